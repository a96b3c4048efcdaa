import { beforeAll, describe, expect, it } from 'vitest';

import type { SupportCaseInput, SupportRequestInput } from '@/domain/support/support-request';

import { complaintsOf } from '../routes/office';
import { caseOf, codeOf, openSupport, requestOf, taken, type SupportDesk } from './support-desk';

let desk: SupportDesk;

beforeAll(async () => {
  desk = await openSupport();
});

const early = (hopDongId: string, changes: Partial<Omit<SupportCaseInput, 'rieng'>> = {}): SupportRequestInput =>
  requestOf('HT01', [caseOf(desk.typeOf('HT01'), hopDongId, { tienDeNghi: 20_000_000, ...changes })]);

/** Two contracts of one worker, each with a contribution of its own. */
function twoContracts(): readonly [string, string] {
  const first = desk.contractOf();
  return [first, desk.contractOf(desk.database.contracts.find(first)?.nguoiLaoDongId)];
}

describe('once for each contribution', () => {
  it('B-08 06004 what happened once is supported once, whichever of a worker’s contracts names it', async () => {
    const [first, second] = twoContracts();
    await desk.paid(early(first), 20_000_000);
    const refused = await desk.appraised(early(second), 20_000_000);
    expect(codeOf(refused)).toEqual([403, 'QuyHoTro:06004']);
    expect(refused.body).toMatchObject({
      error: {
        message: `Người lao động đã được hỗ trợ nội dung "${desk.typeOf('HT01').ten}" cho chính sự việc ngày 02/09/2026 (QĐ 45/QĐ-QHTVLNN).`,
      },
    });
    const another = await desk.appraised(early(second, { ngaySuViec: '2026-09-03' }), 20_000_000);
    expect(taken(another).trangThai).toBe(3);
  });

  it('B-08 one request does not name one event of a worker by two contracts', async () => {
    const [first, second] = twoContracts();
    const twice = (ngaySuViec: string) =>
      desk.create({
        ...early(first),
        truongHop: [...early(first).truongHop, ...early(second, { ngaySuViec }).truongHop],
      });
    const refused = await twice('2026-09-02');
    expect([refused.status, complaintsOf(refused)]).toEqual([400, ['truongHop[1].hopDongId']]);
    expect(taken(await twice('2026-09-03')).truongHop).toHaveLength(2);
  });

  it('B-08 E4 06004 nothing is advanced for a lawyer whose costs have been settled already', async () => {
    const contract = desk.contractOf();
    const rieng = { soNguoi: 1, giaTriHopDong: 150_000_000, anPhi: 0 };
    const lawyer = (ma: string, tienDeNghi: number) =>
      requestOf(ma, [caseOf(desk.typeOf(ma), contract, { tienDeNghi, rieng })]);
    await desk.paid(lawyer('HT05', 50_000_000), 50_000_000);
    expect(codeOf(await desk.appraised(lawyer('HT04', 25_000_000), 25_000_000))).toEqual([403, 'QuyHoTro:06004']);
  });
});
