import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import type { FundReport } from '@/domain/fund-reports/fund-report';
import { leftToPay, paidFor } from '@/domain/support/support-payments';
import { isGranted, type SupportRequest } from '@/domain/support/support-request';
import { unappraised, unsent, type SupportRequestRow } from '@mock-server/data/support/support-request-row';

import { linesOf, openFund, reason as fundReason } from '../fund/fund-desk';
import { caseOf, codeOf, reason, openSupport, requestOf, taken, today, type SupportDesk } from './support-desk';

/** What must be true of every stored request, whatever was done. */
function brokenPromises({ database }: SupportDesk): readonly string[] {
  return [...database.supportRequests.rows()].flatMap((row) => {
    const says = (isTrue: boolean, promise: string) => (isTrue ? [] : [`${row.ma}: ${promise}`]);
    const due = row.truongHop.reduce((sum, each) => sum + leftToPay(each), 0);
    const paid = row.truongHop.reduce((sum, each) => sum + paidFor(each), 0);
    return [
      ...says(
        row.truongHop.every((each) => paidFor(each) <= (each.tienDuyet ?? 0)),
        'no more is paid than approved',
      ),
      ...says((row.trangThai === 7) === (isGranted(row) && due === 0), 'paid is what nothing is left of'),
      ...says(paid === 0 || isGranted(row), 'only what is granted is paid'),
      ...says(isGranted(row) === (row.soQd !== null), 'what is granted has a decision'),
      ...says(
        (row.trangThai === 6) === row.tamDung.some(({ to }) => to === undefined),
        'the clock stands in status 6 only',
      ),
      ...says(row.trangThai !== 3 || row.nguoiThamDinhId !== null, 'what waits for approval was appraised'),
    ];
  });
}

const moves = [
  ...(['gui', 'thu-hoi', 'tham-dinh', 'yeu-cau-bo-sung', 'phe-duyet', 'tu-choi', 'chi-tra', 'huy-chi'] as const),
  'sua-tai-khoan',
] as const;

async function take(desk: SupportDesk, id: string, move: (typeof moves)[number], amount: number): Promise<void> {
  const row = desk.database.supportRequests.find(id);
  const cases = row?.truongHop.map((each) => ({ truongHopId: each.id, soTien: amount })) ?? [];
  const people = {
    gui: ['dv0007.lanhdao', {}],
    'thu-hoi': ['dv0007.lanhdao', {}],
    'tham-dinh': [
      'ha.lt',
      { ngayNhanDuHoSo: today, deXuat: cases, mienDieuKien: 'Được Hội đồng đồng ý.', yKien: null },
    ],
    'yeu-cau-bo-sung': ['khoa.tm', { lyDo: reason }],
    'phe-duyet': ['vinh.pq', { soQd: '9/QĐ', ngayQd: today, duyet: cases, yKien: null }],
    'tu-choi': ['vinh.pq', { lyDo: reason }],
    'chi-tra': ['ngan.dt', { ngayChi: today, soUnc: 'UNC9', chi: cases }],
    'huy-chi': [
      'ngan.dt',
      { lanChiIds: row?.truongHop[0]?.chiTra.slice(-1).map((each) => each.id) ?? [], lyDo: reason },
    ],
    'sua-tai-khoan': [
      'ha.lt',
      {
        ...{ truongHopId: row?.truongHop[0]?.id, chuTaiKhoan: 'NGUYEN VAN HAI', chiNhanh: null, lyDo: reason },
        ...{ soTaiKhoan: `1900${String(amount).padStart(9, '0')}`, nganHangId: '970405' },
      },
    ],
  } as const;
  const [userName, body] = people[move];
  await desk.step(userName, { id }, move, body);
}

describe('money of support', { timeout: 60_000 }, () => {
  it('B-08 B-09 whatever steps are taken in whatever order, no promise is broken', async () => {
    const desk = await openSupport();
    const type = desk.typeOf('HT02');
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.constantFrom(...moves), fc.constantFrom(7_000_000, 10_000_000, 3_500_000)), {
          maxLength: 14,
        }),
        async (steps) => {
          const input = requestOf('HT02', [
            caseOf(type, desk.contractOf(), { tienDeNghi: 12_000_000 }),
            caseOf(type, desk.contractOf(), { tienDeNghi: 9_000_000 }),
          ]);
          const { id } = taken(await desk.create(input));
          for (const [move, amount] of [['gui', 0], ...steps] as const) {
            await take(desk, id, move, amount);
          }
          expect(brokenPromises(desk)).toEqual([]);
        },
      ),
      { numRuns: 12, seed: 20_260_901 },
    );
  });

  it('B-01 B-08 01009 the approval of a report stays while support came of one of its lines', async () => {
    const fund = await openFund();
    const report = await fund.draft(10, linesOf(2));
    const sent = await fund.step('dv0007.lanhdao', report.id, 'gui');
    const appraised = await fund.step('ha.lt', report.id, 'tham-dinh', { yKien: null });
    const approved = await fund.step('vinh.pq', report.id, 'phe-duyet', { yKien: null });
    expect([sent.status, appraised.status, approved.status]).toEqual([200, 200, 200]);
    const [line] = [...fund.database.fundReportLines.rows()].filter(({ baoCaoId }) => baoCaoId === report.id);
    const sample = [...fund.database.supportRequests.rows()].find(isGranted);
    const support = supportOn(line?.hopDongId ?? null, sample);
    fund.database.supportRequests.put(support);
    const refused = await fund.step('vinh.pq', report.id, 'thu-hoi-phe-duyet', { lyDo: fundReason });
    expect(codeOf(refused)).toEqual([403, 'QuyHoTro:01009']);
    fund.database.supportRequests.remove(support.id);
    const back = await fund.step('vinh.pq', report.id, 'thu-hoi-phe-duyet', { lyDo: fundReason });
    expect((back.body as FundReport).trangThai).toBe(3);
  });
});

/** A granted request for the worker of a contract. */
function supportOn(hopDongId: string | null, sample: SupportRequestRow | undefined): SupportRequestRow {
  const [like] = sample?.truongHop ?? [];
  if (sample === undefined || like === undefined) {
    throw new Error('The demo has no granted support.');
  }
  const granted = {
    ...like,
    ...unappraised,
    id: crypto.randomUUID(),
    hopDongId,
    tienDeXuat: 10_000_000,
    tienDuyet: 10_000_000,
  };
  const trangThai: SupportRequest['trangThai'] = 4;
  return { ...sample, ...unsent, id: crypto.randomUUID(), trangThai, soQd: '1', ngayQd: today, truongHop: [granted] };
}
