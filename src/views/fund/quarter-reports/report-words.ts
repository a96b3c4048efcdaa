import type { Translate } from '@/domain/localization/texts';
import type { FieldWords } from '@/views/shared/record/conflict-dialog';

import type { quarterReportTexts } from './quarter-report-texts';

/** How a report's fields are called and read in the conflict dialog. @param linesText The lines in words. */
export function reportWords(
  texts: Translate<typeof quarterReportTexts.vi>,
  linesLabel: string,
  readers: Readonly<Record<string, (value: unknown) => string>>,
): FieldWords {
  const labels: Readonly<Record<string, string>> = {
    nam: texts('head.nam'),
    quy: texts('head.quy'),
    nguoiLap: texts('head.nguoiLap'),
    dienThoaiLap: texts('head.dienThoaiLap'),
    ghiChu: texts('head.ghiChu'),
  };
  return {
    labelOf: (field) => labels[field] ?? linesLabel,
    textOf: (field, value) =>
      value === undefined || value === null ? '' : (readers[field]?.(value) ?? String(value as string | number)),
  };
}
