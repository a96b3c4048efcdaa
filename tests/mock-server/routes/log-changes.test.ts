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

it('B-23 names units with their code, and people who have left; a list of plain values is one text', async () => {
  const { backend } = await createTestBackend();
  const { users, units } = backend.database;
  const [unit] = [...units.rows()];
  const [person] = [...users.rows()];
  if (unit === undefined || person === undefined) {
    throw new Error('The demo has neither units nor people.');
  }
  users.put({ ...person, isDeleted: true });
  const after = { donViId: unit.id, canBoPhuTrachId: person.id, roleNames: ['a', 'b'] };
  expect(changesBetween(backend.database, undefined, after)).toEqual([
    { truong: 'donViId', cu: null, moi: `${unit.ma} – ${unit.ten}` },
    { truong: 'canBoPhuTrachId', cu: null, moi: person.hoTen },
    { truong: 'roleNames', cu: null, moi: 'a, b' },
  ]);
});

it('B-23 keeps of a long text its first 500 letters, and of many changed fields 200', async () => {
  const { backend } = await createTestBackend();
  const [long] = changesBetween(backend.database, undefined, { ghiChu: 'a'.repeat(501) });
  expect(long?.moi).toBe('a'.repeat(500));
  const many = Object.fromEntries(Array.from({ length: 201 }, (_, index) => [`cot${index}`, 'x']));
  expect(changesBetween(backend.database, undefined, many)).toHaveLength(200);
});
