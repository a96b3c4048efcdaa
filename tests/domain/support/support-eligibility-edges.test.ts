import { describe, expect, it } from 'vitest';

import { statutoryCalendar } from '@/domain/fund/work-calendar';
import { redConditions } from '@/domain/support/support-condition';
import { conditionCodes, judgeCase } from '@/domain/support/support-eligibility';
import type { CaseFacts } from '@/domain/support/support-facts';
import type { SupportCaseInput } from '@/domain/support/support-request';

import { caseWith, cleanFacts, supportType } from './support-fixtures';

const judge = (
  ma: string,
  truongHop: SupportCaseInput,
  { filedOn = '2026-11-13', ...facts }: Partial<CaseFacts> & { readonly filedOn?: string } = {},
) => judgeCase(supportType(ma), { truongHop, filedOn, calendar: statutoryCalendar }, { ...cleanFacts, ...facts });

describe('edges of eligibility (domain dictionary §5.8)', () => {
  it('B-08 E10 a day off of the administrator gives a day more, a worked Saturday takes one away', () => {
    const truongHop = caseWith('HT09', { ngayVe: '2026-10-30' });
    const days = (...[off, worked]: [readonly string[], readonly string[]]) => {
      const calendar = { off: new Set(off), worked: new Set(worked) };
      const judged = judgeCase(supportType('HT09'), { truongHop, filedOn: '2026-11-23', calendar }, cleanFacts);
      return judged.find(({ ma }) => ma === 'E10');
    };
    expect(days([], [])).toMatchObject({ dat: false, thamSo: { soNgay: 16 } });
    expect(days(['2026-11-20'], [])).toMatchObject({ dat: true, thamSo: { soNgay: 15 } });
    expect(days(['2026-11-20'], ['2026-11-21'])).toMatchObject({ dat: false, thamSo: { soNgay: 16 } });
  });

  it('B-08 E2 E3 the day of the contribution and the first and last day of work count in', () => {
    const red = (ngaySuViec: string, ngayDong = '2025-10-15') => {
      const entry = caseWith('HT01', {}, { tienDeNghi: 20_000_000, ngaySuViec });
      const contribution = { soGcn: 'GCN.2025.0000001', ngayDong, isPaid: true };
      return redConditions(judge('HT01', entry, { contribution })).map(({ ma }) => ma);
    };
    expect(red('2026-09-02', '2026-09-02')).toEqual([]);
    expect([red('2025-10-20'), red('2025-10-19')]).toEqual([[], ['E3']]);
    expect([red('2026-09-15'), red('2026-09-16')]).toEqual([[], ['E3']]);
  });

  it.each(['HT09', 'HT10', 'HT11'])('B-08 E4 E8 E9 say nothing of an enterprise that is not chosen yet (%s)', (ma) => {
    const trip = { ngayDi: '2026-10-12', ngayVe: '2026-11-06', nuocCongTac: 'JP', chiPhi: 20_000_000 };
    const codesOf = (facts: Partial<CaseFacts>) =>
      judge(ma, caseWith(ma, trip), facts).flatMap(({ ma: code }) => (['E4', 'E8', 'E9'].includes(code) ? [code] : []));
    expect(codesOf({ unitDebt: 0 })).toEqual(ma === 'HT09' ? ['E4', 'E8', 'E9'] : ['E4', 'E8']);
    expect(codesOf({ unitDebt: undefined })).toEqual([]);
  });

  it('B-08 E7 an advance that was granted for another contribution is not subtracted', () => {
    const elsewhere = {
      truongHopId: 'before',
      loaiHoTroId: 'HT04',
      soQd: '45/QĐ-QHTVLNN',
      tienDuyet: 20_000_000,
      cungDongGop: false,
    };
    const entry = caseWith('HT05', { giaTriHopDong: 80_000_000, soNguoi: 1 }, { tienDeNghi: 40_000_000 });
    expect(redConditions(judge('HT05', entry, { earlier: [elsewhere] }))).toEqual([]);
  });

  it('B-08 E9 a market is supported for where the mission went and the year in which it ended', () => {
    const e9 = (rieng: Partial<SupportCaseInput['rieng']>) =>
      judge('HT09', caseWith('HT09', rieng), { filedOn: '2026-01-05' }).find(({ ma }) => ma === 'E9');
    expect(e9({ nuocCongTac: 'KR', ngayVe: '2025-12-30' })?.thamSo).toMatchObject({ thiTruong: 'KR', nam: 2025 });
    expect(e9({})?.thamSo).toMatchObject({ thiTruong: 'JP', nam: 2026 });
  });

  it('B-08 B-22 E4 once for each contribution is a limit of workers; an enterprise is paid for a cost of its own once', () => {
    expect(conditionCodes({ ...supportType('HT11'), gioiHanLan: 1 })).toEqual(['E4', 'E5', 'E8']);
    expect(conditionCodes({ ...supportType('HT11'), ma: 'HT12', gioiHanLan: 1 })).toEqual(['E5', 'E8']);
  });

  it('B-08 E4 an advance after its settlement is told of as what was asked for, not by the code of the settlement', () => {
    const settled = {
      truongHopId: 'before',
      loaiHoTroId: 'HT05',
      soQd: '45/QĐ-QHTVLNN',
      tienDuyet: 20_000_000,
      cungDongGop: true,
      loaiTamCap: 'HT04',
    };
    const entry = caseWith('HT04', { giaTriHopDong: 80_000_000, soNguoi: 1 }, { tienDeNghi: 20_000_000 });
    expect(redConditions(judge('HT04', entry, { earlier: [settled] }))).toMatchObject([
      { ma: 'E4', thamSo: { loai: supportType('HT04').ten, soQd: '45/QĐ-QHTVLNN' } },
    ]);
  });

  it('B-08 E4 E5 E7 a trip without its end, an amount without its cost, and a settlement without an amount are not judged yet', () => {
    const trip = (ngayVe: string | null) => judge('HT09', caseWith('HT09', { ngayDi: '2026-10-20', ngayVe }));
    const settlement = (tienDeNghi: number | null) =>
      judge('HT05', caseWith('HT05', { giaTriHopDong: 80_000_000, soNguoi: 1 }, { tienDeNghi }));
    const isJudged = (judged: ReturnType<typeof judge>, code: string) => judged.some(({ ma }) => ma === code);

    expect([trip('2026-10-30'), trip(null)].map((judged) => isJudged(judged, 'E4'))).toEqual([true, false]);
    expect([settlement(20_000_000), settlement(null)].map((judged) => isJudged(judged, 'E7'))).toEqual([true, false]);
    const withoutCost = judge('HT04', caseWith('HT04', {}, { tienDeNghi: 20_000_000 }));
    expect([settlement(20_000_000), withoutCost].map((judged) => isJudged(judged, 'E5'))).toEqual([true, false]);
  });

  it('B-08 B-22 E5 a ceiling alone is a frame too', () => {
    const type = { ...supportType('HT06'), ma: 'HT12', mucToiDa: 9_000_000 };
    const [within, above] = [9_000_000, 9_000_001].map((tienDeNghi) => {
      const entry = {
        truongHop: caseWith('HT06', {}, { tienDeNghi }),
        filedOn: '2026-11-13',
        calendar: statutoryCalendar,
      };
      return judgeCase(type, entry, cleanFacts).find(({ ma }) => ma === 'E5');
    });
    expect([within, above]).toMatchObject([{ dat: true }, { dat: false, thamSo: { max: 9_000_000 } }]);
  });
});
