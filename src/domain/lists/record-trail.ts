import { isJsonObject } from '../validation/json-object';

/** Where in a list a record was opened; it goes with the record's history entry. */
export type RecordTrail = {
  /** The list's own id. */
  readonly list: string;
  /** The list's query string at that time. */
  readonly query: string;
  /** The record's place among all that the query finds, counted from 0. */
  readonly position: number;
};

const stateKey = 'listTrail';

/** History state of a record that is opened from a list. */
export function trailState(trail: RecordTrail): Readonly<Record<string, unknown>> {
  return { [stateKey]: trail };
}

/** The trail in a history state, if it is one of this list. */
export function readTrail(state: unknown, list: string): RecordTrail | undefined {
  const found = isJsonObject(state) ? state[stateKey] : undefined;
  if (!isJsonObject(found)) {
    return undefined;
  }
  const { list: foundList, query, position } = found;
  const isTrail = foundList === list && typeof query === 'string' && isPosition(position);
  return isTrail ? { list, query, position } : undefined;
}

/** The places around a record's, itself included, by the pages that hold them. */
export function pagesAround(position: number, pageSize: number): readonly number[] {
  const places = [Math.max(0, position - 1), position, position + 1];
  return [...new Set(places.map((place) => Math.floor(place / pageSize)))];
}

/** Where a record stands that stood at a place, if the records that have left the list since, or come, lie before it. */
export function placeSince(position: number, total: { readonly before: number; readonly now: number }): number {
  return Math.max(0, position - total.before + total.now);
}

/** A record's place in a list and the places to go to from there. */
export type Surroundings<Found> = {
  readonly position: number;
  readonly total: number;
  readonly previous: { readonly position: number; readonly record: Found } | undefined;
  readonly next: { readonly position: number; readonly record: Found } | undefined;
};

/**
 * The records before and after one, among those that were found at their places.
 *
 * The record may stand elsewhere by now, or have left the list because of what was done with it: then the one that has
 * moved up to its place is the next.
 */
export function surroundings<Found extends { readonly id: string }>(
  found: ReadonlyMap<number, Found>,
  id: string,
  expected: number,
  total: number,
): Surroundings<Found> {
  const present = [...found].find(([, record]) => record.id === id)?.[0];
  const position = present ?? expected;
  const at = (place: number) => {
    const record = found.get(place);
    return record === undefined ? undefined : { position: place, record };
  };
  return { position, total, previous: at(position - 1), next: at(present === undefined ? position : position + 1) };
}

function isPosition(value: unknown): value is number {
  return typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
}
