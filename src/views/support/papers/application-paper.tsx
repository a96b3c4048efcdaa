import { banks } from '@/domain/reference/banks';
import { monthsBetween } from '@/domain/support/support-amounts';
import { reasonsOf, supportRelations } from '@/domain/support/support-lists';
import type { SupportCase, SupportRequest } from '@/domain/support/support-request';
import type { SupportType } from '@/domain/support-types/support-type';
import { PaperFacts, type PaperFact } from '@/views/shared/print/paper-facts';
import { AmountInWords, PrintPage, Signatures } from '@/views/shared/print/print-page';

import { detailFacts, type DetailFact } from '../requests/case-detail-facts';
import { caseTexts } from '../requests/case-texts';
import { paperFormats as formats, paperNames as names, supportPaperWords as words } from './paper-words';

export type SupportPaperProps = {
  readonly request: SupportRequest;
  readonly type: SupportType;
  /** ISO moment. */
  readonly takenAt: string;
};

const romans = ['', 'I', 'II', 'III', 'IV'] as const;

/** Giấy đề nghị: a paper of each case (Decision 40/2021, Appendix I, III for training, IV for the enterprise). */
export function ApplicationPapers(props: SupportPaperProps) {
  const { request, type } = props;
  const isEnterprise = type.doiTuong === 3;
  return request.truongHop.map((entry) =>
    isEnterprise ? (
      <EnterpriseApplication key={entry.id} {...props} entry={entry} />
    ) : (
      <WorkerApplication key={entry.id} {...props} entry={entry} />
    ),
  );
}

type ApplicationProps = SupportPaperProps & { readonly entry: SupportCase };

function WorkerApplication({ request, type, takenAt, entry }: ApplicationProps) {
  const isTraining = type.bieuMau === 3;
  const { nguoiUyQuyen } = entry;
  return (
    <PrintPage
      title={words.application}
      subtitle={[
        isTraining ? words.trainingSubject : words.applicationSubject,
        words.appendix(romans[isTraining ? 3 : 1]),
      ].join('\n')}
      takenAt={takenAt}
    >
      <p>{words.toFund}</p>
      <PaperFacts
        facts={filled([
          { label: words.worker, value: entry.hoTen ?? '' },
          { label: words.citizenId, value: entry.soCccd ?? '' },
          { label: words.passport, value: joined([entry.soHoChieu, day(entry.ngayCapHc), entry.noiCapHc]) },
          { label: words.sentBy, value: entry.donViTen ?? '' },
          { label: words.country, value: entry.nuocDen === null ? '' : names.of('thi-truong', entry.nuocDen) },
          { label: words.certificate, value: joined([entry.soGcn, day(entry.ngayDong)]) },
          { label: words.contractTerm, value: span(entry.hdTu, entry.hdDen) },
          { label: words.workTime, value: span(entry.lvTu, entry.lvDen) },
          { label: words.kind, value: request.loaiHoTroTen },
          { label: words.eventDay, value: day(entry.ngaySuViec) },
          { label: words.reason, value: reasonOf(entry, type) },
          { label: words.injury, value: entry.mucDo === null ? '' : words.percent(entry.mucDo) },
          ...detailsOf(type, entry),
          ...transferFacts(entry),
          ...(nguoiUyQuyen === null
            ? []
            : [
                { label: words.authorised, value: nguoiUyQuyen.hoTen },
                {
                  label: words.authorisedDetails,
                  value: joined([
                    names.in(supportRelations, nguoiUyQuyen.quanHe),
                    nguoiUyQuyen.soCccd,
                    day(nguoiUyQuyen.ngayCap),
                    nguoiUyQuyen.noiCap,
                  ]),
                },
                { label: words.authorisedAddress, value: nguoiUyQuyen.diaChi },
              ]),
        ])}
      />
      <AmountAskedInWords entry={entry} />
      <PapersOf entry={entry} />
      <p>{words.asksFor}</p>
      <p>{words.promise}</p>
      <Signatures
        place={words.openPlace}
        signatories={[
          { title: words.commune, note: words.sealed },
          { title: words.applicant, name: nguoiUyQuyen?.hoTen ?? entry.hoTen ?? undefined },
        ]}
      />
    </PrintPage>
  );
}

function EnterpriseApplication({ request, takenAt, entry, type }: ApplicationProps) {
  const { rieng } = entry;
  const trip = rieng.ngayDi === null ? '' : span(rieng.ngayDi, rieng.ngayVe);
  const cost = rieng.giaVe ?? rieng.chiPhi;
  return (
    <PrintPage
      organisation={{ name: request.donViTen ?? '' }}
      title={words.application}
      subtitle={[words.enterpriseSubject(request.loaiHoTroTen), words.appendix(romans[4])].join('\n')}
      takenAt={takenAt}
    >
      <p>{words.toFund}</p>
      <PaperFacts
        facts={filled([
          { label: words.enterprise, value: request.donViTen ?? '' },
          { label: words.contact, value: joined([request.nguoiLienHe, request.dienThoai]) },
          { label: words.kind, value: request.loaiHoTroTen },
          { label: words.reason, value: reasonOf(entry, type) },
          { label: words.employee, value: rieng.nhanVien ?? '' },
          {
            label: words.tripCountry,
            value: rieng.nuocCongTac === null ? '' : names.of('thi-truong', rieng.nuocCongTac),
          },
          { label: words.trip, value: trip },
          { label: words.tripOrder, value: rieng.soVanBan ?? '' },
          { label: words.cost, value: cost === null ? '' : words.dong(formats.number(cost)) },
          ...detailsOf(type, entry).filter(({ field }) => field === 'hangVe' || field === 'giaVePhoThong'),
          { label: words.quotes, value: rieng.baoGia.map((quote) => words.dong(formats.number(quote))).join('; ') },
          ...transferFacts(entry),
        ])}
      />
      <AmountAskedInWords entry={entry} />
      <PapersOf entry={entry} />
      <p>{words.asksFor}</p>
      <p>{words.enterprisePromise}</p>
      <Signatures place={words.openPlace} signatories={[{ title: words.legalRepresentative, note: words.sealed }]} />
    </PrintPage>
  );
}

/** Nothing of a draft without an amount: a signed paper would ask for no money, in words. */
function AmountAskedInWords({ entry: { tienDeNghi } }: { readonly entry: SupportCase }) {
  return tienDeNghi === null ? null : <AmountInWords amount={tienDeNghi} />;
}

function PapersOf({ entry }: { readonly entry: SupportCase }) {
  const there = entry.giayTo.filter(({ tinhTrang }) => tinhTrang === 'co');
  return there.length === 0 ? null : (
    <>
      <p>{words.papersAttached}</p>
      <ol className="print-list">
        {there.map(({ ma, ten }) => (
          <li key={ma}>{ten}</li>
        ))}
      </ol>
    </>
  );
}

/** What this kind of support is asked for, by which its sum is reckoned. */
function detailsOf(type: SupportType, { rieng }: SupportCase): readonly DetailFact[] {
  return detailFacts(type.ma, rieng, {
    label: (key) => caseTexts.vi[key],
    names,
    date: formats.date,
    money: (amount) => words.dong(formats.number(amount)),
    yes: words.states.co,
  });
}

function transferFacts(entry: SupportCase): readonly PaperFact[] {
  const bank = entry.nganHangId === null ? '' : names.in(banks, entry.nganHangId);
  return [
    { label: words.receiver, value: entry.chuTaiKhoan ?? '' },
    { label: words.account, value: joined([entry.soTaiKhoan, bank, entry.chiNhanh]) },
    {
      label: words.amountAsked,
      value: entry.tienDeNghi === null ? '' : words.dong(formats.number(entry.tienDeNghi)),
    },
  ];
}

/** The reason as a paper says it. */
export function reasonOf({ lyDoHoTro, lyDoKhac }: SupportCase, type: SupportType): string {
  return lyDoKhac ?? (lyDoHoTro === null ? '' : names.in(reasonsOf(type.ma), lyDoHoTro));
}

function span(from: string | null, to: string | null): string {
  return from === null || to === null ? day(from) : words.span(day(from), day(to), monthsBetween(from, to));
}

function day(date: string | null): string {
  return date === null ? '' : formats.date(date);
}

function joined(parts: readonly (string | null)[]): string {
  return parts.filter(Boolean).join(', ');
}

/** A paper leaves out what does not belong to the case. */
function filled(facts: readonly PaperFact[]): readonly PaperFact[] {
  return facts.filter(({ value }) => value !== '');
}
