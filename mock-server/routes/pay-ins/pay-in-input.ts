import { transactionKey } from '@/domain/fund/bank-statement';
import { cameToNothing, kindsFor, type AllocationInput, type PayInInput } from '@/domain/pay-ins/pay-in';
import { emptyPayIn, normalizePayIn } from '@/domain/pay-ins/pay-in-input';
import { payInSchema } from '@/domain/pay-ins/pay-in-schema';
import { fundUnitTypeId } from '@/domain/constants';
import { banks } from '@/domain/reference/banks';
import { checkAllocation } from '@/domain/fund/allocation';
import { validationErrorsOf, type FieldError } from '@/domain/validation/schema-errors';
import { isJsonObject } from '@/domain/validation/json-object';

import type { Database } from '../../data/database';
import { fundAccounts } from '../../data/fund/fund-accounts';
import { stillDue } from '../../data/fund/ledger';
import type { AllocationRow, PayInRow } from '../../data/fund/pay-in-row';
import { businessFailure, type MockFailure } from '../../failures';
import type { MockUser } from '../../routing';
import { paperTaken } from './paper-refusals';
import { isVisiblePayIn } from './pay-in-list';
import { payableDocument } from './payable-documents';
import { scopeOf } from '../data-scope';
import { knownFields, normalized } from '../request-input';
import { fieldError, refuseInvalid } from '../validation-answers';

/** What a client may say of a voucher, as it is stored. */
export type PayInWish = Omit<PayInInput, 'soTien' | 'phanBo'> & Pick<PayInRow, 'soTien' | 'phanBo'>;

type Reading = {
  readonly database: Database;
  readonly user: MockUser;
  /** ISO date by which "not in the future" is measured. */
  readonly today: string;
};

/**
 * The voucher in a request's body, in stored form, checked by the rules that the form itself uses, against the look-ups
 * and against what its documents still owe. A unit's own vouchers are its own whatever the body says.
 *
 * @throws MockFailure 400 with all complaints, 403 `QuyHoTro:03002` or `QuyHoTro:03003`.
 */
export function readPayIn(body: unknown, { database, user, today }: Reading): PayInWish {
  const isFundStaff = user.loaiDonViId === fundUnitTypeId;
  const known = knownFields(body, { ...emptyPayIn(today), loai: undefined, hinhThuc: undefined, ngayNop: undefined });
  const placed = isJsonObject(known)
    ? { ...known, donViId: isFundStaff ? known['donViId'] : user.donViId, phanBo: lines(database, known) }
    : known;
  const input = normalized(normalizePayIn, placed);
  const errors = validationErrorsOf(payInSchema({ today }), input).filter(({ field }) => !isAllocationError(field));
  refuseInvalid(errors);
  const voucher = input as PayInInput & { readonly soTien: number };
  refuseInvalid(unknownReferences(database, voucher, isFundStaff));
  refuseAllocation(voucher.soTien, voucher.phanBo);
  return {
    ...voucher,
    phanBo: voucher.phanBo.map(({ chungTuId, soTien }) => ({ loai: voucher.loai, chungTuId, soTien: soTien ?? 0 })),
  };
}

/**
 * Another payer's voucher is not told by its code to a unit: it may not know of it (DS4).
 *
 * @throws MockFailure 403 `QuyHoTro:03001` for a paper of the same number, bank and day that another voucher declares, however it is written.
 */
export function refuseDeclaredPaper(
  database: Database,
  { soChungTu, nganHangId, ngayNop }: Pick<PayInRow, 'soChungTu' | 'nganHangId' | 'ngayNop'>,
  ownId: string,
  user: MockUser,
): void {
  const other = [...database.payIns.rows()].find(
    (row) =>
      row.id !== ownId &&
      !cameToNothing(row) &&
      transactionKey(row.soChungTu) === transactionKey(soChungTu) &&
      row.nganHangId === nganHangId &&
      row.ngayNop === ngayNop,
  );
  if (other !== undefined) {
    const ma = isVisiblePayIn(other, scopeOf(user)) ? other.ma : undefined;
    throw paperTaken({ soChungTu, nganHangId, ngay: ngayNop }, ma);
  }
}

/** @throws MockFailure 403 when a document can no longer take what the voucher gives it, or too much is given in all. */
export function refuseStoredAllocation(database: Database, soTien: number, phanBo: readonly AllocationRow[]): void {
  refuseAllocation(
    soTien,
    phanBo.map((line) => lineOf(database, line.loai, line.chungTuId, line.soTien)),
  );
}

function refuseAllocation(soTien: number, phanBo: readonly AllocationInput[]): void {
  const [problem] = checkAllocation({
    soTien,
    phanBo: phanBo.map((line) => ({ ma: line.ma, conPhaiNop: line.conPhaiNop, soTien: line.soTien ?? 0 })),
  });
  if (problem !== undefined) {
    throw allocationRefusal(problem);
  }
}

function allocationRefusal(problem: ReturnType<typeof checkAllocation>[number]): MockFailure {
  return problem.code === 'QuyHoTro:03002'
    ? businessFailure(
        problem.code,
        {
          vi: 'Tổng số tiền phân bổ lớn hơn số tiền nộp.',
          en: 'The allocations add up to more than the amount paid in.',
        },
        { tongPhanBo: problem.tongPhanBo },
      )
    : businessFailure(
        problem.code,
        {
          vi: `Số tiền phân bổ cho ${problem.ma} vượt số còn phải nộp.`,
          en: `The allocation to ${problem.ma} is more than is still due.`,
        },
        { ma: problem.ma },
      );
}

/** The body's lines with code and debt of their documents, which are the server's to say. */
function lines(database: Database, { loai, phanBo }: Readonly<Record<string, unknown>>): unknown {
  return Array.isArray(phanBo)
    ? phanBo.map((line: unknown) => {
        const { chungTuId, soTien } = isJsonObject(line) ? line : {};
        return { ...lineOf(database, loai as PayInRow['loai'], String(chungTuId), null), soTien: soTien ?? null };
      })
    : phanBo;
}

function lineOf(database: Database, loai: PayInRow['loai'], chungTuId: string, soTien: number | null): AllocationInput {
  const found = payableDocument(database, loai, chungTuId);
  return {
    chungTuId,
    ma: found?.ma ?? chungTuId,
    dienGiai: found?.dienGiai ?? '',
    hanNop: found?.hanNop ?? '',
    conPhaiNop: found === undefined ? 0 : stillDue(database, loai, chungTuId),
    soTien,
  };
}

/** These have business codes of their own, which say more than a field's complaint. */
function isAllocationError(field: string): boolean {
  return field === 'phanBo' || /^phanBo\[\d+\]\.soTien$/u.test(field);
}

function unknownReferences(database: Database, voucher: PayInInput, isFundStaff: boolean): readonly FieldError[] {
  const { loai, donViId, taiKhoanNhanId, nganHangId, phanBo } = voucher;
  const isKnownKind = kindsFor(isFundStaff).some(({ id }) => id === loai);
  const isKnownUnit = donViId === null || database.units.find(donViId) !== undefined;
  const isKnownAccount = taiKhoanNhanId === null || fundAccounts.some(({ id }) => id === taiKhoanNhanId);
  const isKnownBank = nganHangId === null || banks.some(({ id }) => id === nganHangId);
  return [
    ...(isKnownKind ? [] : [fieldError('loai', 'invalid')]),
    ...(isKnownUnit ? [] : [fieldError('donViId', 'invalid')]),
    ...(isKnownAccount ? [] : [fieldError('taiKhoanNhanId', 'invalid')]),
    ...(isKnownBank ? [] : [fieldError('nganHangId', 'invalid')]),
    ...phanBo.flatMap(({ chungTuId }, index) => {
      const found = payableDocument(database, loai, chungTuId);
      const isOwn = found !== undefined && (loai === 'tu-dong' || found.donViId === donViId);
      return isOwn ? [] : [fieldError(`phanBo[${index}].chungTuId`, 'invalid')];
    }),
  ];
}
