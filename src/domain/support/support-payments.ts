import { dayOf } from '../format/dates';
import { amountInWords } from '../fund/amount-in-words';
import { transferContent } from '../fund/record-codes';
import type { SupportCase, SupportPayment, SupportRequest } from './support-request';

/** Tình trạng chi: 1 chưa chi, 2 chi một phần, 3 đã chi, 4 bị trả lại. */
export type SupportPaymentState = SupportCase['tinhTrangChi'];

type PaidCase = Pick<SupportCase, 'tienDuyet' | 'chiTra'>;

/** The payments that stand: those that were not taken back. */
export function standingPayments(payments: readonly SupportPayment[]): readonly SupportPayment[] {
  return payments.filter(({ huyLuc }) => huyLuc === null);
}

/** Integer đồng. */
export function sumOfPayments(payments: readonly SupportPayment[]): number {
  return payments.reduce((sum, { soTien }) => sum + soTien, 0);
}

/** What was paid for a case and did not come back. Integer đồng. */
export function paidFor({ chiTra }: Pick<PaidCase, 'chiTra'>): number {
  return sumOfPayments(standingPayments(chiTra));
}

/** ISO dates, both inclusive; where one is missing the period is open on that side. */
export type PaymentPeriod = { readonly from: string | undefined; readonly to: string | undefined };

/** The payments of a period that stand; of a case paid in parts they may be some of them. */
export function paymentsWithin(
  { chiTra }: Pick<PaidCase, 'chiTra'>,
  { from, to }: PaymentPeriod,
): readonly SupportPayment[] {
  return standingPayments(chiTra).filter(
    ({ ngayChi }) => (from === undefined || ngayChi >= from) && (to === undefined || ngayChi <= to),
  );
}

/** What of an approved case is still to be paid. Integer đồng. */
export function leftToPay(paid: PaidCase): number {
  return Math.max(0, (paid.tienDuyet ?? 0) - paidFor(paid));
}

type Request<Case> = { readonly truongHop: readonly Case[] };

/** The cases of a request to which something is still to be paid. */
export function payableCases<Case extends PaidCase>({ truongHop }: Request<Case>): readonly Case[] {
  return truongHop.filter((each) => leftToPay(each) > 0);
}

/** How far a case is paid; what came back and was not paid again is returned. */
export function paymentStateOf(paid: PaidCase): SupportPaymentState {
  const amount = paidFor(paid);
  if (amount > 0 && amount >= (paid.tienDuyet ?? 0)) {
    return 3;
  }
  if (isLeftReturned(paid)) {
    return 4;
  }
  return amount > 0 ? 2 : 1;
}

/**
 * Whether something came back in whose place nothing was paid since, whichever of several payments it was: one that stood
 * already when it came back is no second try.
 */
function isLeftReturned({ chiTra }: Pick<PaidCase, 'chiTra'>): boolean {
  return chiTra.some(
    ({ huyLuc }, place) => huyLuc !== null && !chiTra.slice(place + 1).some(({ ngayChi }) => ngayChi >= dayOf(huyLuc)),
  );
}

/** ISO date on which a case was last paid, in whatever order its payments were entered; `null` where none stands. */
export function lastPaidOn({ chiTra }: Pick<PaidCase, 'chiTra'>): string | null {
  return standingPayments(chiTra).reduce<string | null>(
    (latest, { ngayChi }) => (latest === null || ngayChi > latest ? ngayChi : latest),
    null,
  );
}

/** True when nothing of an approved request is left to pay. */
export function isPaidWhole(cases: readonly PaidCase[]): boolean {
  return cases.every((paid) => leftToPay(paid) === 0);
}

/** A line of the list of payment orders (Ủy nhiệm chi). */
export type PaymentOrder = {
  readonly truongHopId: string;
  readonly chuTaiKhoan: string;
  readonly soTaiKhoan: string;
  readonly nganHangId: string;
  readonly chiNhanh: string | null;
  /** Integer đồng. */
  readonly soTien: number;
  /** Content of the transfer, plain letters: codes of request and certificate. */
  readonly noiDung: string;
};

export type PaymentOrderList = {
  readonly items: readonly PaymentOrder[];
  /** Integer đồng. */
  readonly tong: number;
  readonly bangChu: string;
};

/**
 * What is still to be transferred of an approved request, a line per account holder's case, with the sum in figures and
 * words; `'paid'` lists what was transferred instead, for the file.
 */
export function paymentOrders(
  request: Pick<SupportRequest, 'ma' | 'truongHop'>,
  kind: 'toPay' | 'paid' = 'toPay',
): PaymentOrderList {
  const items = request.truongHop.flatMap((each) => {
    const soTien = kind === 'toPay' ? leftToPay(each) : paidFor(each);
    return soTien === 0
      ? []
      : [
          {
            truongHopId: each.id,
            chuTaiKhoan: each.chuTaiKhoan ?? '',
            soTaiKhoan: each.soTaiKhoan ?? '',
            nganHangId: each.nganHangId ?? '',
            chiNhanh: each.chiNhanh,
            soTien,
            noiDung: transferContent(request.ma, each.soGcn ?? ''),
          },
        ];
  });
  const tong = items.reduce((sum, { soTien }) => sum + soTien, 0);
  return { items, tong, bangChu: amountInWords(tong) };
}
