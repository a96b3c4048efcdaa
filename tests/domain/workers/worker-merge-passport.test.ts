import { expect, it } from 'vitest';

import { defaultChoices } from '@/domain/workers/worker-merge';

import { left, right, today } from './merge-fixtures';

it('B-10 proposes a passport up to and on its last day', () => {
  const proposed = (ngayHetHanHc: string) =>
    defaultChoices({ left: { ...left, ngayHetHanHc }, right: { ...right, soHoChieu: 'x' } }, today).soHoChieu;
  expect([proposed(today), proposed('2020-01-01')]).toEqual(['left', 'right']);
});
