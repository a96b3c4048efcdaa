import { formatDate } from '@/domain/format/dates';
import { formatNumber } from '@/domain/format/numbers';
import type { FundReport, FundReportLine } from '@/domain/fund-reports/fund-report';
import { sexes } from '@/domain/reference/person-lists';
import { createNames } from '@/views/shared/list/cells/names';
import { PrintPage } from '@/views/shared/print/print-page';
import { PrintTable, type PrintColumn } from '@/views/shared/print/print-table';

import { reportPaperTexts as words } from './paper-texts';
import { UnitSignatures } from './settlement-paper';

const names = createNames('vi', new Map());

type WorkersPaperProps = {
  readonly report: FundReport;
  readonly lines: readonly FundReportLine[];
  /** ISO moment at which the lines were read. */
  readonly takenAt: string;
};

// prettier-ignore
const texts: readonly PrintColumn<FundReportLine>[] = [
  { key: 'hoTen', header: words.hoTen, width: '15%', value: ({ hoTen }) => hoTen },
  { key: 'ngaySinh', header: words.ngaySinh, align: 'center', width: '8%', value: ({ ngaySinh }) => formatDate(ngaySinh) },
  { key: 'gioiTinh', header: words.gioiTinh, align: 'center', width: '5%', value: ({ gioiTinh }) => names.in(sexes, gioiTinh) },
  { key: 'soCccd', header: words.soCccd, align: 'center', width: '10%', value: ({ soCccd }) => soCccd },
  { key: 'soHoChieu', header: words.soHoChieu, align: 'center', width: '8%', value: ({ soHoChieu }) => soHoChieu },
  { key: 'thiTruong', header: words.market, width: '9%', value: ({ thiTruongId }) => names.of('thi-truong', thiTruongId) },
  { key: 'soHopDong', header: words.soHopDong, width: '10%', value: ({ soHopDong }) => soHopDong },
  { key: 'ngayXuatCanh', header: words.ngayXuatCanh, align: 'center', width: '8%', value: ({ ngayXuatCanh }) => formatDate(ngayXuatCanh) },
];

/** Danh sách người lao động đóng góp Quỹ: every line of a report with its shares and certificate. */
export function WorkersPaper({ report, lines, takenAt }: WorkersPaperProps) {
  const amounts = (['tienNld', 'tienDn'] as const).map((field) => ({
    key: field,
    header: words[field],
    align: 'right' as const,
    value: (line: FundReportLine) => formatNumber(line[field]),
    total: formatNumber(report[field]),
  }));
  return (
    <PrintPage
      organisation={{ name: report.donViTen }}
      title={words.workers}
      subtitle={`${words.period(report.nam, report.thang)} – ${words.code(report.ma)}`}
      orientation="landscape"
      takenAt={takenAt}
    >
      <PrintTable
        rows={lines}
        keyOf={({ id }) => id}
        unit={words.unit}
        columns={[
          ...texts,
          ...amounts,
          {
            key: 'soGcn',
            header: words.soGcn,
            align: 'center',
            value: ({ soGcn, soGcnTuDong }) => soGcn ?? soGcnTuDong,
            total: '',
          },
        ]}
      />
      <UnitSignatures report={report} />
    </PrintPage>
  );
}
