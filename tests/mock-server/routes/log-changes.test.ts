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

it('B-23 masks a personal number that stands in a text: a transfer’s content, a note; amounts and phones stay', async () => {
  const { backend } = await createTestBackend();
  const after = {
    noiDung: 'QHTVLNN TD2026000045 042196000045',
    ghiChu: 'CCCD 042196000045, điện thoại 0912345678',
    vonDieuLe: 100_000_000_000,
  };
  expect(changesBetween(backend.database, undefined, after)).toEqual([
    { truong: 'noiDung', cu: null, moi: 'QHTVLNN TD2026000045 042***000045' },
    { truong: 'ghiChu', cu: null, moi: 'CCCD 042***000045, điện thoại 0912345678' },
    { truong: 'vonDieuLe', cu: null, moi: '100000000000' },
  ]);
});
