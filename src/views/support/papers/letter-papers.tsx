import { amountInWords } from '@/domain/fund/amount-in-words';
import { dayOf } from '@/domain/format/dates';
import { fundDecisionOn } from '@/domain/fund/fund-decision';
import type { SupportCase, SupportRequest } from '@/domain/support/support-request';
import type { SupportType } from '@/domain/support-types/support-type';
import { fundHeading } from '@/views/shared/print/paper-words';
import { AmountInWords, PrintPage, Signatures, type Signatory } from '@/views/shared/print/print-page';
import { PrintTable } from '@/views/shared/print/print-table';

import { reasonOf, type SupportPaperProps } from './application-paper';
import { applicantOf, meetsConditions, proposedCases, sumOf } from './paper-applicant';
import { paperFormats as formats, paperNames as names, supportPaperWords as words } from './paper-words';

/** Tờ trình: the appraiser asks the director for the decision. */
export function ProposalPaper({ request, type, takenAt }: SupportPaperProps) {
  const { ma, truongHop } = request;
  const sum = sumOf(request, 'tienDeXuat');
  return (
    <PrintPage
      organisation={fundHeading}
      reference={{
        number: words.openNumber(words.proposalSuffix),
        place: words.place,
        day: request.ngayThamDinh ?? undefined,
      }}
      title={words.proposal}
      subtitle={words.proposalSubject(request.loaiHoTroTen)}
      takenAt={takenAt}
    >
      <div className="print-body">
        <p className="centre">{words.toDirector}</p>
        <p>{words.proposalBases(type.canCu)}</p>
        <p>
          {words.proposalRequest(
            formats.date(request.ngayNhanDu ?? request.ngayDeNghi),
            ma,
            applicantOf(request),
            truongHop.length,
          )}
        </p>
        <p>{appraisalResult(request)}</p>
      </div>
      <CasesTable request={request} field="tienDeXuat" type={type} />
      <AmountInWords amount={sum} />
      <div className="print-body">
        <p>{words.proposalAsk(words.dong(formats.number(sum)))}</p>
      </div>
      <Closing
        receivers={[words.receiverAsAbove, words.receiverFiles(ma)]}
        signatory={{ title: words.appraiser, name: request.nguoiThamDinhTen ?? undefined }}
      />
    </PrintPage>
  );
}

/** What the appraisal came to; a case for which nothing is proposed is not said to meet the conditions. */
function appraisalResult(request: SupportRequest): string {
  const { truongHop, mienDieuKien } = request;
  if (mienDieuKien !== null) {
    return words.proposalWaived(mienDieuKien);
  }
  const proposed = proposedCases(request).length;
  return meetsConditions(request) ? words.proposalResult : words.proposalPartly(proposed, truongHop.length - proposed);
}

/** Quyết định hỗ trợ, of the cases that were granted something; several stand in a list of its own page. */
export function DecisionPapers({ request, type, takenAt }: SupportPaperProps) {
  const { ma, soQd, ngayQd, donViTen } = request;
  const truongHop = request.truongHop.filter(({ tienDuyet }) => (tienDuyet ?? 0) > 0);
  const [first] = truongHop;
  const sum = sumOf(request, 'tienDuyet');
  const applicant = applicantOf(request);
  const who =
    type.doiTuong === 3
      ? applicant
      : truongHop.length === 1
        ? recipientOf(first, type, applicant)
        : words.workers(truongHop.length);
  const number = soQd ?? '';
  const articles = [
    words.article1(who, request.loaiHoTroTen, type.canCu, words.dong(formats.number(sum)), amountInWords(sum)),
    words.article2,
    words.article3(applicant),
  ];
  return (
    <>
      <PrintPage
        organisation={fundHeading}
        reference={{ number: words.number(number), place: words.place, day: ngayQd ?? undefined }}
        title={words.decision}
        subtitle={words.decisionSubject(request.loaiHoTroTen)}
        takenAt={takenAt}
      >
        <div className="print-body">
          <p className="centre">
            <strong>{words.decider}</strong>
          </p>
          {words.bases(fundDecisionOn(ngayQd ?? dayOf(takenAt))).map((base) => (
            <p key={base}>
              <em>{base}</em>
            </p>
          ))}
          <p>
            <em>{words.consideredBase(ma, applicant)}</em>
          </p>
          <p>
            <em>{words.proposedBase}</em>
          </p>
          <p className="centre">
            <strong>{words.decides}</strong>
          </p>
          {articles.map((text, index) => (
            <p key={text}>
              <strong>{words.articles[index]}</strong>
              {` ${text}`}
            </p>
          ))}
        </div>
        <Closing
          receivers={[
            words.receiverAsArticle3,
            ...(donViTen === null ? [] : [words.receiverUnit(donViTen)]),
            words.receiverFiles(ma),
          ]}
          signatory={{ title: words.director, note: words.sealed, name: request.nguoiPheDuyetTen ?? undefined }}
        />
      </PrintPage>
      {truongHop.length === 1 ? null : (
        <PrintPage
          organisation={fundHeading}
          title={words.decisionList}
          subtitle={words.decisionListOf(number, ngayQd === null ? '' : formats.date(ngayQd))}
          takenAt={takenAt}
        >
          <CasesTable request={{ ...request, truongHop }} field="tienDuyet" type={type} />
          <AmountInWords amount={sum} />
        </PrintPage>
      )}
    </>
  );
}

/** Who is supported by a decision on one case: the worker, or the relatives of one who is dead or missing (Art.14). */
function recipientOf(entry: SupportCase | undefined, { doiTuong }: SupportType, applicant: string): string {
  const name = entry?.hoTen ?? applicant;
  return doiTuong === 2 ? words.relatives(name, entry?.nguoiUyQuyen?.hoTen) : words.oneWorker(name);
}

/** Văn bản trả lời: a refusal is written and says why (Decision 40/2021). */
export function RefusalPaper({ request, type, takenAt }: SupportPaperProps) {
  const { ma, ngayDeNghi, lyDoTuChoi } = request;
  const applicant = applicantOf(request);
  return (
    <PrintPage
      organisation={fundHeading}
      reference={{ number: words.openNumber(words.letterSuffix), place: words.place }}
      title={words.refusal}
      subtitle={words.refusalSubject(ma)}
      takenAt={takenAt}
    >
      <div className="print-body">
        <p className="centre">{words.to(applicant)}</p>
        <p>{words.refusalReceived(ma, formats.date(ngayDeNghi), request.loaiHoTroTen)}</p>
        <p>{words.refusalReason(type.canCu)}</p>
        <p>
          <strong>{lyDoTuChoi}</strong>
        </p>
        <p>{words.refusalClosing(applicant)}</p>
      </div>
      <Closing
        receivers={[words.receiverAsAbove, words.receiverFiles(ma)]}
        signatory={{ title: words.director, note: words.sealed }}
      />
    </PrintPage>
  );
}

type CasesTableProps = Pick<SupportPaperProps, 'request' | 'type'> & { readonly field: 'tienDeXuat' | 'tienDuyet' };

function CasesTable({ request, field, type }: CasesTableProps) {
  const market = ({ nuocDen, rieng }: SupportRequest['truongHop'][number]) => {
    const id = rieng.nuocCongTac ?? nuocDen;
    return id === null ? '' : names.of('thi-truong', id);
  };
  return (
    <PrintTable
      rows={request.truongHop}
      keyOf={({ id }) => id}
      unit={words.unit}
      columns={[
        { key: 'hoTen', header: words.name, width: '24%', value: ({ hoTen }) => hoTen ?? request.donViTen },
        { key: 'soCccd', header: words.citizenId, align: 'center', width: '19%', value: ({ soCccd }) => soCccd },
        { key: 'thiTruong', header: words.market, width: '14%', value: market },
        { key: 'lyDo', header: words.reason, value: (entry) => reasonOf(entry, type) },
        {
          key: 'tien',
          header: field === 'tienDuyet' ? words.approved : words.proposed,
          align: 'right',
          width: '17%',
          value: (entry) => formats.number(entry[field] ?? 0),
          total: formats.number(sumOf(request, field)),
        },
      ]}
    />
  );
}

type ClosingProps = { readonly receivers: readonly string[]; readonly signatory: Signatory };

/** Nơi nhận at the left, the signature at the right. */
function Closing({ receivers, signatory }: ClosingProps) {
  return (
    <div className="print-closing">
      <div className="print-receivers">
        <p>
          <strong>
            <em>{words.receivers}</em>
          </strong>
        </p>
        {receivers.map((receiver) => (
          <p key={receiver}>{receiver}</p>
        ))}
      </div>
      <Signatures signatories={[signatory]} />
    </div>
  );
}
