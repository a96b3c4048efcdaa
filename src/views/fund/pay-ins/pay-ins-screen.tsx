import { ListScreen } from '@/views/shared/list/list-screen';

import { payInsList } from './pay-ins-list';

/** Nộp quỹ (register B-05). */
export function PayInsScreen() {
  return <ListScreen description={payInsList} />;
}
