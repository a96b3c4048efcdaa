import { expect, it } from 'vitest';

import { changesBetween } from '@mock-server/routes/log/log-changes';

import { createTestBackend } from '../support/test-backend';

it('B-23 B-24 neither keeps nor names what holds a password, and masks numbers, also inside a record', async () => {
  const { backend } = await createTestBackend();
  const before = { ten: 'A', matKhau: 'Bi-mat-1' };
  const after = {
    ten: 'B',
    matKhau: 'Bi-mat-2',
    defaultConnectionString: 'Server=a;Password=b',
    khach: { clientSecret: 'c', soTaiKhoan: '0123456789' },
  };
  expect(changesBetween(backend.database, before, after)).toEqual([
    { truong: 'ten', cu: 'A', moi: 'B' },
    { truong: 'khach.soTaiKhoan', cu: null, moi: '0***789' },
  ]);
});
