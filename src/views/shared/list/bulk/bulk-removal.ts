import DeleteIcon from '@mui/icons-material/DeleteOutlined';

import { largestPageSize } from '@/domain/constants';

import type { BulkAction } from './bulk-action';
import { oneByOne } from './bulk-one-by-one';
import type { ListDescription, ListRow } from '../list-description';
import type { SelectionTextKey } from './selection-texts';

const notFound = 404;

/** Removing many rows: what every list has besides its own actions whose rows can be chosen and removed. */
export function bulkRemovalsOf<Row extends ListRow>({
  bulkActions,
  isSelectable,
  remove,
  isRemovable,
  policies,
}: ListDescription<Row>): readonly BulkAction<Row, SelectionTextKey>[] {
  const canChoose = isSelectable === true || bulkActions !== undefined;
  if (!canChoose || remove === undefined || policies.remove === undefined) {
    return [];
  }
  return [
    {
      id: 'xoa',
      label: 'selection.remove',
      confirm: 'selection.removeMany',
      icon: DeleteIcon,
      tone: 'error',
      policy: policies.remove,
      most: largestPageSize,
      ...(isRemovable === undefined ? {} : { isOffered: isRemovable }),
      ...oneByOne(remove, notFound),
    },
  ];
}
