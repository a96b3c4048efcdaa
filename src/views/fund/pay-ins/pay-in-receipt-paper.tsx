import { formatDate } from '@/domain/format/dates';
import { formatNumber } from '@/domain/format/numbers';
import type { PayIn } from '@/domain/pay-ins/pay-in';
import { countedAmount } from '@/domain/pay-ins/receipt';
import { useTexts } from '@/views/app/localization-context';
import { fundHeading } from '@/views/shared/print/paper-words';
import { AmountInWords, PrintPage, Signatures } from '@/views/shared/print/print-page';
import { PrintPreview } from '@/views/shared/print/print-preview';
import { PrintTable } from '@/views/shared/print/print-table';

import { payInTexts } from './pay-in-texts';
import { receiptWords } from './receipt-words';

/** Name of the paper in the address: `?in=phieu-thu`. */
export const receiptPaper = 'phieu-thu';

type PayInReceiptPaperProps = {
  readonly record: PayIn;
  /** ISO moment. */
  readonly takenAt: string;
  readonly onClose: () => void;
};

/** Phiếu thu: the paper that a payer of cash takes home (domain dictionary §5.5). */
export function PayInReceiptPaper({ record, takenAt, onClose }: PayInReceiptPaperProps) {
  const texts = useTexts(payInTexts);
  const { ma, ngayGhiCo, ngayNop, nguoiNopTien, donViTen, maSoNguoiNop, phanBo } = record;
  // What was handed back of it is no money that the Fund has.
  const received = countedAmount(record);
  const day = ngayGhiCo ?? ngayNop;
  const reason = [receiptWords.reason, record.ghiChu].filter(Boolean).join(' – ');
  const lines = [
    [receiptWords.payer, nguoiNopTien],
    [receiptWords.unit, donViTen ?? ''],
    [receiptWords.number, maSoNguoiNop ?? ''],
    [receiptWords.why, reason],
    [receiptWords.amount, `${formatNumber(received)} đồng`],
  ] as const;
  return (
    <PrintPreview title={`${texts('print.receipt')} ${ma}`} onClose={onClose}>
      <PrintPage
        organisation={fundHeading}
        title={receiptWords.title}
        subtitle={`${receiptWords.no} ${ma} – ${receiptWords.on} ${formatDate(day)}`}
        takenAt={takenAt}
      >
        {lines.map(([label, value]) =>
          value === '' ? null : (
            <p key={label}>
              {label} <strong>{value}</strong>
            </p>
          ),
        )}
        <AmountInWords amount={received} />
        <p>
          {receiptWords.paper} <strong>{`${record.soChungTu}, ${formatDate(ngayNop)}`}</strong>
        </p>
        {phanBo.length === 0 ? null : (
          <PrintTable
            rows={phanBo}
            keyOf={({ chungTuId }) => chungTuId}
            unit={receiptWords.currency}
            columns={[
              { key: 'ma', header: receiptWords.document, width: '60%', value: (line) => line.ma },
              {
                key: 'soTien',
                header: receiptWords.given,
                align: 'right',
                value: (line) => formatNumber(line.soTien),
                total: formatNumber(record.daPhanBo),
              },
            ]}
          />
        )}
        <Signatures
          place={receiptWords.place}
          day={day}
          signatories={[
            { title: receiptWords.director },
            { title: receiptWords.accountant },
            { title: receiptWords.payerSigns, name: nguoiNopTien },
            { title: receiptWords.cashier, name: record.nguoiDoiSoatTen ?? undefined },
          ]}
        />
      </PrintPage>
    </PrintPreview>
  );
}
