import * as v from 'valibot';

import { absentOr } from '@/domain/abp/absent-field';
import type { Page } from '@/domain/abp/paging';
import type { ListQuery } from '@/domain/lists/list-query';
import { AppError } from '@/domain/errors/app-error';
import { normalizeName } from '@/domain/text/names';
import type { QueryValues } from '@/services/http/http-client';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

const pageSchema = v.object({
  totalCount: count,
  items: v.array(v.looseObject({ id: v.string() })),
  tong: absentOr(v.record(v.string(), v.pipe(v.number(), v.safeInteger()))),
  dem: absentOr(v.record(v.string(), count)),
});

/**
 * A list query as ABP reads it: `filter`, `sorting`, `skipCount`, `maxResultCount` and one parameter per filter. What is
 * searched for goes out as names are stored: a database compares it letter by letter.
 */
export function pageQuery(query: ListQuery): QueryValues {
  return {
    ...query.filters,
    filter: normalizeName(query.search),
    sorting: query.sort === undefined ? undefined : `${query.sort.field} ${query.sort.direction}`,
    skipCount: query.page * query.pageSize,
    maxResultCount: query.pageSize,
  };
}

/** A list of records inside an answer. */
export const rows = v.array(v.looseObject({}));

/**
 * Checks the frame of an answer: the fields without which a screen could not begin to show it.
 *
 * @throws {AppError} `response.malformed`; the other fields are trusted, because the contract tests check them.
 */
export async function framed<Answer extends object>(answer: Promise<unknown>, frame: v.ObjectEntries): Promise<Answer> {
  return checked(v.looseObject(frame), await answer) as unknown as Answer;
}

/**
 * Checks that an answer is a record: an object with an id.
 *
 * @throws {AppError} `response.malformed`
 */
export function recordOf<Row extends { readonly id: string }>(answer: Promise<unknown>): Promise<Row> {
  return framed<Row>(answer, { id: v.string() });
}

/**
 * The list that an answer keeps under a name.
 *
 * @throws {AppError} `response.malformed` unless it is a list of objects.
 */
export async function listIn<Item extends object>(
  answer: Promise<unknown>,
  name: 'items' | 'ketQua' | 'dong',
): Promise<readonly Item[]> {
  const schema = v.object({ [name]: rows });
  return (checked(schema, await answer)[name] ?? []) as unknown as readonly Item[];
}

/**
 * Checks the frame of a page: a count, rows with an id, whole totals.
 *
 * @throws {AppError} `response.malformed`; the rows' own fields are trusted, because the contract tests check them.
 */
export async function pageOf<Row extends { readonly id: string }>(answer: Promise<unknown>): Promise<Page<Row>> {
  return checked(pageSchema, await answer) as unknown as Page<Row>;
}

/** @throws {AppError} `response.malformed` */
export function checked<Schema extends v.GenericSchema>(schema: Schema, answer: unknown): v.InferOutput<Schema> {
  const parsed = v.safeParse(schema, answer);
  if (!parsed.success) {
    throw new AppError('response.malformed', { status: 200, detail: v.summarize(parsed.issues).slice(0, 200) });
  }
  return parsed.output;
}
