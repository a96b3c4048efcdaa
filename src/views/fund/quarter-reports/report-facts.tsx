import { formatDate, formatDateTime } from '@/domain/format/dates';
import { quarterValue } from '@/domain/quarter-reports/quarter';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { nameOf } from '@/views/shared/list/cells/names';
import { Facts, type Fact } from '@/views/shared/record/facts';

import type { QuarterReport } from './quarter-report';
import { quarterReportTexts } from './quarter-report-texts';

/** Who reports on which quarter, and by when. */
export function HeadFacts({ report }: { readonly report: QuarterReport }) {
  const texts = useTexts(quarterReportTexts);
  const { language } = useLocalizer();
  const { donViTen, nam, quy, hanNop, ngayQt, ngayQtTruoc, ngayGui, nguoiLap, dienThoaiLap, ghiChu } = report;
  return (
    <Facts
      title={texts('head.identity')}
      facts={[
        { label: texts('head.donVi'), value: donViTen, isLong: true },
        { label: texts('head.period'), value: nameOf(quarterValue({ nam, quy }), language) },
        { label: texts('head.hanNop'), value: formatDate(hanNop) },
        { label: texts('head.ngayQtTruoc'), value: ngayQtTruoc === null ? null : formatDate(ngayQtTruoc) },
        { label: texts('head.ngayQt'), value: ngayQt === null ? null : formatDate(ngayQt) },
        { label: texts('head.ngayGui'), value: ngayGui === null ? null : formatDateTime(ngayGui) },
        { label: texts('head.canBo'), value: report.canBoPhuTrachTen },
        { label: texts('head.nguoiLap'), value: nguoiLap },
        { label: texts('head.dienThoaiLap'), value: dienThoaiLap },
        { label: texts('head.ghiChu'), value: ghiChu, isLong: true },
      ]}
    />
  );
}

/** What the Fund's appraiser and approver have said. */
export function DecisionFacts({ report }: { readonly report: QuarterReport }) {
  const texts = useTexts(quarterReportTexts);
  const { nguoiThamDinhTen, ngayThamDinh, yKienThamDinh, nguoiDuyetTen, ngayDuyet, yKienDuyet, lyDoTraLai } = report;
  const by = (name: string | null, time: string | null) =>
    name === null || time === null ? undefined : texts('head.by', { name, time: formatDateTime(time) });
  const facts: readonly Fact[] = [
    { label: texts('head.appraised'), value: yKienThamDinh, note: by(nguoiThamDinhTen, ngayThamDinh), isLong: true },
    { label: texts('head.approved'), value: yKienDuyet, note: by(nguoiDuyetTen, ngayDuyet), isLong: true },
    ...(lyDoTraLai === null ? [] : [{ label: texts('head.returned'), value: lyDoTraLai, isLong: true }]),
  ];
  return <Facts title={texts('head.decisions')} facts={facts} />;
}
