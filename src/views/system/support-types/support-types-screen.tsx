import { ListScreen } from '@/views/shared/list/list-screen';

import { supportTypesList } from './support-types-list';

/** Loại hỗ trợ (register B-22). */
export function SupportTypesScreen() {
  return <ListScreen description={supportTypesList} />;
}
