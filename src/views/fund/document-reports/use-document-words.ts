import { useMemo } from 'react';

import type { DocumentLineInput } from '@/domain/document-reports/document-report-input';
import { missingValue } from '@/domain/format/identities';
import { useTexts } from '@/views/app/localization-context';
import { useNames } from '@/views/shared/list/cells/use-names';
import type { FieldWords } from '@/views/shared/record/conflict-dialog';

import { quarterReportTexts } from '../quarter-reports/quarter-report-texts';
import { reportWords } from '../quarter-reports/report-words';
import { documentTexts } from './document-texts';

const lookups = ['tai-lieu'] as const;

/** How a document report's fields are called and read where two versions are compared. */
export function useDocumentWords(): FieldWords {
  const texts = useTexts(documentTexts);
  const shared = useTexts(quarterReportTexts);
  const names = useNames(lookups);
  return useMemo(
    () =>
      reportWords(shared, texts('document.lines'), {
        chiTiet: (value) =>
          (value as readonly DocumentLineInput[])
            .map(({ taiLieuId, tonDau, nhan, daCap, hongMat, deNghi }) => {
              const name = taiLieuId ? names.of('tai-lieu', taiLieuId) : texts('line.unnamed');
              return `${name}: ${[tonDau, nhan, daCap, hongMat, deNghi].map((count) => count ?? missingValue).join(' / ')}`;
            })
            .join('\n'),
      }),
    [texts, shared, names],
  );
}
