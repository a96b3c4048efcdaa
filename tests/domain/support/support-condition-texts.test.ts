import { expect, it } from 'vitest';

import type { JudgedCondition } from '@/domain/support/support-condition';
import { conditionText } from '@/domain/support/support-condition-texts';

it('B-08 E4 names the case of the same request that asks for the same', () => {
  const condition = { ma: 'E4', dat: false, thamSo: { trungVoi: 2 } } as const;
  expect(conditionText(condition, 'vi')).toMatch(/^Trường hợp 2 của yêu cầu này/u);
  expect(conditionText(condition, 'en')).toMatch(/^Case 2 of this request/u);
});

it.each([
  [{ min: 40_000_000, max: 40_000_000 }, 'Số tiền phải đúng 40.000.000\u00a0₫.'],
  [{ min: 1, max: 20_000_000 }, 'Số tiền không được quá 20.000.000\u00a0₫.'],
  [{ max: 6_000_000 }, 'Số tiền không được quá 6.000.000\u00a0₫.'],
  [{ min: 5_000_000 }, 'Số tiền không được dưới 5.000.000\u00a0₫.'],
  [{ min: 10_000_000, max: 30_000_000 }, 'Số tiền phải từ 10.000.000\u00a0₫ đến 30.000.000\u00a0₫.'],
])('B-08 E5 says of the frame %j what it means', (limits, expected) => {
  const thamSo: JudgedCondition['thamSo'] = { soTien: 45_000_000, ...limits };
  const condition = { ma: 'E5', dat: false, thamSo } as const;
  expect(conditionText(condition, 'vi')).toBe(expected);
  expect(conditionText(condition, 'en')).not.toMatch(/[…{}]/u);
  expect(conditionText({ ...condition, dat: true }, 'vi')).toBe('Số tiền 45.000.000\u00a0₫ nằm trong mức hỗ trợ.');
});

it.each([
  ['E4', false, { ngaySuViec: '2026-09-02' }],
  ['E4', false, {}],
  ['E6', true, {}],
] as const)('B-08 DS4 %s (met: %s) says of a decision that is withheld neither number nor kind', (ma, dat, thamSo) => {
  for (const language of ['vi', 'en']) {
    expect(conditionText({ ma, dat, thamSo }, language)).not.toMatch(/QĐ|decision|""|—|[{}]/u);
  }
});
