import { useState } from 'react';

import { todayAt } from '@/domain/format/calendar';
import { useIsFund } from '@/views/app/auth-context';
import { ListScreen } from '@/views/shared/list/list-screen';

import { fundReportsList } from './fund-reports-list';

/** Báo cáo quỹ: the monthly reports of the units (register B-01). */
export function FundReportsScreen() {
  const isFund = useIsFund();
  const [description] = useState(() => fundReportsList({ today: todayAt(Date.now()), isFund }));
  return <ListScreen description={description} />;
}
