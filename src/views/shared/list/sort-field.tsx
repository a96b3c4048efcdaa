import { TextField } from '@mui/material';

import type { ListSort } from '@/domain/lists/list-query';
import { useTexts } from '@/views/app/localization-context';

import type { ListRow } from './list-description';
import { listTexts } from './list-texts';
import type { ListView } from './list-view';

type SortFieldProps<Row extends ListRow> = { readonly view: ListView<Row> };

/** The order of the rows, for narrow screens: they have no table whose headers could be pressed. */
export function SortField<Row extends ListRow>({ view }: SortFieldProps<Row>) {
  const texts = useTexts(listTexts);
  const { query, defaults, show, description, text } = view;
  const orders = description.columns
    .filter(({ isSortable }) => isSortable !== false)
    .flatMap(({ field, header }) => [
      { field, direction: 'asc' as const, label: texts('list.ascending', { name: text(header) }) },
      { field, direction: 'desc' as const, label: texts('list.descending', { name: text(header) }) },
    ]);
  const chosen = orders.findIndex((order) => isSame(order, query.sort));
  return (
    <TextField
      select
      size="small"
      fullWidth
      label={texts('list.sortedBy')}
      value={chosen === -1 ? '' : chosen}
      slotProps={{ select: { native: true } }}
      onChange={({ target }) => {
        const order = orders[Number(target.value)];
        show({ ...query, page: 0, sort: order === undefined ? defaults.sort : sortOf(order) });
      }}
    >
      {chosen === -1 ? <option value="" /> : null}
      {orders.map(({ label }, index) => (
        <option key={label} value={index}>
          {label}
        </option>
      ))}
    </TextField>
  );
}

function sortOf({ field, direction }: ListSort): ListSort {
  return { field, direction };
}

function isSame(order: ListSort, sort: ListSort | undefined): boolean {
  return order.field === sort?.field && order.direction === sort.direction;
}
