import { formatNumber } from '@/domain/format/numbers';
import type { FundReport } from '@/domain/fund-reports/fund-report';
import { sumsOf } from '@/domain/fund-reports/market-shares';
import { createNames } from '@/views/shared/list/cells/names';
import { openPlace, paperWords } from '@/views/shared/print/paper-words';
import { AmountInWords, PrintPage, Signatures } from '@/views/shared/print/print-page';
import { PrintTable } from '@/views/shared/print/print-table';

import { reportPaperTexts as words } from './paper-texts';

const names = createNames('vi', new Map());

const due = ['phaiNopTrongKy', 'duNoKyTruoc', 'nopThuaKyTruoc', 'tongPhaiNop'] as const;
const settled = ['daNop', 'noChuyenKySau', 'nopThua'] as const;

type SettlementPaperProps = {
  readonly report: FundReport;
  /** ISO moment at which the figures were read. */
  readonly takenAt: string;
};

/** Bảng quyết toán đóng góp Quỹ: the figures of a period, signed by the unit (domain dictionary §5.1). */
export function SettlementPaper({ report, takenAt }: SettlementPaperProps) {
  const sums = sumsOf(report.bangThiTruong);
  return (
    <PrintPage
      organisation={{ name: report.donViTen }}
      title={words.settlement}
      subtitle={`${words.period(report.nam, report.thang)} – ${words.code(report.ma)}`}
      takenAt={takenAt}
    >
      <PrintTable
        rows={report.bangThiTruong}
        keyOf={({ thiTruongId }) => thiTruongId}
        unit={words.unit}
        columns={[
          {
            key: 'market',
            header: words.market,
            width: '27%',
            value: ({ thiTruongId }) => names.of('thi-truong', thiTruongId),
          },
          {
            key: 'soLaoDong',
            header: words.workerCount,
            align: 'right',
            width: '11%',
            value: ({ soLaoDong }) => formatNumber(soLaoDong),
            total: formatNumber(sums.soLaoDong),
          },
          {
            key: 'soNu',
            header: words.women,
            align: 'right',
            width: '11%',
            value: ({ soNu }) => formatNumber(soNu),
            total: formatNumber(sums.soNu),
          },
          ...(['tienNld', 'tienDn', 'tong'] as const).map((field) => ({
            key: field,
            header: field === 'tong' ? words.sum : words[field],
            align: 'right' as const,
            value: (market: FundReport['bangThiTruong'][number]) => formatNumber(market[field]),
            total: formatNumber(sums[field]),
          })),
        ]}
      />
      <Figures report={report} fields={due} />
      <AmountInWords amount={report.tongPhaiNop} />
      <Figures report={report} fields={settled} />
      <UnitSignatures report={report} />
    </PrintPage>
  );
}

type FiguresProps = {
  readonly report: FundReport;
  /** The last one is the sum of those before it. */
  readonly fields: readonly (keyof typeof words.figures)[];
};

function Figures({ report, fields }: FiguresProps) {
  return (
    <dl className="print-figures">
      {fields.map((field) => (
        <div key={field} className={field === 'tongPhaiNop' ? 'sum' : undefined}>
          <dt>{words.figures[field]}</dt>
          <dd>{words.money(formatNumber(report[field]))}</dd>
        </div>
      ))}
    </dl>
  );
}

/** Who signs a unit's paper; its place stays open for the pen until the report was sent. */
export function UnitSignatures({ report }: { readonly report: FundReport }) {
  return (
    <Signatures
      place={openPlace}
      day={report.ngayQt ?? undefined}
      signatories={[
        { title: words.preparedBy, name: report.nguoiLap },
        { title: words.accountant },
        { title: words.head, note: paperWords.signedAndSealed },
      ]}
    />
  );
}
