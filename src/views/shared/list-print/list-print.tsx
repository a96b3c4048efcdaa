import { Alert } from '@mui/material';

import type { ListQuery } from '@/domain/lists/list-query';
import { InVietnamese, useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';

import { DelayedLoader } from '../loading/delayed-loader';
import { ListFailure } from '../list/list-failure';
import type { ListRow } from '../list/list-description';
import type { ListView } from '../list/list-view';
import { useIssuer } from '../print/issuer';
import { PaperOfRows } from '../print/paper-of-rows';
import { PrintPreview } from '../print/print-preview';
import { printTexts } from '../print/print-texts';
import { ListPaper } from './list-paper';
import { fitOnPaper } from './paper-fit';

export type ListPrintProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  /** How many rows the list has found. */
  readonly total: number;
  readonly onClose: () => void;
};

/** Everything that a list has found as a paper, or why it cannot be one. */
export function ListPrint<Row extends ListRow>({ view, total, onClose }: ListPrintProps<Row>) {
  const texts = useTexts(printTexts);
  const services = useServices();
  const { answer: issuer, error, retry } = useIssuer();
  const { description, columns, formats, query, text } = view;
  const fit = fitOnPaper(columns.map(({ kind }) => kind));
  return (
    <PrintPreview title={text(description.title)} onClose={onClose}>
      {fit === undefined ? (
        <Alert severity="warning" sx={{ m: 2 }}>
          {texts('print.tooWide', { n: formats.number(columns.length) })}
        </Alert>
      ) : error === undefined ? (
        <PaperOfRows<Row, ListQuery>
          query={query}
          total={total}
          isGrowing={description.isGrowing}
          fetchPage={(asked, page, signal) => description.load(services, { ...asked, ...page }, signal)}
        >
          {(all) =>
            issuer === undefined ? (
              <DelayedLoader />
            ) : (
              <InVietnamese>
                <ListPaper view={view} fit={fit} all={all} issuer={issuer} />
              </InVietnamese>
            )
          }
        </PaperOfRows>
      ) : (
        <ListFailure error={error} hasRows={false} onRetry={retry} />
      )}
    </PrintPreview>
  );
}
