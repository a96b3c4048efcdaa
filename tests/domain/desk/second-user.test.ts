import { expect, it } from 'vitest';

import { harmlesslyChanged } from '@/domain/desk/second-user';

it.each([
  ['ghiChu', 0, 1],
  ['ghiChu', 600, 602],
  ['ghiChu', 1_000, 1_000],
  ['diaChi', 255, 255],
] as const)(
  'D-03 a %s of %i signs gets a mark of the second user and stays one that can be stored',
  (field, length, now) => {
    const record = { [field]: 'x'.repeat(length) };
    const changed = harmlesslyChanged(record, field)[field] as string;
    expect([changed.length, changed.at(-1)]).toEqual([now, '•']);
    expect(harmlesslyChanged({ [field]: changed }, field)[field]).toBe(
      'x'.repeat(Math.min(length, Math.max(now - 2, 0))),
    );
  },
);
