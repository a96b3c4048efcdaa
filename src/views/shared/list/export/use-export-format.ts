import { spreadsheetFormats, type SpreadsheetFormat } from '@/domain/files/spreadsheet-format';
import { preferenceKeys } from '@/views/app/preferences';

import { useStoredText } from '../stored-text';

/** The kind of file that the person chose last, in any export, kept across visits. */
export function useExportFormat(): readonly [SpreadsheetFormat, (format: SpreadsheetFormat) => void] {
  const { text, update } = useStoredText(preferenceKeys.exportFormat);
  const remembered = spreadsheetFormats.find((format) => format === text) ?? spreadsheetFormats[0];
  return [
    remembered,
    (format) => {
      update(() => format);
    },
  ];
}
