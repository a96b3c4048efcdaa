import { formatPaperMoney } from '@/domain/format/numbers';
import { conditionText } from '@/domain/support/support-condition-texts';
import { filingWays } from '@/domain/support/support-lists';
import { PaperFacts } from '@/views/shared/print/paper-facts';
import { fundHeading } from '@/views/shared/print/paper-words';
import { AmountInWords, PrintPage, Signatures } from '@/views/shared/print/print-page';
import { PrintTable } from '@/views/shared/print/print-table';

import { reasonOf, type SupportPaperProps } from './application-paper';
import { applicantOf, meetsConditions, sumOf } from './paper-applicant';
import { paperFormats as formats, paperNames as names, supportPaperWords as words } from './paper-words';

/** Phiếu thẩm định: papers, conditions with their articles, and the proposed amounts. */
export function AppraisalPaper({ request, type, takenAt }: SupportPaperProps) {
  const { truongHop } = request;
  const isSingle = truongHop.length === 1;
  const whose = (name: string | null) => (isSingle ? '' : `${name ?? ''}: `);
  const papers = truongHop.flatMap((entry) => entry.giayTo.map((paper) => ({ entry, paper })));
  const conditions = truongHop.flatMap((entry) => entry.dieuKien.map((condition) => ({ entry, condition })));
  const day = (date: string | null) => (date === null ? '' : formats.date(date));
  return (
    <PrintPage
      organisation={fundHeading}
      title={words.appraisal}
      subtitle={words.appraisalOf(request.ma)}
      takenAt={takenAt}
    >
      <PaperFacts
        facts={[
          { label: words.kind, value: request.loaiHoTroTen },
          { label: words.legalBasis, value: type.canCu },
          { label: words.unitAsking, value: applicantOf(request) },
          {
            label: words.filed,
            value: `${names.in(filingWays, request.hinhThucNop)}, ${formats.date(request.ngayDeNghi)}`,
          },
          { label: words.complete, value: day(request.ngayNhanDu) },
          { label: words.due, value: day(request.hanXuLy) },
        ].filter(({ value }) => value !== '')}
      />
      <h2 className="print-section">{words.papersSection}</h2>
      <PrintTable
        rows={papers}
        keyOf={({ entry, paper }) => `${entry.id} ${paper.ma}`}
        columns={[
          { key: 'ten', header: words.paper, value: ({ entry, paper }) => `${whose(entry.hoTen)}${paper.ten}` },
          {
            key: 'tinhTrang',
            header: words.paperState,
            align: 'center',
            width: '20%',
            value: ({ paper }) => words.states[paper.tinhTrang],
          },
        ]}
      />
      <h2 className="print-section">{words.conditionsSection}</h2>
      <PrintTable
        rows={conditions}
        keyOf={({ entry, condition }) => `${entry.id} ${condition.ma}`}
        columns={[
          {
            key: 'dieuKien',
            header: words.condition,
            value: ({ entry, condition }) => `${whose(entry.hoTen)}${conditionText(condition, 'vi', formatPaperMoney)}`,
          },
          { key: 'canCu', header: words.article, width: '24%', value: ({ condition }) => condition.canCu },
          {
            key: 'ketQua',
            header: words.result,
            align: 'center',
            width: '13%',
            value: ({ condition }) => (condition.dat ? words.passed : words.notPassed),
          },
        ]}
      />
      <h2 className="print-section">{words.amountsSection}</h2>
      <PrintTable
        rows={truongHop}
        keyOf={({ id }) => id}
        unit={words.unit}
        columns={[
          { key: 'hoTen', header: words.name, value: ({ hoTen }) => hoTen ?? request.donViTen },
          { key: 'lyDo', header: words.reason, width: '28%', value: (entry) => reasonOf(entry, type) },
          {
            key: 'deNghi',
            header: words.asked,
            align: 'right',
            width: '18%',
            value: ({ tienDeNghi }) => formats.number(tienDeNghi ?? 0),
            total: formats.number(sumOf(request, 'tienDeNghi')),
          },
          {
            key: 'deXuat',
            header: words.proposed,
            align: 'right',
            width: '18%',
            value: ({ tienDeXuat }) => formats.number(tienDeXuat ?? 0),
            total: formats.number(sumOf(request, 'tienDeXuat')),
          },
        ]}
      />
      <AmountInWords amount={sumOf(request, 'tienDeXuat')} />
      <h2 className="print-section">{words.opinionSection}</h2>
      {request.mienDieuKien === null ? null : <p>{words.waiver(request.mienDieuKien)}</p>}
      <p>{request.yKienThamDinh ?? (meetsConditions(request) ? words.noOpinion : words.noOpinionInPart)}</p>
      <Signatures
        place={words.place}
        day={request.ngayThamDinh ?? undefined}
        signatories={[{ title: words.appraiser, name: request.nguoiThamDinhTen ?? undefined }]}
      />
    </PrintPage>
  );
}
