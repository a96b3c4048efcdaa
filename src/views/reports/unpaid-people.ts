import { largestPageSize, paperMostRows } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import type { ReportFilters, UnpaidContract } from '@/domain/reports/report';
import { isOutOfStep } from '@/machines/export-machine';
import type { ReportsApi } from '@/services/api/reports-api';

/** How many of the people behind R4 are there, of how many. */
export type FetchedPeople = { readonly count: number; readonly total: number };

/**
 * Everybody behind R4, fetched page by page by the rules of the exports: never cut in silence, never endless.
 *
 * @param tell Is told after every page but the last how far it is.
 * @throws {AppError} `export.failed` where there are more people than a paper may have rows (`paperMostRows`), where
 * their number changes on the way or a page comes short; whatever a call rejects with.
 */
export async function allUnpaid(
  reports: ReportsApi,
  filters: ReportFilters,
  signal: AbortSignal,
  tell: (fetched: FetchedPeople) => void,
): Promise<readonly UnpaidContract[]> {
  const rows: UnpaidContract[] = [];
  let total = 0;
  for (let page = 0; ; page += 1) {
    const answer = await reports.unpaid(filters, { page, pageSize: largestPageSize }, signal);
    if (answer.totalCount > paperMostRows) {
      throw refused(`There are ${answer.totalCount} people; a paper may have ${paperMostRows}.`);
    }
    if (isOutOfStep({ rows, total }, answer)) {
      throw refused('The number of people changed while they were fetched.');
    }
    rows.push(...answer.items);
    total = answer.totalCount;
    if (rows.length === total) {
      return rows;
    }
    tell({ count: rows.length, total });
  }
}

function refused(detail: string): AppError {
  return new AppError('export.failed', { detail });
}
