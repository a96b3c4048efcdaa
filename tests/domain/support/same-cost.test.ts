import { describe, expect, it } from 'vitest';

import { statutoryCalendar } from '@/domain/fund/work-calendar';
import { isSameCost } from '@/domain/support/same-cost';
import { redConditions } from '@/domain/support/support-condition';
import { conditionText } from '@/domain/support/support-condition-texts';
import { judgeCase } from '@/domain/support/support-eligibility';
import type { CaseFacts } from '@/domain/support/support-facts';
import type { SupportCaseInput } from '@/domain/support/support-request';

import { caseWith, cleanFacts, supportType } from './support-fixtures';

const trip = {
  ...{ nhanVien: 'Lê Văn Đi', nuocCongTac: 'JP', ngayDi: '2026-10-20', ngayVe: '2026-10-30', giaVe: 18_000_000 },
  hangVe: 'pho-thong',
  khongViPham: true,
} as const;

/** What is red about a case, in Vietnamese. */
function redTexts(ma: string, truongHop: SupportCaseInput, facts: Partial<CaseFacts> = {}): readonly string[] {
  const entry = { truongHop, filedOn: '2026-11-13', calendar: statutoryCalendar };
  return redConditions(judgeCase(supportType(ma), entry, { ...cleanFacts, ...facts })).map((each) =>
    conditionText(each, 'vi'),
  );
}

describe('a cost of an enterprise', () => {
  it('B-08 E4 a trip is the same where its days overlap and person or country agree, a transport where cost and quotes do', () => {
    const details = (rieng: Partial<SupportCaseInput['rieng']>) => caseWith('HT10', rieng).rieng;
    const trip = { nhanVien: 'Lê Văn Đi', nuocCongTac: 'JP', ngayDi: '2026-10-20', ngayVe: '2026-10-30' };
    const isSame = (other: Partial<SupportCaseInput['rieng']>) =>
      isSameCost(details(trip), details({ ...trip, ...other }));
    expect(isSame({})).toBe(true);
    expect(isSame({ nhanVien: 'Trần Thị Khác', ngayDi: '2026-10-30', ngayVe: '2026-11-02' })).toBe(true);
    expect(isSame({ nhanVien: 'LÊ  VĂN ĐI', nuocCongTac: 'KR' })).toBe(true);
    expect(isSame({ nhanVien: 'Le Van Di', nuocCongTac: 'KR' })).toBe(true);
    expect(isSame({ nhanVien: 'Trần Thị Khác', nuocCongTac: 'KR' })).toBe(false);
    expect(isSame({ ngayDi: '2026-10-31', ngayVe: '2026-11-02' })).toBe(false);
    expect(isSame({ ngayVe: null })).toBe(false);
    const transport = { chiPhi: 80_000_000, baoGia: [80_000_000, 85_000_000, 90_000_000] };
    const carried = (other: Partial<SupportCaseInput['rieng']>) =>
      isSameCost(details(transport), details({ ...transport, ...other }));
    expect(carried({ baoGia: [90_000_000, 80_000_000, 85_000_000] })).toBe(true);
    expect(carried({ chiPhi: 80_000_001 })).toBe(false);
    expect(carried({ baoGia: [80_000_000, 85_000_000, 90_000_001] })).toBe(false);
  });

  it('B-08 E4 is red where it was paid before, and says what and by which decision', () => {
    const mission = caseWith('HT10', trip, { tienDeNghi: 18_000_000 });
    expect(redTexts('HT10', mission)).toEqual([]);
    expect(redTexts('HT10', mission, { sameCostCase: { loaiHoTroId: 'HT09', soQd: '45/QĐ' } })).toEqual([
      'Chuyến công tác 20/10/2026 – 30/10/2026 đã được hỗ trợ (HT09, QĐ 45/QĐ).',
    ]);
    const rieng = { chiPhi: 80_000_000, baoGia: [80_000_000, 85_000_000, 90_000_000] };
    const transport = caseWith('HT11', rieng, { tienDeNghi: 40_000_000 });
    expect(redTexts('HT11', transport)).toEqual([]);
    expect(redTexts('HT11', transport, { sameCostCase: { loaiHoTroId: 'HT11', soQd: '45/QĐ' } })).toEqual([
      'Chi phí vận chuyển 80.000.000\u00a0₫ đã được hỗ trợ (HT11, QĐ 45/QĐ).',
    ]);
  });

  it('B-08 E5 counts a transport up to the highest of its quotes', () => {
    const rieng = { chiPhi: 95_000_000, baoGia: [80_000_000, 85_000_000, 90_000_000] };
    expect(redTexts('HT11', caseWith('HT11', rieng, { tienDeNghi: 45_000_001 }))).toEqual([
      'Số tiền không được quá 45.000.000\u00a0₫.',
    ]);
    expect(redTexts('HT11', caseWith('HT11', rieng, { tienDeNghi: 45_000_000 }))).toEqual([]);
  });
});
