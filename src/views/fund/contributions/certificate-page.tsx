import type { Certificate } from '@/domain/contributions/contribution';
import { formatDate } from '@/domain/format/dates';
import { missingValue } from '@/domain/format/identities';
import { formatNumber } from '@/domain/format/numbers';
import { markets } from '@/domain/reference/markets';
import { fundHeading, paperWords } from '@/views/shared/print/paper-words';
import { AmountInWords, PrintPage, Signatures } from '@/views/shared/print/print-page';

import { certificateWords } from './certificate-words';

import './certificate.css';

type CertificatePageProps = {
  readonly certificate: Certificate;
  /** ISO moment. */
  readonly takenAt: string;
};

/** Giấy chứng nhận đóng góp Quỹ: a sheet of A4, landscape (Decision 40/2021 Art.8). */
export function CertificatePage({ certificate: facts, takenAt }: CertificatePageProps) {
  const words = certificateWords;
  const market = markets.find(({ id }) => id === facts.thiTruongId)?.ten;
  const day = (iso: string | null) => (iso === null ? missingValue : formatDate(iso));
  return (
    <PrintPage
      organisation={fundHeading}
      title={words.title}
      subtitle={words.subtitle}
      orientation="landscape"
      takenAt={takenAt}
    >
      <div className="certificate">
        <p className="number">
          {words.number} <strong>{facts.soGcn}</strong>
        </p>
        <p className="certifies">{`${words.certifies} ${words.worker}`}</p>
        <p className="name">{facts.hoTen.toLocaleUpperCase('vi')}</p>
        <dl>
          <dt>{words.birthDate}:</dt>
          <dd>{day(facts.ngaySinh)}</dd>
          <dt>{words.citizenId}:</dt>
          <dd>{facts.soCccd}</dd>
          <dt>{words.passport}:</dt>
          <dd>{facts.soHoChieu ?? missingValue}</dd>
          <dt>{words.departure}:</dt>
          <dd>{day(facts.ngayXuatCanh)}</dd>
          <dt>{words.contract}:</dt>
          <dd>{facts.soHopDong ?? missingValue}</dd>
          <dt>{words.paidOn}:</dt>
          <dd>{day(facts.ngayDong)}</dd>
          <dt>{words.market}:</dt>
          <dd className="wide">{market ?? facts.thiTruongId}</dd>
          <dt>{words.unit}:</dt>
          <dd className="wide">{facts.donViTen ?? words.selfPaid}</dd>
        </dl>
        <p className="paid">
          {words.hasPaid} <strong>{`${formatNumber(facts.tienNld)} ${words.currency}`}</strong>
        </p>
        <AmountInWords amount={facts.tienNld} />
        <p className="basis">{words.basis}</p>
        <div className="signed">
          <Signatures
            place={words.place}
            day={facts.ngayCap}
            signatories={[{ title: words.director, note: paperWords.signedAndSealed }]}
          />
        </div>
      </div>
    </PrintPage>
  );
}
