import { normalizeAccountNumber } from '../identity/account-number';
import { isSame } from '../records/record-differences';
import { valueOrNull } from '../records/value-or-null';
import { normalizeName, normalizeOptionalName } from '../text/names';
import { withoutDiacritics } from '../text/search-text';
import { isBankAccount } from '../validation/checks';
import { checkedText, optionalText, requiredText, type TextField } from '../validation/yup-fields';
import type { SupportCaseInput } from './support-request';

/** Where the money of a case goes. */
export type CaseTransfer = Pick<SupportCaseInput, 'chuTaiKhoan' | 'soTaiKhoan' | 'nganHangId' | 'chiNhanh'>;

/** What of a case says where its money goes. */
export function transferOf({ chuTaiKhoan, soTaiKhoan, nganHangId, chiNhanh }: CaseTransfer): CaseTransfer {
  return { chuTaiKhoan, soTaiKhoan, nganHangId, chiNhanh };
}

/** True where both lead to the same account, written alike; check normalised values. */
export function isSameTransfer(one: CaseTransfer, other: CaseTransfer): boolean {
  return isSame(transferOf(one), transferOf(other));
}

/** An account as it is stored, with whatever else stands beside it. */
export function normalizeTransfer<Whole extends CaseTransfer>(input: Whole): Whole {
  return {
    ...input,
    chuTaiKhoan: normalizeOptionalName(accountHolderName(input.chuTaiKhoan ?? '')),
    soTaiKhoan: valueOrNull(normalizeAccountNumber(input.soTaiKhoan ?? '')),
    nganHangId: valueOrNull(input.nganHangId),
    chiNhanh: normalizeOptionalName(input.chiNhanh),
  };
}

/**
 * A name as banks write account holders: capitals without diacritics.
 *
 * @example
 * accountHolderName('Nguyễn Văn  Hải'); // 'NGUYEN VAN HAI'
 */
export function accountHolderName(name: string): string {
  return withoutDiacritics(normalizeName(name)).toUpperCase();
}

/**
 * Rules of an account that money goes to, field by field.
 *
 * @param mayStay True for a masked number that may come back as it was shown.
 */
export function transferFields(mayStay: (text: string) => boolean) {
  return {
    chuTaiKhoan: requiredText({ max: 50 }),
    soTaiKhoan: checkedText(requiredText(), 'bankAccount', (text) => mayStay(text) || isBankAccount(text)),
    nganHangId: requiredText(),
    chiNhanh: optionalText({ max: 100 }),
  } satisfies Record<keyof CaseTransfer, TextField>;
}
