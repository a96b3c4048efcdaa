import * as v from 'valibot';

import type { Page } from '@/domain/abp/paging';
import type { ListQuery } from '@/domain/lists/list-query';
import { AppError } from '@/domain/errors/app-error';
import type { QueryValues } from '@/services/http/http-client';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const pageSchema = v.object({
  totalCount: count,
  items: v.array(v.looseObject({ id: v.string() })),
  tong: v.optional(v.record(v.string(), v.pipe(v.number(), v.safeInteger()))),
  dem: v.optional(v.record(v.string(), count)),
});

/** A list query as ABP reads it: `filter`, `sorting`, `skipCount`, `maxResultCount` and one parameter per filter. */
export function pageQuery(query: ListQuery): QueryValues {
  return {
    ...query.filters,
    filter: query.search,
    sorting: query.sort === undefined ? undefined : `${query.sort.field} ${query.sort.direction}`,
    skipCount: query.page * query.pageSize,
    maxResultCount: query.pageSize,
  };
}

/**
 * Checks the frame of a page: a count, rows with an id, whole totals.
 *
 * @throws {AppError} `response.malformed`; the rows' own fields are trusted, because the contract tests check them.
 */
export async function pageOf<Row extends { readonly id: string }>(answer: Promise<unknown>): Promise<Page<Row>> {
  const parsed = v.safeParse(pageSchema, await answer);
  if (!parsed.success) {
    throw new AppError('response.malformed', { detail: v.summarize(parsed.issues).slice(0, 200) });
  }
  return parsed.output as unknown as Page<Row>;
}
