import { isIsoDate } from '@/domain/format/calendar';

import { invalidValue, validationFailure } from '../failures';

type Query = ReadonlyMap<string, string>;

/** A filter's text; `undefined` when it is absent or blank. */
export function readText(query: Query, name: string): string | undefined {
  const text = query.get(name.toLowerCase())?.trim() ?? '';
  return text === '' ? undefined : text;
}

/** An identity number, passport or phone as records hold it, of what was typed: `p 123-4567` → `P1234567`. */
export function heldNumber(typed: string): string {
  return typed.replaceAll(/[\s.\p{Cf}\p{Pd}]/gu, '').toUpperCase();
}

/** Whether what was typed is a part of one of these numbers, however either is parted; four digits are the least. */
export function isPartOfNumber(typed: string, held: readonly (string | null)[]): boolean {
  const part = heldNumber(typed);
  return /\d{4}/u.test(part) && held.some((number) => number !== null && heldNumber(number).includes(part));
}

/** A filter's whole number. @throws MockFailure 400 for anything else. */
export function readInteger(query: Query, name: string): number | undefined {
  const text = readText(query, name);
  if (text !== undefined && !/^-?\d{1,9}$/u.test(text)) {
    throw invalid(name, text);
  }
  return text === undefined ? undefined : Number(text);
}

/** A filter's yes or no. @throws MockFailure 400 for anything but `true` and `false`. */
export function readFlag(query: Query, name: string): boolean | undefined {
  const text = readText(query, name)?.toLowerCase();
  if (text !== undefined && text !== 'true' && text !== 'false') {
    throw invalid(name, text);
  }
  return text === undefined ? undefined : text === 'true';
}

/** A filter's amount, integer đồng of up to 12 digits (invariant M6). @throws MockFailure 400 for anything else. */
export function readAmount(query: Query, name: string): number | undefined {
  const text = readText(query, name);
  if (text !== undefined && !/^\d{1,12}$/u.test(text)) {
    throw invalid(name, text);
  }
  return text === undefined ? undefined : Number(text);
}

/** A filter's several values, separated by commas; `undefined` when there is none. */
export function readList(query: Query, name: string): ReadonlySet<string> | undefined {
  const text = readText(query, name);
  return text === undefined ? undefined : new Set(text.split(',').map((value) => value.trim()));
}

/** A filter's day, from an ISO date or the start of an ISO moment. @throws MockFailure 400 for anything else. */
export function readDate(query: Query, name: string): string | undefined {
  const text = readText(query, name);
  const day = text?.slice(0, 10);
  if (text !== undefined && (day === undefined || !isIsoDate(day) || !/^.{10}($|T)/u.test(text))) {
    throw invalid(name, text);
  }
  return day;
}

/** A test of an item, which stands at `position` of its list. */
export type Condition<Item> = (item: Item, position: number) => boolean;

/** Wants what fulfils every condition; unset ones are left out. */
export function all<Item>(conditions: readonly (Condition<Item> | undefined)[]): Condition<Item> {
  const set = conditions.filter((condition) => condition !== undefined);
  return (item, position) => set.every((condition) => condition(item, position));
}

/** The condition of a value, when there is a value. */
export function when<Value, Item>(
  value: Value | undefined,
  condition: (item: Item, value: Value) => boolean,
): Condition<Item> | undefined {
  return value === undefined ? undefined : (item) => condition(item, value);
}

function invalid(name: string, text: string) {
  return validationFailure([invalidValue(name, text)]);
}
