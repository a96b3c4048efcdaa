import { expect, it } from 'vitest';

import { payInsList } from '@/views/fund/pay-ins/pay-ins-list';
import { emphasisClass } from '@/views/shared/list/cells/emphasis';

it.each([
  [-100_000, 'list-alarming'],
  [40_000, 'list-alarming'],
  [0, undefined],
])('B-05 a difference of %i đồng stands out in the list of vouchers, whichever way it is', (chenhLech, expected) => {
  const column = payInsList.columns.find(({ field }) => field === 'chenhLech');
  expect(column && emphasisClass(column, { chenhLech } as never, undefined as never)).toBe(expected);
  expect(column).toBeDefined();
});
