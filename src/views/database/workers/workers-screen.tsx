import { ListScreen } from '@/views/shared/list/list-screen';

import { workersList } from './workers-list';

/** Cơ sở dữ liệu người lao động (register B-10). */
export function WorkersScreen() {
  return <ListScreen description={workersList} />;
}
