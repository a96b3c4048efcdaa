import { Alert } from '@mui/material';
import { useState, type ReactNode } from 'react';

import type { Page } from '@/domain/abp/paging';
import { paperMostRows } from '@/domain/constants';
import { createFormats } from '@/domain/format/formats';
import type { ExportPage, ExportRow } from '@/machines/lists/export-machine';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { DelayedLoader } from '../loading/delayed-loader';
import { ListFailure } from '../list/list-failure';
import { noPause, useLiveAnswer } from '../use-live-answer';
import { allRows, type AllRows, type FetchedRows } from './all-rows';
import { printTexts } from './print-texts';

type PaperOfRowsProps<Row extends ExportRow, Query extends object> = {
  /** What is asked for; another object is another question. */
  readonly query: Query;
  /** How many rows that finds, as far as it is known: more than a paper can have are not fetched for one. */
  readonly total: number;
  /** As it is when first drawn. */
  readonly fetchPage: (query: Query, page: ExportPage, signal: AbortSignal) => Promise<Page<Row>>;
  /** Rows may come meanwhile, and none goes. */
  readonly isGrowing?: boolean | undefined;
  /** The paper, once everything is there. */
  readonly children: (all: AllRows<Row>) => ReactNode;
};

/** A paper of everything that a list or a report has found, or why there is none. */
export function PaperOfRows<Row extends ExportRow, Query extends object>(props: PaperOfRowsProps<Row, Query>) {
  const texts = useTexts(printTexts);
  const { number } = createFormats(useLocalizer().language);
  const { total } = props;
  return total > paperMostRows ? (
    <Alert severity="warning" sx={{ m: 2 }}>
      {texts('print.tooMany', { n: number(total), m: number(paperMostRows) })}
    </Alert>
  ) : (
    <FetchedPaper {...props} />
  );
}

/** The rows are fetched when it is opened, and no further once it is closed. */
function FetchedPaper<Row extends ExportRow, Query extends object>({
  query,
  fetchPage,
  isGrowing,
  children,
}: PaperOfRowsProps<Row, Query>) {
  const texts = useTexts(printTexts);
  const { number } = createFormats(useLocalizer().language);
  const [fetched, setFetched] = useState<FetchedRows>();
  const everything = (question: Query, signal: AbortSignal) => {
    setFetched(undefined);
    return allRows((page) => fetchPage(question, page, signal), setFetched, isGrowing);
  };
  const { answer: all, error, retry } = useLiveAnswer(query, everything, noPause);

  if (error !== undefined) {
    return <ListFailure error={error} hasRows={false} onRetry={retry} />;
  }
  return all === undefined ? <DelayedLoader label={loaderText()} /> : children(all);

  /** Until the first page has come nobody knows of how many. */
  function loaderText(): string {
    return fetched === undefined
      ? texts('print.loading')
      : texts('print.fetching', { n: number(fetched.count), total: number(fetched.total) });
  }
}
