import { banks } from '@/domain/reference/banks';
import { paymentOrders } from '@/domain/support/support-payments';
import type { SupportRequest } from '@/domain/support/support-request';
import { fundHeading } from '@/views/shared/print/paper-words';
import { AmountInWords, PrintPage, Signatures } from '@/views/shared/print/print-page';
import { PrintTable } from '@/views/shared/print/print-table';

import { paperFormats as formats, paperNames as names, supportPaperWords as words } from './paper-words';

type PaymentsPaperProps = {
  readonly request: SupportRequest;
  /** ISO moment. */
  readonly takenAt: string;
};

/** Danh sách chi, from which the payment orders are written: what is still to be paid, or what was paid once all is. */
export function PaymentsPaper({ request, takenAt }: PaymentsPaperProps) {
  const { soQd, ngayQd } = request;
  const toPay = paymentOrders(request);
  const orders = toPay.items.length === 0 ? paymentOrders(request, 'paid') : toPay;
  return (
    <PrintPage
      organisation={fundHeading}
      title={words.payments}
      subtitle={words.paymentsOf(soQd ?? '', ngayQd === null ? '' : formats.date(ngayQd))}
      orientation="landscape"
      takenAt={takenAt}
    >
      <PrintTable
        rows={orders.items}
        keyOf={({ truongHopId }) => truongHopId}
        unit={words.unit}
        columns={[
          { key: 'chuTaiKhoan', header: words.holder, width: '18%', value: ({ chuTaiKhoan }) => chuTaiKhoan },
          { key: 'soTaiKhoan', header: words.accountNumber, width: '14%', value: ({ soTaiKhoan }) => soTaiKhoan },
          {
            key: 'nganHang',
            header: words.bank,
            width: '20%',
            value: ({ nganHangId, chiNhanh }) => [names.in(banks, nganHangId), chiNhanh].filter(Boolean).join(', '),
          },
          { key: 'noiDung', header: words.content, value: ({ noiDung }) => noiDung },
          {
            key: 'soTien',
            header: words.amount,
            align: 'right',
            width: '14%',
            value: ({ soTien }) => formats.number(soTien),
            total: formats.number(orders.tong),
          },
        ]}
      />
      <AmountInWords amount={orders.tong} />
      <Signatures
        place={words.place}
        signatories={[
          { title: words.preparer },
          { title: words.chiefAccountant },
          { title: words.director, note: words.sealed },
        ]}
      />
    </PrintPage>
  );
}
