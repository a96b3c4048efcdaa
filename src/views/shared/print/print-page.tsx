import type { ReactNode } from 'react';

import { amountInWords } from '@/domain/fund/amount-in-words';
import { formatDateTime } from '@/domain/format/dates';

import { useAnnouncedPaper } from './paper-there';
import { paperWords, placeAndDate, type PrintOrganisation } from './paper-words';

export type PrintOrientation = 'portrait' | 'landscape';

type PrintPageProps = {
  /** Absent on the paper of a person, which has the country's name and motto alone. */
  readonly organisation?: PrintOrganisation | undefined;
  /** Number, place and day below the heading, where a letter or a decision has them. */
  readonly reference?: PrintReference | undefined;
  /** Shown in capitals. */
  readonly title: string;
  /** Below the title, a line each: the period, the number of a decision. */
  readonly subtitle?: ReactNode;
  readonly orientation?: PrintOrientation;
  /** ISO moment at which the figures were read. */
  readonly takenAt: string;
  readonly children: ReactNode;
};

type PrintReference = {
  /** `Số: 45/QĐ-QHTVLNN`. */
  readonly number: string;
  readonly place: string;
  /** ISO date; without one the places stay open for the pen. */
  readonly day?: string | undefined;
};

/** A paper in the manner of Nghị định 30/2020: heading, title, content, and when its figures were read. */
export function PrintPage({
  organisation,
  reference,
  title,
  subtitle,
  orientation = 'portrait',
  takenAt,
  children,
}: PrintPageProps) {
  useAnnouncedPaper();
  return (
    <article className={`print-paper ${orientation}`} lang="vi" aria-label={title}>
      <PrintHeading organisation={organisation} reference={reference} />
      <div className="print-title">
        <h1>{title}</h1>
        {subtitle === undefined ? null : <p>{subtitle}</p>}
      </div>
      {children}
      <p className="print-taken-at">{`${paperWords.takenAt} ${formatDateTime(takenAt)}`}</p>
    </article>
  );
}

/** Left whose paper it is, right the country's name and motto. */
function PrintHeading({ organisation, reference }: Pick<PrintPageProps, 'organisation' | 'reference'>) {
  return (
    <header className={organisation === undefined ? 'print-heading alone' : 'print-heading'}>
      {organisation === undefined ? null : (
        <div>
          {organisation.superior === undefined ? null : <p>{organisation.superior.toLocaleUpperCase('vi')}</p>}
          <p className="ruled">
            <strong>{organisation.name.toLocaleUpperCase('vi')}</strong>
          </p>
          {reference === undefined ? null : <p className="reference">{reference.number}</p>}
        </div>
      )}
      <div>
        <p>
          <strong>{paperWords.country}</strong>
        </p>
        <p className="motto">
          <strong>
            <span>{paperWords.motto}</span>
          </strong>
        </p>
        {reference === undefined ? null : (
          <p className="reference">
            <em>{placeAndDate(reference.place, reference.day)}</em>
          </p>
        )}
      </div>
    </header>
  );
}

/** An amount in words, as a paper closes its sums. @param amount Integer đồng. */
export function AmountInWords({ amount }: { readonly amount: number }) {
  return <p className="print-words">{`${paperWords.inWords} ${amountInWords(amount)}./.`}</p>;
}

export type Signatory = {
  /** The office: Người lập biểu, Kế toán trưởng, Giám đốc. */
  readonly title: string;
  /** How it is signed; by hand with the full name unless told. */
  readonly note?: string;
  readonly name?: string | undefined;
};

type SignaturesProps = {
  /** Absent where the heading has place and day already. */
  readonly place?: string | undefined;
  /** ISO date; without one the places stay open for the pen. */
  readonly day?: string | undefined;
  /** From left to right. */
  readonly signatories: readonly Signatory[];
};

/** Place and day above the last signature, and the signatures beside each other, never parted by a page's end. */
export function Signatures({ place, day, signatories }: SignaturesProps) {
  return (
    <section>
      {place === undefined ? null : <p className="print-date">{placeAndDate(place, day)}</p>}
      <div className="print-signatures">
        {signatories.map(({ title, note, name }) => (
          <div key={title}>
            <p className="title">{title}</p>
            <p className="note">{note ?? paperWords.signed}</p>
            <p className="name">{name}</p>
          </div>
        ))}
      </div>
    </section>
  );
}
