import { formatMoney } from '@/domain/format/numbers';
import type { SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import { paymentFaults, type PaymentFound } from '@/domain/self-paying/self-paying-steps';

import { MockFailure } from '../../failures';

/** @throws MockFailure 403 `QuyHoTro:02004`, with what is wrong at each field, for money that does not cover the dossier. */
export function refuseUncovered(
  dossier: Pick<SelfPayingDossier, 'ma' | 'conPhaiNop'>,
  found: Pick<PaymentFound, 'soTienThucNhan' | 'noiDung'>,
): void {
  const { ma, conPhaiNop } = dossier;
  const faults = paymentFaults(dossier, found);
  if (faults.length === 0) {
    return;
  }
  const messages = {
    soTienThucNhan: {
      vi: `Số tiền chưa đủ: hồ sơ còn phải nộp ${formatMoney(conPhaiNop)}.`,
      en: `The amount is short: ${formatMoney(conPhaiNop, 'en')} are still due.`,
    },
    noiDung: {
      vi: `Nội dung ghi mã của hồ sơ khác, không phải ${ma}.`,
      en: `The text names another record, not ${ma}.`,
    },
  };
  throw new MockFailure(403, {
    code: 'QuyHoTro:02004',
    message: {
      vi: 'Chưa xác nhận được khoản đóng góp, không thể cấp giấy chứng nhận.',
      en: 'The contribution is not confirmed; no certificate can be issued.',
    },
    data: { ma },
    validationErrors: faults.map((field) => ({ message: messages[field], members: [field] })),
  });
}
