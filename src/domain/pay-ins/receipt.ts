import { object } from 'yup';

import { reasonLength } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import { isBlank, optionalOneOfThese, optionalText, requiredFlag } from '../validation/yup-fields';
import { inOpenPeriod } from './open-period';
import { needsUnit, type DifferenceHandling, type PayIn } from './pay-in';
import { paymentAmount, paymentDay } from './pay-in-schema';

/** Money that came: its value date and amount, and what is done where the amount is not the declared one. */
export type Receipt = {
  /** ISO date. */
  readonly ngayGhiCo: string;
  /** Integer đồng. */
  readonly soTienThucNhan: number | null;
  readonly xuLyChenhLech: DifferenceHandling | null;
  readonly lyDoChenhLech: string | null;
  /** Forget the declared allocation; the money goes to the payer's oldest debts of now. */
  readonly phanBoLai: boolean;
};

/**
 * True for a voucher that is to pay reports and names none: the draft that it was declared for was deleted, or there was
 * no report yet. Its money is for what is owed when it comes; else it would become credit beside a debt.
 */
export function namesNoReport({
  loai,
  phanBo,
}: Pick<PayIn, 'loai'> & { readonly phanBo: readonly unknown[] }): boolean {
  return needsUnit(loai) && phanBo.length === 0;
}

/** What the accountant is shown first: the declared payment. */
export function declaredReceipt(voucher: Pick<PayIn, 'loai' | 'ngayNop' | 'soTien' | 'phanBo'>): Receipt {
  return {
    ngayGhiCo: voucher.ngayNop,
    soTienThucNhan: voucher.soTien,
    xuLyChenhLech: null,
    lyDoChenhLech: null,
    phanBoLai: namesNoReport(voucher),
  };
}

type ReceiptRules = { readonly declared: number; readonly today: string; readonly openFrom?: string | undefined };

/**
 * Rules of a receipt (domain dictionary §5.5 b; QuyHoTro:03004): a difference needs a reason of 10–500 characters and a
 * decision; money can only be given back when more came than was declared.
 *
 * @param rules.declared The voucher's amount. Integer đồng.
 * @param rules.today ISO date. @param rules.openFrom ISO date of the open accounting period; `undefined` where it is not known.
 */
export function receiptSchema({ declared, today, openFrom }: ReceiptRules) {
  const received = (receipt: unknown): unknown => Reflect.get(receipt as object, 'soTienThucNhan');
  const differs = (receipt: unknown) => typeof received(receipt) === 'number' && received(receipt) !== declared;
  return object({
    ngayGhiCo: inOpenPeriod(paymentDay(today), openFrom),
    soTienThucNhan: paymentAmount(),
    xuLyChenhLech: optionalOneOfThese([1, 2])
      .test('required', validationMessage('required'), (value, { parent }) => !differs(parent) || isHandling(value))
      .test(
        'giveBack',
        validationMessage('nothingToGiveBack'),
        (value, { parent }) => value !== 2 || Number(received(parent)) > declared,
      ),
    lyDoChenhLech: optionalText(reasonLength).test(
      'required',
      validationMessage('reasonRequired'),
      (value, { parent }) => !differs(parent) || !isBlank(value),
    ),
    phanBoLai: requiredFlag(),
  });
}

function isHandling(value: unknown): boolean {
  return value === 1 || value === 2;
}

/** The part of what came that counts: given back is what came beyond the declared amount. Integer đồng. */
export function countedAmount({
  soTien,
  soTienThucNhan,
  xuLyChenhLech,
}: Pick<PayIn, 'soTien' | 'soTienThucNhan' | 'xuLyChenhLech'>): number {
  const received = soTienThucNhan ?? soTien;
  return xuLyChenhLech === 2 ? Math.min(soTien, received) : received;
}

/** Keeps an allocation in its order as far as the money goes; lines that get nothing are left out. */
export function allocationWithin<Line extends { readonly soTien: number }>(
  lines: readonly Line[],
  amount: number,
): readonly Line[] {
  let left = amount;
  return lines.flatMap((line) => {
    const given = Math.min(line.soTien, left);
    left -= given;
    return given > 0 ? [{ ...line, soTien: given }] : [];
  });
}
