import { describe, expect, it } from 'vitest';

import { createLineJudge, plausibilityWarnings } from '@/domain/fund-reports/line-checks';
import { normalizeLine, type TypedLine } from '@/domain/fund-reports/line-input';

import { october, typedLine } from './report-fixtures';

const judge = createLineJudge(october);
const errorsOf = (change: Partial<TypedLine>) =>
  judge(typedLine(0, change)).map(({ field, key }) => `${field}: ${key}`);
const warningsOf = (change: Partial<TypedLine>) => plausibilityWarnings(normalizeLine(typedLine(0, change)));

const reason = 'Giấy khai sinh đã được đính chính năm sinh.';

describe('a line of a fund report that is worth a look', () => {
  it('B-01 warns of a service fee of more than three monthly wages, where both are known', () => {
    expect([
      warningsOf({ luongThang: 10_000_000, tienDichVu: 30_000_001 }),
      warningsOf({ luongThang: 10_000_000, tienDichVu: 30_000_000 }),
      warningsOf({ luongThang: null, tienDichVu: 90_000_000 }),
      warningsOf({ luongThang: 10_000_000, tienDichVu: null }),
    ]).toEqual([['tien-dich-vu-cao'], [], [], []]);
  });

  it('B-01 takes an identity number that contradicts the person with a reason, and then warns', () => {
    expect([
      errorsOf({ gioiTinh: 1 }),
      errorsOf({ gioiTinh: 1, lyDoCccd: 'ngắn' }),
      errorsOf({ gioiTinh: 1, lyDoCccd: reason }),
      errorsOf({ luongThang: -1 }),
    ]).toEqual([
      ['soCccd: cccdMismatch'],
      ['soCccd: cccdMismatch', 'lyDoCccd: reasonRequired'],
      [],
      ['luongThang: money'],
    ]);
    expect([
      warningsOf({ gioiTinh: 1, lyDoCccd: reason }),
      warningsOf({ lyDoCccd: reason }),
      warningsOf({ gioiTinh: 1 }),
    ]).toEqual([['cccd-khong-khop'], [], []]);
  });
});
