import { ListScreen } from '@/views/shared/list/list-screen';

import { requestsList } from './requests-list';

/** Yêu cầu hỗ trợ (register B-08). */
export function RequestsScreen() {
  return <ListScreen description={requestsList} />;
}
