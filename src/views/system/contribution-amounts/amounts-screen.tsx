import { Stack } from '@mui/material';

import { ListScreen } from '@/views/shared/list/list-screen';

import { amountsList } from './amounts-list';
import { RuleTimelineFigure } from './rule-timeline-figure';
import { useAppliedRules } from './use-applied-rules';

/** Số tiền đóng quỹ: the list, which is also the table of the picture below it (register B-21). */
export function AmountsScreen() {
  const { rules } = useAppliedRules();
  return (
    <Stack spacing={2.5}>
      <ListScreen description={amountsList} />
      {rules === undefined ? null : <RuleTimelineFigure rules={rules} />}
    </Stack>
  );
}
