import { pageSizes } from '../constants';
import type { ListQuery, ListSort } from './list-query';

/** What a list shows when its address says nothing; where names are given, others in an address are ignored. */
export type ListDefaults = ListQuery & {
  readonly filterNames?: readonly string[];
  readonly sortFields?: readonly string[];
  readonly columnNames?: readonly string[];
};

const names = {
  page: 'trang',
  pageSize: 'so-dong',
  sort: 'sap-xep',
  search: 'tu-khoa',
  columns: 'cot',
  saved: 'bo-loc',
} as const;
const ownNames: readonly string[] = Object.values(names);

/** Most rows that ABP can be asked to pass over: it counts them by 32 bits. */
const mostSkipped = 2 ** 31 - 1;

/**
 * Reads a list's query string. Anything unreadable counts as absent, anything absent has its default; an empty value
 * takes a default search, order or filter away (register W-07). A page behind every list's end is the last one that can be
 * asked for, from which the list goes back to its own.
 *
 * @param search With or without `?`.
 */
export function parseListQuery(search: string, defaults: ListDefaults): ListQuery {
  const params = new URLSearchParams(search);
  const pageNumber = wholeNumber(params.get(names.page));
  const wishedSize = wholeNumber(params.get(names.pageSize));
  const pageSize = pageSizes.find((size) => size === wishedSize) ?? defaults.pageSize;
  const sort = params.get(names.sort);
  return {
    page: pageNumber === undefined ? defaults.page : Math.min(pageNumber - 1, Math.floor(mostSkipped / pageSize)),
    pageSize,
    sort: sort === null ? defaults.sort : readSort(sort, defaults),
    search: params.get(names.search) ?? defaults.search,
    filters: readFilters(params, defaults),
    columns: readColumns(params, defaults),
  };
}

/** The query string of a list, without `?`; what equals its default is left out, so it is empty for the list as it opens. */
export function formatListQuery(query: ListQuery, defaults: ListDefaults): string {
  const params = new URLSearchParams();
  const put = (name: string, value: string, otherwise: string) => {
    if (value !== otherwise) {
      params.append(name, value);
    }
  };
  put(names.page, String(query.page + 1), String(defaults.page + 1));
  put(names.pageSize, String(query.pageSize), String(defaults.pageSize));
  put(names.sort, sortText(query.sort), sortText(defaults.sort));
  put(names.search, query.search, defaults.search);
  for (const name of new Set([...Object.keys(query.filters), ...Object.keys(defaults.filters)])) {
    if (isFilter(name, defaults)) {
      put(name, valueOf(query.filters, name), valueOf(defaults.filters, name));
    }
  }
  if (query.columns !== undefined && query.columns.join(',') !== defaults.columns?.join(',')) {
    for (const column of query.columns.length === 0 ? [''] : query.columns) {
      params.append(names.columns, column);
    }
  }
  return params.toString();
}

/**
 * The query string of a list that shows what nobody has narrowed, where a bare address would open a saved filter: reading
 * it is reading nothing.
 */
export const withoutSavedFilter = `${names.saved}=khong`;

/** A filter may be called `constructor`: only what is set counts. */
function valueOf(filters: ListQuery['filters'], name: string): string {
  return Object.hasOwn(filters, name) ? (filters[name] ?? '') : '';
}

function wholeNumber(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/u.test(text) ? Number(text) : undefined;
}

function sortText(sort: ListSort | undefined): string {
  return sort === undefined ? '' : `${sort.direction === 'desc' ? '-' : ''}${sort.field}`;
}

function readSort(text: string, { sort, sortFields }: ListDefaults): ListSort | undefined {
  if (text === '') {
    return undefined;
  }
  const field = text.replace(/^-/u, '');
  const isKnown = field !== '' && (sortFields?.includes(field) ?? true);
  return isKnown ? { field, direction: text.startsWith('-') ? 'desc' : 'asc' } : sort;
}

function readFilters(params: URLSearchParams, defaults: ListDefaults): ListQuery['filters'] {
  const given = [...params].filter(([name]) => isFilter(name, defaults)).reverse();
  const all = [...Object.entries(defaults.filters), ...given];
  return Object.fromEntries([...new Map(all)].filter(([, value]) => value !== ''));
}

/** Names in front of which `__` stands belong to the framework (`__tenant`). */
function isFilter(name: string, { filterNames }: ListDefaults): boolean {
  const isOurs = name !== '' && !ownNames.includes(name) && !name.startsWith('__');
  return isOurs && (filterNames?.includes(name) ?? true);
}

function readColumns(params: URLSearchParams, { columns, columnNames }: ListDefaults): ListQuery['columns'] {
  if (!params.has(names.columns)) {
    return columns;
  }
  const given = params.getAll(names.columns).filter((name) => name !== '');
  const known = given.filter((name, index) => given.indexOf(name) === index && (columnNames?.includes(name) ?? true));
  return known.length === 0 && given.length > 0 ? columns : known;
}
