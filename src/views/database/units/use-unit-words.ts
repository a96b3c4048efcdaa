import { useMemo } from 'react';

import { formatDate } from '@/domain/format/dates';
import { formatPhone } from '@/domain/format/identities';
import { formatMoney } from '@/domain/format/numbers';
import type { Translate } from '@/domain/localization/texts';
import type { LookupName } from '@/domain/lookups/lookup';
import { unitStates } from '@/domain/reference/unit-lists';
import type { BankAccount, ContactPerson, UnitInput, UnitState } from '@/domain/units/unit';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import type { Names } from '@/views/shared/list/cells/names';
import { useNames } from '@/views/shared/list/cells/use-names';
import type { FieldWords } from '@/views/shared/record/conflict-dialog';

import { useCommuneNames, type ConflictProvinces } from '../use-commune-names';
import { unitTexts } from './unit-texts';

const lookups: readonly LookupName[] = ['loai-don-vi', 'tinh-thanh', 'can-bo-quy', 'ngan-hang'];

/**
 * How a unit's values are called and read, in the record, in the form and in the conflict dialog.
 *
 * @param provinces Province whose communes have to be named, or those of a conflict.
 */
export function useUnitWords(provinces: string | ConflictProvinces): FieldWords {
  const texts = useTexts(unitTexts);
  const { language } = useLocalizer();
  const names = useNames(lookups);
  const communeName = useCommuneNames(provinces);
  return useMemo(() => createWords({ texts, language, names, communeName }), [texts, language, names, communeName]);
}

type Sources = {
  readonly texts: Translate<typeof unitTexts.vi>;
  readonly language: string;
  readonly names: Names;
  readonly communeName: (id: string) => string;
};

function createWords({ texts, language, names, communeName }: Sources): FieldWords {
  const named = (lookup: LookupName) => (value: unknown) => names.of(lookup, String(value));
  const money = (value: unknown) => formatMoney(Number(value), language);

  const readers: Partial<Record<keyof UnitInput, (value: unknown) => string>> = {
    loaiDonViId: named('loai-don-vi'),
    ngayCapGp: (value) => formatDate(String(value)),
    tinhThanhMa: named('tinh-thanh'),
    xaPhuongMa: (value) => communeName(String(value)),
    dienThoai: (value) => formatPhone(String(value)),
    canBoPhuTrachId: named('can-bo-quy'),
    duNoNld: money,
    duNoDoanhThu: money,
    trangThai: (value) => names.in(unitStates, value as UnitState),
    taiKhoan: (value) =>
      (value as readonly BankAccount[])
        .map(({ nganHangId, soTaiKhoan, chuTaiKhoan }) =>
          [named('ngan-hang')(nganHangId), soTaiKhoan, chuTaiKhoan].join(' – '),
        )
        .join('\n'),
    lienHe: (value) =>
      (value as readonly ContactPerson[])
        .map(({ hoTen, chucVu, dienThoai, email }) =>
          [hoTen, chucVu, formatPhone(dienThoai), email].filter(Boolean).join(' – '),
        )
        .join('\n'),
  };

  return {
    labelOf: (field) => texts(`unit.${field as keyof UnitInput}`),
    textOf: (field, value) => {
      const isNothing = value === undefined || value === null || value === '';
      return isNothing ? '' : (readers[field as keyof UnitInput]?.(value) ?? (value as string));
    },
  };
}
