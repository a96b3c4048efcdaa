import { largestPageSize, defaultPageSize } from '@/domain/constants';
import type { Page } from '@/domain/abp/paging';

import { frameworkText, invalidValue, MockFailure, validationFailure } from '../failures';
import { resourceText } from '../startup/texts';
import type { LocalText } from '../local-text';
import { rankNames, rankNumbers, rankTexts, vietnamese } from './ranks';

/**
 * How a list property is put in order: `name` by given name, surname, middle names; `text` in Vietnamese alphabetical
 * order; `code` character by character; `number` by size. What is missing comes first.
 */
export type ListColumn<Item> =
  | { readonly kind: 'name' | 'text' | 'code'; readonly value: (item: Item) => string | null }
  | { readonly kind: 'number'; readonly value: (item: Item) => number | null };

export type ListColumns<Item> = Readonly<Record<string, ListColumn<Item>>>;

/** The part of a list request that every ABP list has in common. */
export type Paging = {
  /** ABP's `"hoTen desc, ngaySinh"`; empty for the list's own order. */
  readonly sorting: string;
  readonly skipCount: number;
  readonly maxResultCount: number;
};

/** What is summed up of everything that a list request finds, by the names under which it is answered. */
export type ListSums<Item> = Readonly<Record<string, (item: Item) => number>>;

/** The filter that a list shows as tabs: the value of each item, and whether the request wants it. */
export type ListTabs<Item> = {
  readonly valueOf: (item: Item) => string | number;
  readonly isChosen: (item: Item) => boolean;
};

/** Most orders that are kept sorted for one state of a list. */
const keptOrders = 12;
const highestInt32 = 2_147_483_647;

/**
 * A list that answers filtered, sorted pages quickly: one pass over rows that already stand in the asked order.
 *
 * It is true for the items it was made of; make another one when they change. Orders and ranks are worked out when
 * they are first asked for and kept.
 */
export class ListIndex<Item> {
  readonly #items: readonly Item[];
  readonly #columns: ReadonlyMap<string, ListColumn<Item>>;
  readonly #ranks = new Map<string, Float64Array>();
  readonly #orders = new Map<string, Uint32Array>();

  constructor(items: readonly Item[], columns: ListColumns<Item>) {
    this.#items = items;
    this.#columns = new Map(Object.entries(columns).map(([name, column]) => [name.toLowerCase(), column]));
  }

  /**
   * One page of the items that `isWanted`, in the asked order; equal items keep the order in which they were given,
   * which is also what `position` counts. Sums and counters are worked out in the same pass.
   *
   * @param sums Named sums of everything wanted, answered as `tong`.
   * @param tabs A condition of its own beside `isWanted`, whose values are counted as `dem` as if it were not set.
   * @throws MockFailure 500 for a property that the list does not have, as ABP's dynamic LINQ does.
   */
  page(
    isWanted: (item: Item, position: number) => boolean,
    { sorting, skipCount, maxResultCount }: Paging,
    sums?: ListSums<Item>,
    tabs?: ListTabs<Item>,
  ): Page<Item> {
    const items: Item[] = [];
    const summed = Object.entries(sums ?? {}).map(([name, of]) => ({ name, of, sum: 0 }));
    const counts = new Map<string, number>();
    let totalCount = 0;
    for (const position of this.#order(sorting)) {
      const item = this.#items[position];
      if (item === undefined || !isWanted(item, position)) {
        continue;
      }
      if (tabs !== undefined) {
        const tab = String(tabs.valueOf(item));
        counts.set(tab, (counts.get(tab) ?? 0) + 1);
        if (!tabs.isChosen(item)) {
          continue;
        }
      }
      for (const each of summed) {
        each.sum += each.of(item);
      }
      if (totalCount >= skipCount && items.length < maxResultCount) {
        items.push(item);
      }
      totalCount += 1;
    }
    return {
      totalCount,
      items,
      ...(sums === undefined ? {} : { tong: Object.fromEntries(summed.map(({ name, sum }) => [name, sum])) }),
      ...(tabs === undefined ? {} : { dem: Object.fromEntries(counts) }),
    };
  }

  #order(sorting: string): Uint32Array {
    const known = this.#orders.get(sorting);
    if (known !== undefined) {
      return known;
    }
    const keys = parseSorting(sorting).map(({ property, sign }) => ({ ranks: this.#ranksOf(property), sign }));
    const order = Uint32Array.from({ length: this.#items.length }, (_, position) => position);
    order.sort((left, right) => {
      for (const { ranks, sign } of keys) {
        const difference = (ranks[left] ?? 0) - (ranks[right] ?? 0);
        if (difference !== 0) {
          return difference * sign;
        }
      }
      return left - right;
    });
    if (this.#orders.size >= keptOrders) {
      this.#orders.clear();
    }
    this.#orders.set(sorting, order);
    return order;
  }

  #ranksOf(property: string): Float64Array {
    const key = property.toLowerCase();
    const known = this.#ranks.get(key);
    if (known !== undefined) {
      return known;
    }
    const column = this.#columns.get(key);
    if (column === undefined) {
      throw internalError();
    }
    const ranks = ranksOf(this.#items, column);
    this.#ranks.set(key, ranks);
    return ranks;
  }
}

/**
 * Paging and sorting of a list request: skip 0, 10 rows, `defaultSorting` unless told.
 *
 * @throws MockFailure 400 for counts that are no whole numbers, negative, zero rows or more rows than ABP allows.
 */
export function readPaging(query: ReadonlyMap<string, string>, defaultSorting: string): Paging {
  const skipCount = readCount(query, 'SkipCount', 0, 0);
  const maxResultCount = readCount(query, 'MaxResultCount', 1, defaultPageSize);
  if (maxResultCount > largestPageSize) {
    // ABP has no translation of this one.
    const message = `MaxResultCount can not be more than ${largestPageSize}! Increase Volo.Abp.Application.Dtos.LimitedResultRequestDto.MaxMaxResultCount on the server side to allow more results.`;
    throw refuse('MaxResultCount', { vi: message, en: message });
  }
  const sorting = query.get('sorting')?.trim() ?? '';
  return { sorting: sorting === '' ? defaultSorting : sorting, skipCount, maxResultCount };
}

function readCount(query: ReadonlyMap<string, string>, name: string, least: number, fallback: number): number {
  const text = query.get(name.toLowerCase())?.trim() ?? '';
  if (text === '') {
    return fallback;
  }
  if (!/^[+-]?\d+$/u.test(text)) {
    throw validationFailure([invalidValue(memberOf(name), text)]);
  }
  const count = Number(text);
  if (count < least || count > highestInt32) {
    throw refuse(
      name,
      resourceText('AbpValidation', 'The field {0} must be between {1} and {2}.', {
        0: name,
        1: least,
        2: highestInt32,
      }),
    );
  }
  return count;
}

function refuse(name: string, message: LocalText): MockFailure {
  return validationFailure([{ message, members: [memberOf(name)] }]);
}

function memberOf(name: string): string {
  return `${name.charAt(0).toLowerCase()}${name.slice(1)}`;
}

function parseSorting(sorting: string): readonly { readonly property: string; readonly sign: 1 | -1 }[] {
  const parts = sorting === '' ? [] : sorting.split(',');
  return parts.map((part) => {
    const [property = '', direction = 'asc', ...rest] = part.trim().split(/\s+/u);
    const isAscending = /^asc(ending)?$/iu.test(direction);
    if (rest.length > 0 || (!isAscending && !/^desc(ending)?$/iu.test(direction))) {
      throw internalError();
    }
    return { property, sign: isAscending ? 1 : -1 };
  });
}

function ranksOf<Item>(items: readonly Item[], column: ListColumn<Item>): Float64Array {
  switch (column.kind) {
    case 'number':
      return rankNumbers(items.map((item) => column.value(item)));
    case 'name':
      return rankNames(items.map((item) => column.value(item)));
    case 'text':
      return rankTexts(
        items.map((item) => column.value(item)),
        vietnamese,
      );
    case 'code':
      return rankTexts(items.map((item) => column.value(item)));
  }
}

function internalError(): MockFailure {
  return new MockFailure(500, { message: frameworkText('InternalServerErrorMessage') });
}
