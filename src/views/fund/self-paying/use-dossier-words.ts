import { useMemo } from 'react';

import { formatDate } from '@/domain/format/dates';
import { formatPhone } from '@/domain/format/identities';
import { formatMoney, formatNumber } from '@/domain/format/numbers';
import type { LookupName } from '@/domain/lookups/lookup';
import { banks } from '@/domain/reference/banks';
import type { NamedValue } from '@/domain/reference/named-value';
import { educationLevels, sexes } from '@/domain/reference/person-lists';
import {
  dossierSources,
  paymentMethods,
  selfPayingForms,
  type SelfPayingInput,
} from '@/domain/self-paying/self-paying-dossier';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useLookup } from '@/views/shared/form/use-lookup';
import { useNames } from '@/views/shared/list/cells/use-names';
import type { FieldWords } from '@/views/shared/record/conflict-dialog';
import { unitLabel, useUnit } from '@/views/shared/person/use-unit';

import { dossierTexts } from './dossier-texts';

const lookups: readonly LookupName[] = ['thi-truong', 'nganh-nghe', 'tinh-thanh'];

export type DossierWords = FieldWords & {
  /** Integer đồng as people read it. */
  readonly money: (amount: number) => string;
};

/**
 * How a dossier's values are called and read, in the record, in the form and in the conflict dialog.
 *
 * @param provinceId Province whose communes have to be named.
 * @param unitId Unit that has to be named.
 */
export function useDossierWords(provinceId: string, unitId: string | null): DossierWords {
  const texts = useTexts(dossierTexts);
  const { language } = useLocalizer();
  const names = useNames(lookups);
  const { nameOf: communeName } = useLookup('xa-phuong', provinceId);
  const unit = useUnit(unitId ?? undefined);
  return useMemo(() => {
    const inList =
      <Id extends string | number>(list: readonly NamedValue<Id>[]) =>
      (value: unknown) =>
        names.in(list, value as Id);
    const date = (value: unknown) => formatDate(String(value));
    const phone = (value: unknown) => formatPhone(String(value));
    const readers: Partial<Record<keyof SelfPayingInput, (value: unknown) => string>> = {
      ...{ ngaySinh: date, ngayCapCccd: date, ngayCapHc: date, ngayHetHanHc: date, ngayXacNhan: date, ngayKy: date },
      ...{ tuNgay: date, denNgay: date, ngayXuatCanh: date, ngayNop: date, dienThoai: phone, lienHeDienThoai: phone },
      gioiTinh: inList(sexes),
      trinhDo: inList(educationLevels),
      hinhThuc: inList(selfPayingForms),
      hinhThucNop: inList(paymentMethods),
      nguon: inList(dossierSources),
      nganHangId: inList(banks),
      tinhThanhMa: (value) => names.of('tinh-thanh', String(value)),
      xaPhuongMa: (value) => communeName(String(value)),
      thiTruongId: (value) => names.of('thi-truong', String(value)),
      nganhNgheId: (value) => names.of('nganh-nghe', String(value)),
      donViId: (value) => (unit !== undefined && unit.id === value ? unitLabel(unit) : String(value)),
      mucLuong: (value) => formatNumber(Number(value), language),
    };
    return {
      labelOf: (field) => texts(`dossier.${field as keyof SelfPayingInput}`),
      textOf: (field, value) => {
        const isNothing = value === undefined || value === null || value === '';
        return isNothing ? '' : (readers[field as keyof SelfPayingInput]?.(value) ?? (value as string));
      },
      money: (amount) => formatMoney(amount, language),
    };
  }, [texts, language, names, communeName, unit]);
}
