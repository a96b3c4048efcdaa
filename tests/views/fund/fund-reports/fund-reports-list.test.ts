import { expect, it } from 'vitest';

import { fundReportsList } from '@/views/fund/fund-reports/fund-reports-list';

import { linkedList } from '../../../mock-server/linked-list';
import { openOffice } from '../../../mock-server/routes/office';

it.each([
  ['2026-12-31', '2026-01'],
  ['2027-01-01', '2026-01'],
  ['2027-01-31', '2026-01'],
  ['2027-02-01', '2027-01'],
])('B-01 on %s the list opens from %s on: in January December is reported', (today, kyTu) => {
  expect(fundReportsList({ today, isFund: true }).initialFilters).toEqual({ kyTu });
});

it('B-01 the first list of the year is not empty', async () => {
  const office = await openOffice(200);
  const list = await linkedList(await office.as('khoa.tm'), '/quan-ly-quy/bao-cao-quy', '2027-01-01');
  expect(list.totalCount).toBeGreaterThan(0);
});
