import { ListScreen } from '@/views/shared/list/list-screen';

import { documentReportsList } from './document-reports-list';

/** Báo cáo quỹ theo sử dụng tài liệu (register B-07). */
export function DocumentReportsScreen() {
  return <ListScreen description={documentReportsList} />;
}
