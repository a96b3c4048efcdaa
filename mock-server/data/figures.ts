import type { ListColumn, ListColumns, ListSums } from './query';

/** Columns of figures, each sorted by its number; one that is not there sorts as 0. */
export function figureColumns<Item>(fields: readonly (keyof Item & string)[]): ListColumns<Item> {
  return Object.fromEntries(
    fields.map((field): [string, ListColumn<Item>] => [
      field,
      { kind: 'number', value: (item) => Number(item[field] ?? 0) },
    ]),
  );
}

/** Sums of figures below a list; one that is not there adds nothing. */
export function figureSums<Item>(fields: readonly (keyof Item & string)[]): ListSums<Item> {
  return Object.fromEntries(fields.map((field) => [field, (item: Item) => Number(item[field] ?? 0)]));
}
