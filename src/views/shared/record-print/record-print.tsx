import type { ReactNode } from 'react';

import { missingValue } from '@/domain/format/identities';
import { InVietnamese } from '@/views/app/localization-context';

import { DelayedLoader } from '../loading/delayed-loader';
import { ListFailure } from '../list/list-failure';
import { useIssuer } from '../print/issuer';
import { NamesFirst, type NeededLookup } from '../print/names-first';
import { PaperFacts, type PaperFact } from '../print/paper-facts';
import { paperWords } from '../print/paper-words';
import { PrintPage, Signatures } from '../print/print-page';
import { PrintPreview } from '../print/print-preview';
import { usePerson } from '../person/use-person';

type RecordPrintProps = {
  /** What kind of sheet it is, in Vietnamese. @example 'Phiếu thông tin đơn vị' */
  readonly title: string;
  /** Whom or what it is about. */
  readonly subtitle: string;
  /** ISO moment at which the record was read. */
  readonly takenAt: string;
  /** Where its sections take names from. */
  readonly lookups: readonly NeededLookup[];
  readonly onClose: () => void;
  /** Its sections; what is drawn there is in Vietnamese. */
  readonly children: ReactNode;
};

/** A record as a sheet of paper, with whose it is, who has printed it and of when it is. */
export function RecordPrint({ title, subtitle, takenAt, lookups, onClose, children }: RecordPrintProps) {
  const { answer: issuer, error, retry } = useIssuer();
  const { name } = usePerson();
  return (
    <PrintPreview title={title} onClose={onClose}>
      {error === undefined ? (
        issuer === undefined ? (
          <DelayedLoader />
        ) : (
          <NamesFirst needed={{ lookups }}>
            {() => (
              <PrintPage organisation={issuer} title={title} subtitle={subtitle} takenAt={takenAt}>
                <InVietnamese>{children}</InVietnamese>
                <section className="print-closing">
                  <span />
                  <Signatures signatories={[{ title: paperWords.preparer, name }]} />
                </section>
              </PrintPage>
            )}
          </NamesFirst>
        )
      ) : (
        <ListFailure error={error} hasRows={false} onRetry={retry} />
      )}
    </PrintPreview>
  );
}

type PaperSectionProps = { readonly title: string; readonly facts: readonly PaperFact[] };

/** A group of a record's values; a missing one is a dash, so that nothing looks forgotten. */
export function PaperSection({ title, facts }: PaperSectionProps) {
  return (
    <section>
      <h2 className="print-section">{title}</h2>
      <PaperFacts facts={facts.map(({ label, value }) => ({ label, value: value === '' ? missingValue : value }))} />
    </section>
  );
}
