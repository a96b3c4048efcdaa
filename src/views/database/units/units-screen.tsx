import { ListScreen } from '@/views/shared/list/list-screen';

import { unitsList } from './units-list';

/** Cơ sở dữ liệu đơn vị (register B-11). */
export function UnitsScreen() {
  return <ListScreen description={unitsList} />;
}
