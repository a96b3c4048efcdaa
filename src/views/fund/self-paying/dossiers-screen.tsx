import { ListScreen } from '@/views/shared/list/list-screen';

import { dossiersList } from './dossiers-list';

/** Người lao động tự đóng (register B-03). */
export function DossiersScreen() {
  return <ListScreen description={dossiersList} />;
}
