import { ListScreen } from '@/views/shared/list/list-screen';

import { duplicatesList } from './duplicates-list';

/** Gộp hồ sơ trùng: the pairs that the person's data scope shows (domain dictionary §5.10, register B-10). */
export function DuplicatesScreen() {
  return <ListScreen description={duplicatesList} />;
}
