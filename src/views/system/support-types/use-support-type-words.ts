import { useMemo } from 'react';

import { createFormats, type Formats } from '@/domain/format/formats';
import type { Translate } from '@/domain/localization/texts';
import type { LookupName } from '@/domain/lookups/lookup';
import type { SupportTier, SupportTypeInput } from '@/domain/support-types/support-type';
import {
  beneficiaries,
  paperKinds,
  supportForms,
  supportLimits,
  supportMethods,
  tierCriteria,
} from '@/domain/support-types/support-type-lists';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import type { Names } from '@/views/shared/list/cells/names';
import { useNames } from '@/views/shared/list/cells/use-names';
import type { FieldWords } from '@/views/shared/record/conflict-dialog';

import { supportTypeTexts } from './support-type-texts';

const lookups: readonly LookupName[] = [];

export type SupportTypeWords = FieldWords & {
  readonly criterionOf: (tier: SupportTier) => string;
  readonly amountsOf: (tier: SupportTier) => string;
};

/** How a kind of support's values are called and read: in the record, the form and the conflict dialog. */
export function useSupportTypeWords(): SupportTypeWords {
  const texts = useTexts(supportTypeTexts);
  const { language } = useLocalizer();
  const names = useNames(lookups);
  return useMemo(() => createWords(texts, names, createFormats(language)), [texts, names, language]);
}

function createWords(texts: Translate<typeof supportTypeTexts.vi>, names: Names, formats: Formats): SupportTypeWords {
  const criterionOf = ({ tieuChi, tu, den }: SupportTier) => {
    const criterion = names.in(tierCriteria, tieuChi);
    return den === null
      ? texts('tier.rangeOpen', { criterion, from: formats.number(tu) })
      : texts('tier.range', { criterion, from: formats.number(tu), to: formats.number(den) });
  };
  const amountsOf = ({ soTienTu, soTienDen }: SupportTier) =>
    texts('tier.amounts', { from: formats.money(soTienTu), to: formats.money(soTienDen) });
  const money = (value: number | null) => formats.money(value ?? 0);
  const number = (value: number | null) => formats.number(value ?? 0);

  const readers: { readonly [Field in keyof SupportTypeInput]?: (value: SupportTypeInput[Field]) => string } = {
    doiTuong: (value) => names.in(beneficiaries, value),
    cachTinh: (value) => names.in(supportMethods, value),
    mucToiThieu: money,
    mucToiDa: money,
    mucToiDaNhom: money,
    tyLe: number,
    donGia: money,
    soThangToiDa: number,
    soNgayXuLy: (value) => texts('type.workingDays', { n: number(value) }),
    hieuLucTu: formats.date,
    hieuLucDen: (value) => formats.date(value ?? ''),
    gioiHanLan: (value) => names.in(supportLimits, value),
    loaiTruoc: (value) => value.join(', '),
    hanNopSauChuyenDi: (value) => texts('type.workingDays', { n: number(value) }),
    bangMuc: (value) => value.map((tier) => `${criterionOf(tier)}: ${amountsOf(tier)}`).join('\n'),
    thanhPhanHoSo: (value) => value.map(({ ten, hinhThuc }) => `${ten} (${names.in(paperKinds, hinhThuc)})`).join('\n'),
    bieuMau: (value) => names.in(supportForms, value),
  };

  return {
    labelOf: (field) => texts(`type.${field as keyof SupportTypeInput}`),
    textOf: (field, value) => {
      const read = readers[field as keyof SupportTypeInput] as ((value: unknown) => string) | undefined;
      return value === undefined || value === null || value === '' ? '' : (read?.(value) ?? (value as string));
    },
    criterionOf,
    amountsOf,
  };
}
