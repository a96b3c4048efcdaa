import { Stack } from '@mui/material';

import { ListScreen } from '@/views/shared/list/list-screen';
import { PartView } from '@/views/shared/record/part-view';
import { useAppliedRules } from '@/views/shared/use-applied-rules';

import { amountsList } from './amounts-list';
import { RuleTimelineFigure } from './rule-timeline-figure';

/** Số tiền đóng quỹ: the list, which is also the table of the picture below it (register B-21). */
export function AmountsScreen() {
  const applied = useAppliedRules();
  return (
    <Stack spacing={2.5}>
      <ListScreen description={amountsList} onRemoved={applied.reload} />
      <PartView part={applied} waiting={null}>
        {(rules) => <RuleTimelineFigure rules={rules} />}
      </PartView>
    </Stack>
  );
}
