import { useMemo } from 'react';

import { formatDate } from '@/domain/format/dates';
import { formatMoney } from '@/domain/format/numbers';
import type { CaseDraft, RequestDraft } from '@/domain/support/support-draft';
import { filingWays } from '@/domain/support/support-lists';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useNames } from '@/views/shared/list/cells/use-names';
import type { FieldWords } from '@/views/shared/record/conflict-dialog';
import { unitLabel, useUnit } from '@/views/shared/person/use-unit';

import { requestTexts } from './request-texts';

/** How a request's values are called and read in the conflict dialog. */
export function useRequestWords(unitId: string | null): FieldWords {
  const texts = useTexts(requestTexts);
  const { language } = useLocalizer();
  const names = useNames(noLookups);
  const unit = useUnit(unitId ?? undefined);
  return useMemo(() => {
    const caseLine = ({ nguoi, tienDeNghi }: CaseDraft, index: number) =>
      `${nguoi?.hoTen ?? String(index + 1)}: ${formatMoney(tienDeNghi ?? 0, language)}`;
    const readers: Partial<Record<keyof RequestDraft, (value: unknown) => string>> = {
      donViId: (value) => (unit !== undefined && unit.id === value ? unitLabel(unit) : String(value)),
      hinhThucNop: (value) => names.in(filingWays, value as RequestDraft['hinhThucNop']),
      ngayDeNghi: (value) => formatDate(String(value)),
      truongHop: (value) => (value as readonly CaseDraft[]).map(caseLine).join('\n'),
    };
    return {
      labelOf: (field) => texts(`request.${field as keyof RequestDraft}`),
      textOf: (field, value) => {
        const isNothing = value === undefined || value === null || value === '';
        return isNothing ? '' : (readers[field as keyof RequestDraft]?.(value) ?? (value as string));
      },
    };
  }, [texts, language, names, unit]);
}

const noLookups = [] as const;
