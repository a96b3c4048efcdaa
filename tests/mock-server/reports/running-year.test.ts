import { expect, it } from 'vitest';

import { openOffice } from '../routes/office';
import { reportAt } from './report-desk';

it('B-12 compares the running year with the days of last year up to today', async () => {
  const office = await openOffice(400);
  const year = { tuNgay: '2026-01-01', denNgay: '2026-12-31' };
  const { tong } = await reportAt(await office.as('khoa.tm'), 'lao-dong-xuat-canh', year);
  const before = [...office.backend.database.contracts.rows()].filter(
    ({ ngayXuatCanh }) => ngayXuatCanh !== null && ngayXuatCanh >= '2025-01-01' && ngayXuatCanh <= '2025-11-15',
  );
  expect(before.length).toBeGreaterThan(0);
  expect(tong['cungKy']).toBe(before.length);
});
