import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { statutoryCalendar } from '@/domain/fund/work-calendar';
import { conditionText } from '@/domain/support/support-condition-texts';
import { redConditions, type ConditionCode, type JudgedCondition } from '@/domain/support/support-condition';
import { conditionCodes, entryConditions, factConditionCodes, judgeCase } from '@/domain/support/support-eligibility';
import type { CaseFacts, EarlierSupport } from '@/domain/support/support-facts';
import type { SupportCaseInput } from '@/domain/support/support-request';

import { caseWith, cleanFacts, supportType } from './support-fixtures';

const trip = {
  nuocCongTac: 'JP',
  ngayDi: '2026-10-20',
  ngayVe: '2026-10-30',
  giaVe: 18_000_000,
  hangVe: 'pho-thong',
  khongViPham: true,
} as const;

const granted: EarlierSupport = {
  truongHopId: 'before',
  loaiHoTroId: 'HT01',
  soQd: '45/QĐ-QHTVLNN',
  tienDuyet: 15_000_000,
  cungDongGop: true,
};

type Breaking = {
  readonly code: ConditionCode;
  readonly ma: string;
  readonly entry: SupportCaseInput;
  readonly facts?: Partial<CaseFacts>;
  readonly filedOn?: string;
  readonly says: string;
};

const good: Readonly<Record<string, SupportCaseInput>> = {
  HT01: caseWith('HT01', {}, { tienDeNghi: 20_000_000 }),
  HT05: caseWith('HT05', { giaTriHopDong: 80_000_000, soNguoi: 1 }, { tienDeNghi: 20_000_000 }),
  HT08: caseWith('HT08', { soThang: 4, khongHuongNganSach: true }, { tienDeNghi: 4_000_000 }),
  HT09: caseWith('HT09', trip, { tienDeNghi: 18_000_000 }),
  HT10: caseWith('HT10', trip, { tienDeNghi: 18_000_000 }),
};

function goodCase(ma: string): SupportCaseInput {
  return good[ma] ?? caseWith(ma, {});
}

/** What a condition says; `''` where there is none. */
function says(condition: JudgedCondition | undefined, language: string): string {
  return condition === undefined ? '' : conditionText(condition, language);
}

const supported = { earlier: [{ ...granted, loaiHoTroId: 'HT04', tienDuyet: 20_000_000 }] };
const facts = (ma: string): CaseFacts => ({
  ...cleanFacts,
  ...(ma === 'HT05' ? supported : {}),
  ...(ma === 'HT08' ? { earlier: [granted] } : {}),
});

/** One break at a time: what turns exactly this condition red. */
const breakings: readonly Breaking[] = [
  {
    code: 'E1',
    ma: 'HT01',
    entry: goodCase('HT01'),
    facts: { contribution: undefined },
    says: 'Người lao động chưa đóng góp Quỹ nên không đủ điều kiện hỗ trợ.',
  },
  {
    code: 'E1',
    ma: 'HT01',
    entry: goodCase('HT01'),
    facts: { contribution: { soGcn: 'GCN.2025.0000001', ngayDong: '2025-10-15', isPaid: false } },
    says: 'Người lao động chưa đóng góp Quỹ nên không đủ điều kiện hỗ trợ.',
  },
  {
    code: 'E2',
    ma: 'HT01',
    entry: goodCase('HT01'),
    facts: { contribution: { soGcn: 'GCN.2026.0000001', ngayDong: '2026-09-03', isPaid: true } },
    says: 'Sự việc xảy ra trước thời điểm đóng góp Quỹ (03/09/2026).',
  },
  {
    code: 'E3',
    ma: 'HT01',
    entry: { ...goodCase('HT01'), ngaySuViec: '2026-09-16' },
    says: 'Sự việc không xảy ra trong thời gian làm việc ở nước ngoài theo hợp đồng.',
  },
  {
    code: 'E4',
    ma: 'HT01',
    entry: goodCase('HT01'),
    facts: { earlier: [granted] },
    says: `Người lao động đã được hỗ trợ nội dung "${supportType('HT01').ten}" cho lần đóng góp này (QĐ 45/QĐ-QHTVLNN).`,
  },
  {
    code: 'E5',
    ma: 'HT01',
    entry: { ...goodCase('HT01'), tienDeNghi: 31_000_000 },
    says: 'Số tiền phải từ 10.000.000\u00a0₫ đến 30.000.000\u00a0₫.',
  },
  {
    code: 'E6',
    ma: 'HT08',
    entry: goodCase('HT08'),
    facts: { earlier: [] },
    says: 'Hỗ trợ đào tạo chỉ áp dụng cho người đã được hỗ trợ về nước trước thời hạn và chưa hưởng hỗ trợ đào tạo từ ngân sách nhà nước.',
  },
  {
    code: 'E8',
    ma: 'HT09',
    entry: goodCase('HT09'),
    facts: { unitDebt: 750_000 },
    says: 'Doanh nghiệp còn nợ Quỹ 750.000\u00a0₫ nên chưa đủ điều kiện hỗ trợ.',
  },
  {
    code: 'E9',
    ma: 'HT09',
    entry: goodCase('HT09'),
    facts: { sameMarketCase: { soQd: '1' } },
    says: 'Doanh nghiệp đã được hỗ trợ thị trường Nhật Bản trong năm 2026.',
  },
  {
    code: 'E10',
    ma: 'HT09',
    entry: goodCase('HT09'),
    filedOn: '2026-11-21',
    says: 'Nộp sau 15 ngày làm việc kể từ ngày kết thúc chuyến công tác.',
  },
  {
    code: 'E11',
    ma: 'HT10',
    entry: caseWith('HT10', { ...trip, khongViPham: false }, { tienDeNghi: 18_000_000 }),
    says: 'Doanh nghiệp chưa xác nhận không vi phạm hợp đồng.',
  },
];

const judge = ({ ma, entry, facts: changed = {}, filedOn = '2026-11-13' }: Omit<Breaking, 'code' | 'says'>) =>
  judgeCase(supportType(ma), { truongHop: entry, filedOn, calendar: statutoryCalendar }, { ...facts(ma), ...changed });

describe('eligibility E1–E11 (domain dictionary §5.8)', () => {
  it('B-08 each kind of support has its conditions', () => {
    const codes = (ma: string) => conditionCodes(supportType(ma)).join(' ');
    expect(
      Object.fromEntries(
        ['HT01', 'HT02', 'HT03', 'HT04', 'HT05', 'HT06', 'HT07', 'HT08', 'HT09', 'HT10', 'HT11', 'HT90'].map((ma) => [
          ma,
          codes(ma),
        ]),
      ),
    ).toEqual({
      HT01: 'E1 E2 E3 E4 E5',
      HT02: 'E1 E2 E3 E4 E5',
      HT03: 'E1 E2 E3 E4 E5',
      HT04: 'E1 E2 E3 E4 E5',
      HT05: 'E1 E2 E3 E4 E5 E7',
      HT06: 'E1 E2 E4 E5',
      HT07: 'E1 E2 E4 E5',
      HT08: 'E1 E2 E4 E5 E6',
      HT09: 'E4 E5 E8 E9 E10',
      HT10: 'E4 E5 E8 E10 E11',
      HT11: 'E4 E5 E8',
      HT90: 'E8',
    });
    expect(factConditionCodes(supportType('HT10'))).toEqual(['E4', 'E8']);
  });

  it.each(Object.keys(good))('B-08 a right request of %s has nothing red, and names the law', (ma) => {
    const conditions = judge({ ma, entry: goodCase(ma) });
    expect(redConditions(conditions)).toEqual([]);
    expect(conditions.map(({ ma: code }) => code)).toEqual(conditionCodes(supportType(ma)));
    expect(conditions.every(({ canCu }) => /^Điều \d+/u.test(canCu))).toBe(true);
  });

  it.each(breakings.filter(({ code }) => code !== 'E10'))(
    'B-08 $code of $ma alone turns red and says why',
    (breaking) => {
      const red = redConditions(judge(breaking));
      expect(red.map(({ ma }) => ma)).toEqual([breaking.code]);
      expect(says(red[0], 'vi')).toBe(breaking.says);
      expect(says(red[0], 'en')).not.toBe(breaking.says);
    },
  );

  it('B-08 E10 fifteen working days after the trip are in time, the sixteenth is not', () => {
    const on = (filedOn: string) =>
      judge({ ma: 'HT09', entry: goodCase('HT09'), filedOn }).find(({ ma }) => ma === 'E10');
    expect(on('2026-11-20')).toMatchObject({ dat: true, thamSo: { soNgay: 15 } });
    expect(on('2026-11-21')).toMatchObject({ dat: true, thamSo: { soNgay: 15 } });
    expect(on('2026-11-23')).toMatchObject({ dat: false, thamSo: { soNgay: 16 } });
    expect(says(on('2026-11-23'), 'vi')).toBe('Hồ sơ nộp quá 15 ngày làm việc kể từ ngày kết thúc chuyến công tác.');
    expect(on('2026-10-29')?.dat).toBe(false);
    expect(says(on('2026-10-29'), 'vi')).toBe(
      'Ngày nộp hồ sơ (29/10/2026) trước ngày kết thúc chuyến công tác (30/10/2026).',
    );
  });

  it('B-08 E7 an advance is subtracted: what is beyond the rest is red', () => {
    const red = redConditions(judge({ ma: 'HT05', entry: { ...goodCase('HT05'), tienDeNghi: 20_000_001 } }));
    expect(red.map(({ ma }) => ma)).toEqual(['E5', 'E7']);
    expect(says(red[1], 'vi')).toBe(
      'Phải trừ số tạm cấp 20.000.000\u00a0₫: chỉ còn được hỗ trợ 20.000.000\u00a0₫ trong tổng mức 40.000.000\u00a0₫.',
    );
  });

  it('B-08 E4 another kind, or another contribution, does not count; an early return for another reason does', () => {
    const red = (earlier: EarlierSupport) =>
      redConditions(judge({ ma: 'HT01', entry: goodCase('HT01'), facts: { earlier: [earlier] } }));
    expect(red({ ...granted, loaiHoTroId: 'HT04' })).toEqual([]);
    expect(red({ ...granted, loaiHoTroId: 'HT03' })).toMatchObject([{ ma: 'E4', thamSo: { loai: 'HT03' } }]);
    expect(red({ ...granted, cungDongGop: false })).toEqual([]);
  });

  it('B-08 E6 the linked earlier case must be granted for the same contribution, and the budget must not have paid', () => {
    const withLink = (truongHopTruocId: string, khongHuongNganSach: boolean, cungDongGop = true) =>
      redConditions(
        judge({
          ma: 'HT08',
          entry: caseWith('HT08', { soThang: 4, truongHopTruocId, khongHuongNganSach }, { tienDeNghi: 4_000_000 }),
          facts: { earlier: [{ ...granted, cungDongGop }] },
        }),
      ).map(({ ma }) => ma);
    expect(withLink('before', true)).toEqual([]);
    expect(withLink('another', true)).toEqual(['E6']);
    expect(withLink('before', false)).toEqual(['E6']);
    expect(withLink('before', true, false)).toEqual(['E6']);
  });

  it('B-08 a screen judges what is typed without asking anybody; what is not typed yet is left out', () => {
    const typed = (truongHop: SupportCaseInput) =>
      entryConditions(supportType('HT01'), { truongHop, filedOn: '2026-11-13', calendar: statutoryCalendar });
    expect(typed(goodCase('HT01')).map(({ ma }) => ma)).toEqual(['E5']);
    expect(typed(caseWith('HT01', {}, { ngaySuViec: null, tienDeNghi: null }))).toEqual([]);
  });

  it('B-08 what a screen judges is what the back end judges, whatever is entered', () => {
    const day = fc.constantFrom('2025-10-01', '2025-10-20', '2026-03-01', '2026-09-02', '2026-09-16', null);
    fc.assert(
      fc.property(
        fc.constantFrom(...Object.keys(good)),
        day,
        fc.option(fc.integer({ min: 0, max: 60_000_000 })),
        fc.constantFrom('2026-11-02', '2026-11-23'),
        (ma, ngaySuViec, tienDeNghi, filedOn) => {
          const entry = {
            truongHop: { ...goodCase(ma), ngaySuViec, tienDeNghi },
            filedOn,
            calendar: statutoryCalendar,
          };
          const advance = ma === 'HT05' ? 20_000_000 : 0;
          const whole = judgeCase(supportType(ma), entry, facts(ma));
          const own = new Set(factConditionCodes(supportType(ma)));
          expect(entryConditions(supportType(ma), entry, advance)).toEqual(
            whole.filter(({ ma: code }) => !own.has(code)),
          );
        },
      ),
    );
  });
});
