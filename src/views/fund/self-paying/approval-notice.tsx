import { dayOf, formatDate } from '@/domain/format/dates';
import { formatNumber } from '@/domain/format/numbers';
import { fundDecisionOn } from '@/domain/fund/fund-decision';
import { markets } from '@/domain/reference/markets';
import { selfPayingForms, type SelfPayingDossier } from '@/domain/self-paying/self-paying-dossier';
import { PaperFacts } from '@/views/shared/print/paper-facts';
import { fundHeading } from '@/views/shared/print/paper-words';
import { AmountInWords, PrintPage, Signatures } from '@/views/shared/print/print-page';

import { dossierPaperWords as words } from './dossier-paper-words';

type ApprovalNoticeProps = {
  readonly dossier: SelfPayingDossier;
  /** ISO moment. */
  readonly takenAt: string;
};

/** Thông báo chấp thuận: from its day on a worker abroad has five working days to pay (Decree 112/2021 Art.38.3). */
export function ApprovalNotice({ dossier, takenAt }: ApprovalNoticeProps) {
  const { ma, hoTen, ngaySinh, soCccd, soHoChieu, hinhThuc, thiTruongId, nsdld, tuNgay, denNgay } = dossier;
  const { ngayXuatCanh, soTien, hanDong, noiDungChuyenKhoan, ngayPheDuyet } = dossier;
  return (
    <PrintPage organisation={fundHeading} title={words.noticeTitle} subtitle={words.noticeSubject} takenAt={takenAt}>
      <p>
        {`${words.to} `}
        <strong>{hoTen}</strong>
      </p>
      <p>{words.accepted}</p>
      <PaperFacts
        facts={[
          { label: words.code, value: ma },
          { label: words.name, value: hoTen },
          { label: words.born, value: formatDate(ngaySinh) },
          { label: words.citizenId, value: soCccd },
          { label: words.passport, value: soHoChieu },
          { label: words.form, value: nameIn(selfPayingForms, hinhThuc) },
          { label: words.market, value: nameIn(markets, thiTruongId) },
          { label: words.employer, value: nsdld },
          { label: words.term, value: `${formatDate(tuNgay)} – ${formatDate(denNgay)}` },
          { label: words.departure, value: formatDate(ngayXuatCanh) },
        ]}
      />
      <p>{words.request(fundDecisionOn(dayOf(ngayPheDuyet ?? takenAt)))}</p>
      <PaperFacts
        facts={[
          { label: words.amount, value: `${formatNumber(soTien, 'vi')} ${words.dong}` },
          { label: words.due, value: hanDong === null ? '' : formatDate(hanDong) },
          { label: words.content, value: noiDungChuyenKhoan },
        ]}
      />
      <AmountInWords amount={soTien} />
      <Signatures place={words.place} day={ngayPheDuyet ?? undefined} signatories={[{ title: words.director }]} />
    </PrintPage>
  );
}

function nameIn(list: readonly { readonly id: string; readonly ten: string }[], id: string): string {
  return list.find((entry) => entry.id === id)?.ten ?? id;
}
