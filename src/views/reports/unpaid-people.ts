import { largestPageSize } from '@/domain/constants';
import type { ReportFilters, UnpaidContract } from '@/domain/reports/report';
import type { ReportsApi } from '@/services/api/reports-api';

/** Everybody behind R4, fetched page by page. */
export async function allUnpaid(
  reports: ReportsApi,
  filters: ReportFilters,
  signal: AbortSignal,
): Promise<readonly UnpaidContract[]> {
  const found: UnpaidContract[] = [];
  for (let page = 0; ; page += 1) {
    const { items, totalCount } = await reports.unpaid(filters, { page, pageSize: largestPageSize }, signal);
    found.push(...items);
    if (items.length === 0 || found.length >= totalCount) {
      return found;
    }
  }
}
