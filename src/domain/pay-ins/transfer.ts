import { isMasked } from '../format/identities';
import { transferContent } from '../fund/record-codes';
import { vietQrText } from '../fund/viet-qr';
import { countedAmount } from './receipt';
import { bankTransfer, type FundAccount, type PayIn } from './pay-in';

/** What a payer types at his bank. */
export type Transfer = {
  readonly account: FundAccount;
  /** Integer đồng. */
  readonly amount: number;
  readonly content: string;
  /** Text of the VietQR picture; `undefined` where the receiving account can have none, such as one at the Treasury. */
  readonly qrText: string | undefined;
};

/** The transfer that pays a voucher; `undefined` unless it is paid by transfer into a known account. */
export function transferOf(record: PayIn, accounts: readonly FundAccount[]): Transfer | undefined {
  const account = accounts.find(({ id }) => id === record.taiKhoanNhanId);
  if (account === undefined || record.hinhThuc !== bankTransfer) {
    return undefined;
  }
  // A bank's text with a masked number would name nobody; the code alone finds the voucher too.
  const payer = record.maSoNguoiNop ?? '';
  const content = transferContent(record.ma, isMasked(payer) ? '' : payer);
  const amount = countedAmount(record);
  const qrText = vietQrText({ bin: account.nganHangId, account: account.soTaiKhoan, amount, content });
  return { account, amount, content, qrText };
}
