import { useMemo } from 'react';

import type { TextTable } from '@/domain/localization/texts';
import type { LookupName } from '@/domain/lookups/lookup';
import { useLocalizer } from '@/views/app/localization-context';
import { useNames } from '@/views/shared/list/cells/use-names';

import { columnTexts } from './column-texts';
import { noteTexts } from './note-texts';
import { reportTexts } from './report-texts';
import { createReportWords, type ReportWords } from './report-words';

const noLookups: readonly LookupName[] = [];

/** The words of the report screens in the reader's language. */
export function useReportWords(): ReportWords {
  const localizer = useLocalizer();
  const names = useNames(noLookups);
  return useMemo(() => {
    const inLanguage = (table: TextTable) => {
      const text = localizer.textsFor(table);
      return Object.fromEntries(Object.keys(table.vi).map((key) => [key, text(key)]));
    };
    return createReportWords(localizer.language, names, {
      report: { ...inLanguage(reportTexts), ...inLanguage(noteTexts) },
      column: inLanguage(columnTexts),
    });
  }, [localizer, names]);
}
