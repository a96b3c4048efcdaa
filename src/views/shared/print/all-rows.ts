import type { Page } from '@/domain/abp/paging';
import { largestPageSize, paperMostRows } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { isOutOfStep, onceEach, type ExportPage, type ExportRow } from '@/machines/lists/export-machine';

/** How many of the rows are there, of how many. */
export type FetchedRows = { readonly count: number; readonly total: number };

/** Everything that was found. */
export type AllRows<Row> = {
  readonly rows: readonly Row[];
  /** Sums of all of them, where the back end has any. */
  readonly tong: Page<Row>['tong'];
  /** ISO moment at which the last of them came. */
  readonly takenAt: string;
};

/**
 * All rows of a paper, fetched page by page by the rules of the exports: never cut in silence, never endless.
 *
 * @param tell Is told after every page but the last how far it is.
 * @param isGrowing Whether rows may come meanwhile, as in the log, where the fetching itself is one.
 * @throws {AppError} `export.failed` where there are more rows than a paper may have (`paperMostRows`), where their number
 * changes on the way or a page comes short; whatever a call rejects with.
 */
export async function allRows<Row extends ExportRow>(
  fetchPage: (page: ExportPage) => Promise<Page<Row>>,
  tell: (fetched: FetchedRows) => void,
  isGrowing = false,
): Promise<AllRows<Row>> {
  const rows: Row[] = [];
  let [firstTotal, total] = [0, 0];
  for (let page = 0; ; page += 1) {
    const answer = await fetchPage({ page, pageSize: largestPageSize });
    if (answer.totalCount > paperMostRows) {
      throw refused(`There are ${answer.totalCount} rows; a paper may have ${paperMostRows}.`);
    }
    if (isOutOfStep({ rows, total, firstTotal, isGrowing }, answer)) {
      throw refused('The number of rows changed while they were fetched.');
    }
    rows.push(...answer.items);
    total = answer.totalCount;
    firstTotal = page === 0 ? total : firstTotal;
    if (rows.length === total) {
      return { rows: onceEach(rows), tong: answer.tong, takenAt: new Date().toISOString() };
    }
    tell({ count: rows.length, total });
  }
}

function refused(detail: string): AppError {
  return new AppError('export.failed', { detail });
}
