import { beforeAll, describe, expect, it } from 'vitest';

import type { SupportCaseInput, SupportRequestInput } from '@/domain/support/support-request';

import { letLamGiangOwe } from '../pay-ins/pay-in-desk';
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

describe('nobody is paid twice for one cost', () => {
  it('B-08 E4 06004 one contract ends before its time once, whichever of the three kinds names it', async () => {
    const contract = desk.contractOf();
    await desk.paid(early(contract), 20_000_000);
    const abused = requestOf('HT03', [
      caseOf(desk.typeOf('HT03'), contract, { tienDeNghi: 10_000_000, ngaySuViec: '2026-09-10' }),
    ]);
    expect(codeOf(await desk.appraised(abused, 10_000_000))).toEqual([403, 'QuyHoTro:06004']);
  });

  it('B-08 E4 06004 a trip of an enterprise is one, under either kind', async () => {
    const own = await openSupport(60);
    letLamGiangOwe(own.office, 0);
    const trip = { nhanVien: 'Lê Văn Đi', nuocCongTac: 'JP', ngayDi: '2026-11-02', ngayVe: '2026-11-06' };
    const mission = (ma: string, changes: object = {}) => {
      const asked = {
        ...trip,
        giaVe: 9_000_000,
        hangVe: 'pho-thong',
        soVanBan: '12/LĐ',
        khongViPham: true,
        ...changes,
      };
      const type = own.typeOf(ma);
      const request = requestOf(ma, [caseOf(type, null, { tienDeNghi: 9_000_000, rieng: asked as object })]);
      return { ...request, ngayDeNghi: '2026-11-09', donViId: own.unit.id };
    };
    await own.paid(mission('HT10'), 9_000_000);
    expect(codeOf(await own.appraised(mission('HT10'), 9_000_000))).toEqual([403, 'QuyHoTro:06004']);
    expect(codeOf(await own.appraised(mission('HT09'), 9_000_000))).toEqual([403, 'QuyHoTro:06004']);
    const later = mission('HT10', { ngayDi: '2026-11-07', ngayVe: '2026-11-08' });
    expect(taken(await own.appraised(later, 9_000_000)).trangThai).toBe(3);
  });

  it('B-08 E7 06005 workers of one lawyer’s contract share the ceiling of the matter, and their advances', async () => {
    const contracts = [desk.contractOf(), desk.contractOf(), desk.contractOf()] as const;
    const rieng = { soNguoi: 3, giaTriHopDong: 400_000_000, anPhi: null };
    const group = (ma: string, tienDeNghi: number) =>
      requestOf(
        ma,
        contracts.map((contract) => caseOf(desk.typeOf(ma), contract, { tienDeNghi, rieng })),
      );
    expect(codeOf(await desk.appraised(group('HT04', 50_000_000), 50_000_000))).toEqual([403, 'QuyHoTro:06005']);
    await desk.paid(group('HT04', 16_000_000), 16_000_000);
    expect(codeOf(await desk.appraised(group('HT05', 30_000_000), 30_000_000))).toEqual([403, 'QuyHoTro:06005']);
    const rest = await desk.paid(group('HT05', 17_000_000), 17_000_000);
    expect(rest.truongHop.map(({ tienDuyet }) => tienDuyet)).toEqual([17_000_000, 17_000_000, 17_000_000]);
  });
});
