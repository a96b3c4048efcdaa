import { describe, expect, it } from 'vitest';

import type { SupportCaseInput } from '@/domain/support/support-request';
import { emptyAuthorisedPerson, normalizeSupportRequest } from '@/domain/support/support-request-input';
import { supportRequestSchema } from '@/domain/support/support-request-schema';
import { emptySupportRequest } from '@/domain/support/support-request-input';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

import { caseWith, supportType } from './support-fixtures';

const today = '2026-11-15';
const widow = {
  ...emptyAuthorisedPerson(),
  hoTen: 'Nguyễn Thị Lan',
  quanHe: 'vo',
  soCccd: '038190000777',
  diaChi: 'Số 10, tổ 3',
};

/** What is wrong with one case of a kind, among the fields that are asked about. */
function complaints(
  ma: string,
  fields: readonly string[],
  rieng: Partial<SupportCaseInput['rieng']>,
  changes: Partial<SupportCaseInput> = {},
): readonly string[] {
  const input = {
    ...emptySupportRequest(today, 'unit'),
    loaiHoTroId: ma,
    truongHop: [caseWith(ma, rieng, changes)],
  };
  const found = validationErrorsOf(
    supportRequestSchema({ type: supportType(ma), today }),
    normalizeSupportRequest(input),
  ).map(({ field, key }) => `${field.replace('truongHop[0].', '')} ${key}`);
  return found.filter((text) => fields.some((field) => text.startsWith(`${field} `)));
}

describe('support of relatives (Decision 40/2021 Art.14)', () => {
  it('B-08 HT07 goes to the relatives whom the law names, and never to the worker who is dead', () => {
    const of = (quanHe: string, nguoiUyQuyen: SupportCaseInput['nguoiUyQuyen']) =>
      complaints('HT07', ['rieng.quanHe', 'nguoiUyQuyen'], { quanHe }, { nguoiUyQuyen });
    for (const relative of ['vo', 'chong', 'con', 'bo', 'me', 'anh-chi-em-ruot']) {
      expect(of(relative, widow)).toEqual([]);
    }
    expect(of('nguoi-uy-quyen', widow)).toEqual(['rieng.quanHe invalid']);
    expect(of('dai-dien-phap-luat', widow)).toEqual(['rieng.quanHe invalid']);
    expect(of('vo', { ...widow, quanHe: 'nguoi-uy-quyen' })).toEqual([]);
    expect(of('vo', null)).toEqual(['nguoiUyQuyen required']);
    expect(complaints('HT01', ['nguoiUyQuyen'], {}, { nguoiUyQuyen: null })).toEqual([]);
  });
});

describe('the day of what happened', () => {
  it.each([
    ['HT07', 'ngayChet'],
    ['HT08', 'tuNgay'],
  ] as const)('B-08 E2 of %s is not after %s: a later day would hide one before the contribution', (ma, field) => {
    const of = (ngaySuViec: string | null) => complaints(ma, ['ngaySuViec'], { [field]: '2026-09-02' }, { ngaySuViec });
    expect([of(null), of('2026-09-02'), of('2026-08-30')]).toEqual([[], [], []]);
    expect(of('2026-09-03')).toEqual(['ngaySuViec eventAfterOwnDay']);
  });
});

describe('the months of a course', () => {
  it('B-08 HT08 are at most those that the course has begun', () => {
    const of = (tuNgay: string, denNgay: string, soThang: number) =>
      complaints('HT08', ['rieng.soThang'], { tuNgay, denNgay, soThang });
    expect(of('2026-06-01', '2026-09-30', 4)).toEqual([]);
    expect(of('2026-06-01', '2026-09-30', 5)).toEqual(['rieng.soThang courseMonths']);
    expect(of('2026-06-01', '2026-10-01', 5)).toEqual([]);
    expect(of('2026-10-01', '2026-10-05', 6)).toEqual(['rieng.soThang courseMonths']);
    expect(of('2024-01-31', '2024-02-29', 2)).toEqual([]);
    expect(of('2024-01-31', '2024-02-28', 2)).toEqual(['rieng.soThang courseMonths']);
  });
});
