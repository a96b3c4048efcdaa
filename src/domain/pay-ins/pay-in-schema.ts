import type { AnySchema } from 'yup';

import { longestTransferContent } from '../fund/record-codes';
import { isBankAccount } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import {
  checkedText,
  isBlank,
  isMissing,
  listOf,
  notInFuture,
  oneOfThese,
  optionalText,
  recordOf,
  requiredDate,
  requiredMoney,
  requiredText,
  siblingText,
  type NumberField,
  type TextField,
} from '../validation/yup-fields';
import {
  bankTransfer,
  cash,
  firstPayInDay,
  needsUnit,
  payInKinds,
  payInMethods,
  type AllocationInput,
  type PayInInput,
  type PayInKind,
} from './pay-in';

/** Bounds of one payment (domain dictionary §5.5). Integer đồng. */
export const payInBounds = { min: 1_000, max: 99_999_999_999 } as const;

/** Documents that one voucher pays: a unit's debts of every month since the Fund began are fewer. */
const mostAllocations = 500;

/**
 * Rules of a pay-in voucher (domain dictionary §5.5). Check a normalised value (`normalizePayIn`); that the paper's number
 * is used once, and what a document owes, only the database knows.
 *
 * @param rules.today ISO date; "not in the future" is measured by it.
 */
export function payInSchema({ today }: { readonly today: string }) {
  return recordOf({
    loai: oneOfThese(payInKinds.map(({ id }) => id)),
    donViId: requiredWhen(optionalText(), (voucher) => needsUnit(siblingText(voucher, 'loai') as PayInKind)),
    hinhThuc: oneOfThese(payInMethods.map(({ id }) => id)),
    ngayNop: paymentDay(today),
    soTien: paymentAmount(),
    taiKhoanNhanId: requiredWhen(optionalText(), (voucher) => methodOf(voucher) !== cash),
    nganHangId: requiredWhen(optionalText(), (voucher) => methodOf(voucher) === bankTransfer),
    soTaiKhoanChuyen: checkedText(optionalText(), 'bankAccount', isBankAccount),
    soChungTu: requiredText({ max: 50 }),
    nguoiNopTien: requiredText({ max: 100 }),
    noiDung: optionalText({ max: longestTransferContent }),
    phanBo: listOf(allocationSchema(), { max: mostAllocations }).test(
      'allocationTooLarge',
      validationMessage('allocationTooLarge'),
      fits,
    ),
    ghiChu: optionalText({ max: 1_000 }),
  } satisfies Record<keyof PayInInput, AnySchema>);
}

/** A day on which money can have come: from the Fund's first year to today. */
export function paymentDay(today: string): TextField {
  return notInFuture(requiredDate(), today).test(
    'tooEarly',
    validationMessage('tooEarly'),
    (day) => isBlank(day) || day >= firstPayInDay,
  );
}

/** Whole đồng between the least and the most that one payment can be. */
export function paymentAmount(): NumberField {
  return requiredMoney().test(
    'range',
    validationMessage('range', payInBounds),
    (value) => isMissing(value) || (value >= payInBounds.min && value <= payInBounds.max),
  );
}

function allocationSchema() {
  return recordOf({
    chungTuId: requiredText(),
    ma: requiredText(),
    dienGiai: optionalText(),
    hanNop: optionalText(),
    conPhaiNop: requiredMoney(),
    soTien: requiredMoney().test('allocationOverDue', validationMessage('allocationOverDue'), (value, { parent }) => {
      const owed: unknown = Reflect.get(parent as object, 'conPhaiNop');
      return typeof value !== 'number' || typeof owed !== 'number' || value <= owed;
    }),
  } satisfies Record<keyof AllocationInput, AnySchema>);
}

/** QuyHoTro:03002: the parts are at most the whole. */
function fits(lines: readonly unknown[] | null | undefined, { parent }: { readonly parent: unknown }): boolean {
  const amount = numberOf(parent, 'soTien');
  const given = (lines ?? []).reduce<number>((sum, line) => sum + (numberOf(line, 'soTien') ?? 0), 0);
  return amount === undefined || given <= amount;
}

function methodOf(voucher: unknown): number | undefined {
  return numberOf(voucher, 'hinhThuc');
}

function numberOf(record: unknown, name: string): number | undefined {
  const value: unknown = typeof record === 'object' && record !== null ? Reflect.get(record, name) : undefined;
  return typeof value === 'number' ? value : undefined;
}

function requiredWhen(field: TextField, isNeeded: (parent: unknown) => boolean): TextField {
  return field.test(
    'required',
    validationMessage('required'),
    (value, { parent }) => !isBlank(value) || !isNeeded(parent),
  );
}
