import { spreadsheetFormats, type SpreadsheetFormat } from '@/domain/files/spreadsheet-format';
import { useTexts } from '@/views/app/localization-context';

import { ChoiceGroup } from '../../choice-group';
import { exportTexts } from './export-texts';
import { useExportFormat } from './use-export-format';

type ExportFormatChoiceProps = {
  readonly format: SpreadsheetFormat;
  readonly onChoose: (format: SpreadsheetFormat) => void;
};

/** The kind of file that an export makes; it is offered first from then on. */
export function ExportFormatChoice({ format, onChoose }: ExportFormatChoiceProps) {
  const texts = useTexts(exportTexts);
  const [, remember] = useExportFormat();
  return (
    <ChoiceGroup
      label={texts('export.format')}
      value={format}
      choices={spreadsheetFormats.map((each) => [each, texts(`export.format.${each}`)])}
      {...(format === 'csv' ? { help: texts('export.csvHint') } : {})}
      onChoose={(chosen) => {
        remember(chosen);
        onChoose(chosen);
      }}
    />
  );
}
