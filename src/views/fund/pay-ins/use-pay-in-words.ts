import { useMemo } from 'react';

import { formatDate } from '@/domain/format/dates';
import { formatMoney } from '@/domain/format/numbers';
import { payInKinds, payInMethods, type FundAccount, type PayInInput, type PayInMethod } from '@/domain/pay-ins/pay-in';
import type { AllocationInput, PayInKind } from '@/domain/pay-ins/pay-in';
import { banks } from '@/domain/reference/banks';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import type { Names } from '@/views/shared/list/cells/names';
import { useNames } from '@/views/shared/list/cells/use-names';
import type { FieldWords } from '@/views/shared/record/conflict-dialog';
import { unitLabel, useUnit } from '@/views/shared/person/use-unit';

import { payInTexts } from './pay-in-texts';

/** How a voucher's values are called and read, in the record, in the form and in the conflict dialog. */
export function usePayInWords(accounts: readonly FundAccount[], donViId: string | null): FieldWords {
  const texts = useTexts(payInTexts);
  const { language } = useLocalizer();
  const names = useNames(noLookups);
  const unit = useUnit(donViId ?? undefined);
  return useMemo(() => {
    const money = (value: unknown) => formatMoney(Number(value), language);
    const readers: Partial<Record<keyof PayInInput, (value: unknown) => string>> = {
      loai: (value) => names.in(payInKinds, value as PayInKind),
      donViId: (value) => (unit !== undefined && unit.id === value ? unitLabel(unit) : String(value)),
      hinhThuc: (value) => names.in(payInMethods, value as PayInMethod),
      ngayNop: (value) => formatDate(String(value)),
      soTien: money,
      taiKhoanNhanId: (value) => accountLabel(accounts, String(value), names),
      nganHangId: (value) => names.in(banks, String(value)),
      phanBo: (value) =>
        (value as readonly AllocationInput[]).map(({ ma, soTien }) => `${ma}: ${money(soTien ?? 0)}`).join('\n'),
    };
    return {
      labelOf: (field) => texts(`payIn.${field as keyof PayInInput}`),
      textOf: (field, value) => {
        const isNothing = value === undefined || value === null || value === '';
        return isNothing ? '' : (readers[field as keyof PayInInput]?.(value) ?? (value as string));
      },
    };
  }, [texts, language, names, accounts, unit]);
}

/** Bank and number, as selects show an account. */
export function accountLabel(accounts: readonly FundAccount[], id: string, names: Names): string {
  const account = accounts.find((known) => known.id === id);
  return account === undefined ? id : `${names.in(banks, account.nganHangId)} – ${account.soTaiKhoan}`;
}

const noLookups = [] as const;
