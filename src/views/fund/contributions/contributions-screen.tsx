import { ListScreen } from '@/views/shared/list/list-screen';

import { contributionsList } from './contributions-list';

/** Người lao động đóng quỹ (register B-04). */
export function ContributionsScreen() {
  return <ListScreen description={contributionsList} />;
}
