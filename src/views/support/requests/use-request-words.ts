import { useMemo } from 'react';

import { createFormats } from '@/domain/format/formats';
import { commonTexts } from '@/domain/localization/common-texts';
import type { LookupName } from '@/domain/lookups/lookup';
import type { CaseDraft, RequestDraft } from '@/domain/support/support-draft';
import { filingWays } from '@/domain/support/support-lists';
import type { SubmittedPaper } from '@/domain/support/support-request';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useNames } from '@/views/shared/list/cells/use-names';
import type { FieldWords } from '@/views/shared/record/conflict-dialog';
import { recordTexts } from '@/views/shared/record/record-texts';
import { unitLabel, useUnit } from '@/views/shared/person/use-unit';

import type { CaseTextKey } from './case-detail-facts';
import { caseTexts } from './case-texts';
import { differingFacts } from './differing-facts';
import { requestTexts } from './request-texts';

/**
 * How a request's values are called and read in the conflict dialog.
 *
 * @param type Code of its kind of support, HT01.
 */
export function useRequestWords(unitId: string | null, type: string): FieldWords {
  const texts = useTexts(requestTexts);
  const ofCase = useTexts(caseTexts);
  const nothing = useTexts(recordTexts)('conflict.empty');
  const yes = useTexts(commonTexts)('confirm.yes');
  const { language } = useLocalizer();
  const names = useNames(lookups);
  const unit = useUnit(unitId ?? undefined);
  return useMemo(() => {
    const { date, money } = createFormats(language);
    const wording = {
      ...{ type, names, date, money, yes },
      label: (key: CaseTextKey) => ofCase(key as 'case.hoTen'),
      paper: (state: SubmittedPaper['tinhTrang']) => ofCase(`paper.${state}`),
    };
    const caseLine = (entry: CaseDraft, index: number, others: readonly (readonly CaseDraft[])[]) => {
      const line = `${entry.nguoi?.hoTen ?? String(index + 1)}: ${money(entry.tienDeNghi ?? 0)}`;
      const facts = differingFacts(entry, others, wording).map(({ label, value }) => `${label}: ${value || nothing}`);
      return facts.length === 0 ? line : `${line} (${facts.join('; ')})`;
    };
    const readers: Partial<Record<keyof RequestDraft, (value: unknown, compared: readonly unknown[]) => string>> = {
      donViId: (value) => (unit !== undefined && unit.id === value ? unitLabel(unit) : String(value)),
      hinhThucNop: (value) => names.in(filingWays, value as RequestDraft['hinhThucNop']),
      ngayDeNghi: (value) => date(String(value)),
      truongHop: (value, compared) =>
        (value as readonly CaseDraft[])
          .map((entry, index) => caseLine(entry, index, compared as readonly (readonly CaseDraft[])[]))
          .join('\n'),
    };
    return {
      labelOf: (field) => texts(`request.${field as keyof RequestDraft}`),
      textOf: (field, value, compared = []) => {
        const isNothing = value === undefined || value === null || value === '';
        return isNothing ? '' : (readers[field as keyof RequestDraft]?.(value, compared) ?? (value as string));
      },
    };
  }, [texts, ofCase, nothing, yes, language, names, unit, type]);
}

const lookups: readonly LookupName[] = ['thi-truong'];
