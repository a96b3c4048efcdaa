import { useMemo } from 'react';

import type { ContributionAmountInput, RevenueItem } from '@/domain/contribution-amounts/contribution-amount';
import { allUnitTypes, amountMethods } from '@/domain/contribution-amounts/contribution-amount-lists';
import { revenueItems } from '@/domain/reference/revenue-items';
import { createFormats, type Formats } from '@/domain/format/formats';
import type { ContributionRule } from '@/domain/fund/contribution-rules';
import type { Translate } from '@/domain/localization/texts';
import type { LookupName } from '@/domain/lookups/lookup';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import type { Names } from '@/views/shared/list/cells/names';
import { useNames } from '@/views/shared/list/cells/use-names';
import type { FieldWords } from '@/views/shared/record/conflict-dialog';

import { amountTexts } from './amount-texts';

const lookups: readonly LookupName[] = ['loai-don-vi'];

export type AmountWords = FieldWords & {
  readonly itemName: (item: RevenueItem) => string;
  readonly unitTypeNames: (ids: readonly number[]) => string;
  /** The figure of a rule: an amount or a rate. */
  readonly figureOf: (rule: Pick<ContributionRule, 'soTien' | 'tyLe'>) => string;
  readonly periodOf: (rule: Pick<ContributionRule, 'hieuLucTu' | 'hieuLucDen'>) => string;
  readonly day: (iso: string) => string;
};

/** How a rule's values are called and read: in the record, the form, the conflict dialog and the picture. */
export function useAmountWords(): AmountWords {
  const texts = useTexts(amountTexts);
  const { language } = useLocalizer();
  const names = useNames(lookups);
  return useMemo(() => createWords(texts, names, createFormats(language)), [texts, names, language]);
}

function createWords(texts: Translate<typeof amountTexts.vi>, names: Names, formats: Formats): AmountWords {
  const unitTypeNames = (ids: readonly number[]) =>
    ids.length === 0 ? names.in(allUnitTypes, 0) : ids.map((id) => names.of('loai-don-vi', id)).join(', ');

  const readers: {
    readonly [Field in keyof ContributionAmountInput]?: (value: ContributionAmountInput[Field]) => string;
  } = {
    khoanThu: (value) => names.in(revenueItems, value),
    loaiDonViIds: unitTypeNames,
    cachTinh: (value) => names.in(amountMethods, value),
    soTien: (value) => formats.money(value ?? 0),
    tyLe: (value) => formats.number(value ?? 0),
    hieuLucTu: formats.date,
    hieuLucDen: (value) => formats.date(value ?? ''),
    hoatDong: (value) => texts(value ? 'word.yes' : 'word.no'),
  };

  return {
    labelOf: (field) => texts(`amount.${field as keyof ContributionAmountInput}`),
    textOf: (field, value) => {
      const read = readers[field as keyof ContributionAmountInput] as ((value: unknown) => string) | undefined;
      return value === undefined || value === null || value === '' ? '' : (read?.(value) ?? (value as string));
    },
    itemName: (item) => names.in(revenueItems, item),
    unitTypeNames,
    figureOf: ({ soTien, tyLe }) => (soTien === null ? formats.percent(tyLe ?? 0) : formats.money(soTien)),
    periodOf: ({ hieuLucTu, hieuLucDen }) =>
      hieuLucDen === null
        ? texts('timeline.since', { from: formats.date(hieuLucTu) })
        : texts('timeline.period', { from: formats.date(hieuLucTu), to: formats.date(hieuLucDen) }),
    day: formats.date,
  };
}
