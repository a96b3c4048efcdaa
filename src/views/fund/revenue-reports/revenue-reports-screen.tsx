import { ListScreen } from '@/views/shared/list/list-screen';

import { revenueReportsList } from './revenue-reports-list';

/** Báo cáo quỹ theo doanh thu (register B-06). */
export function RevenueReportsScreen() {
  return <ListScreen description={revenueReportsList} />;
}
