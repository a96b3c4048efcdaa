import type { ReactNode } from 'react';

import { amountInWords } from '@/domain/fund/amount-in-words';
import { formatDateTime } from '@/domain/format/dates';

import { paperWords, placeAndDate, type PrintOrganisation } from './paper-words';

export type PrintOrientation = 'portrait' | 'landscape';

type PrintPageProps = {
  readonly organisation: PrintOrganisation;
  /** Shown in capitals. */
  readonly title: string;
  /** Below the title: the period, the number of a decision. */
  readonly subtitle?: string | undefined;
  readonly orientation?: PrintOrientation;
  /** ISO moment at which the figures were read. */
  readonly takenAt: string;
  readonly children: ReactNode;
};

/** A paper in the manner of Nghị định 30/2020: heading, title, content, and when its figures were read. */
export function PrintPage({
  organisation,
  title,
  subtitle,
  orientation = 'portrait',
  takenAt,
  children,
}: PrintPageProps) {
  return (
    <article className={`print-paper ${orientation}`} lang="vi" aria-label={title}>
      <PrintHeading organisation={organisation} />
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
export function PrintHeading({ organisation }: { readonly organisation: PrintOrganisation }) {
  return (
    <header className="print-heading">
      <div>
        {organisation.superior === undefined ? null : <p>{organisation.superior.toLocaleUpperCase('vi')}</p>}
        <p className="ruled">
          <strong>{organisation.name.toLocaleUpperCase('vi')}</strong>
        </p>
      </div>
      <div>
        <p>
          <strong>{paperWords.country}</strong>
        </p>
        <p className="motto">
          <strong>
            <span>{paperWords.motto}</span>
          </strong>
        </p>
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
  readonly place: string;
  /** ISO date; without one the places stay open for the pen. */
  readonly day?: string | undefined;
  /** From left to right. */
  readonly signatories: readonly Signatory[];
};

/** Place and day above the last signature, and the signatures beside each other, never parted by a page's end. */
export function Signatures({ place, day, signatories }: SignaturesProps) {
  return (
    <section>
      <p className="print-date">{placeAndDate(place, day)}</p>
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
