import type { ReportFilters, UnpaidContract } from '@/domain/reports/report';
import type { ReportDescription } from '@/domain/reports/report-description';
import { openPlace } from '@/views/shared/print/paper-words';
import { PrintPage, Signatures } from '@/views/shared/print/print-page';
import { PrintTable } from '@/views/shared/print/print-table';

import { conditionsOf, periodText } from './report-conditions';
import type { PaperFacts } from './report-paper-content';
import { signatories } from './report-signatures';
import { paperWords as words } from './report-words';

import './report-paper.css';

type PeoplePaperProps = {
  readonly description: ReportDescription;
  readonly filters: ReportFilters;
  readonly people: readonly UnpaidContract[];
  readonly facts: PaperFacts;
  /** ISO moment. */
  readonly takenAt: string;
};

/** The list behind R4 on paper: everybody who has not contributed, a line each. */
export function PeoplePaper({ description, filters, people, facts, takenAt }: PeoplePaperProps) {
  const { formats, names, text } = words;
  const { organisation, unit, officerName } = facts;
  const date = (iso: string | null) => (iso === null ? '' : formats.date(iso));
  const total = people.reduce((sum, { tong }) => sum + tong, 0);
  return (
    <PrintPage
      organisation={organisation}
      title={text('people.paper')}
      subtitle={[
        text('period.line', { period: periodText(description, filters, words) }),
        ...conditionsOf(description, filters, words, { unitName: unit?.ten, officerName }).map((line) =>
          text('condition.line', line),
        ),
      ].join('\n')}
      orientation="landscape"
      takenAt={takenAt}
    >
      <PrintTable
        rows={people}
        keyOf={({ hopDongId }) => hopDongId}
        unit={text('unit.dong')}
        // prettier-ignore
        columns={[
          { key: 'hoTen', header: text('people.hoTen'), width: '16%', value: ({ hoTen }) => hoTen },
          { key: 'ngaySinh', header: text('people.ngaySinh'), align: 'center', width: '9%', value: ({ ngaySinh }) => date(ngaySinh) },
          { key: 'soCccd', header: text('people.soCccd'), align: 'center', width: '11%', value: ({ soCccd }) => soCccd },
          { key: 'soHoChieu', header: text('people.soHoChieu'), align: 'center', width: '9%', value: ({ soHoChieu }) => soHoChieu },
          { key: 'donVi', header: text('people.donVi'), width: '17%', value: ({ donViTen }) => donViTen ?? '' },
          { key: 'thiTruong', header: text('people.thiTruong'), width: '9%', value: ({ thiTruongId }) => names.of('thi-truong', thiTruongId) },
          { key: 'ngayXuatCanh', header: text('people.ngayXuatCanh'), align: 'center', width: '9%', value: ({ ngayXuatCanh }) => date(ngayXuatCanh) },
          { key: 'hanDong', header: text('people.hanDong'), align: 'center', width: '9%', value: ({ hanDong }) => date(hanDong) },
          { key: 'soNgayQuaHan', header: text('people.soNgayQuaHan'), align: 'right', width: '6%', value: ({ soNgayQuaHan }) => formats.number(soNgayQuaHan) },
          { key: 'tong', header: text('people.tong'), align: 'right', value: ({ tong }) => formats.number(tong), total: formats.number(total) },
        ]}
      />
      <Signatures place={organisation.place ?? openPlace} day={takenAt} signatories={signatories} />
    </PrintPage>
  );
}
