import { ListScreen } from '@/views/shared/list/list-screen';

import { approvalsList } from './dossiers-list';

/** Phê duyệt người lao động tự đóng (register B-02). */
export function ApprovalsScreen() {
  return <ListScreen description={approvalsList} />;
}
