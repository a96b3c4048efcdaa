import { describe, expect, it } from 'vitest';

import type { SupportedWorker, SupportRequest } from '@/domain/support/support-request';

import { caseOf, codeOf, reason, requestOf, sharedSupport, supportPath, taken } from './support-desk';

describe('payments of a support request', { timeout: 60_000 }, () => {
  it('B-08 B-09 B-23 06011 is paid in parts, stays approved meanwhile, and a payment that came back is paid again', async () => {
    const desk = await sharedSupport();
    const type = desk.typeOf('HT02');
    const input = requestOf('HT02', [
      caseOf(type, desk.contractOf(), { tienDeNghi: 20_000_000 }),
      caseOf(type, desk.contractOf(), { tienDeNghi: 15_000_000 }),
    ]);
    const made = taken(await desk.appraised(input, 12_000_000));
    const [one, two] = made.truongHop.map(({ id }) => id);
    const approved = taken(
      await desk.approve(made, 0, {
        duyet: [
          { truongHopId: one, soTien: 12_000_000 },
          { truongHopId: two, soTien: 10_000_000 },
        ],
      }),
    );
    const part = taken(await desk.pay(approved, 0, { chi: [{ truongHopId: one, soTien: 5_000_000 }] }));
    expect(part).toMatchObject({ trangThai: 4, tienDuyet: 22_000_000, tienChi: 5_000_000, coKhoanChi: true });
    expect(part.truongHop.map(({ tinhTrangChi }) => tinhTrangChi)).toEqual([2, 1]);
    const tooMuch = await desk.pay(approved, 0, { chi: [{ truongHopId: one, soTien: 7_000_001 }] });
    expect(codeOf(tooMuch)).toEqual([403, 'QuyHoTro:06011']);
    expect(tooMuch.body).toMatchObject({ error: { message: 'Tổng số tiền chi vượt số tiền được duyệt.' } });
    expect((await desk.pay(approved, 0, { chi: [{ truongHopId: one, soTien: 0 }] })).status).toBe(400);
    expect((await desk.pay(approved, 7_000_000, { ngayChi: '2026-11-16' })).status).toBe(400);
    const paid = taken(
      await desk.pay(approved, 0, {
        chi: [
          { truongHopId: one, soTien: 7_000_000 },
          { truongHopId: two, soTien: 10_000_000 },
        ],
      }),
    );
    expect(paid).toMatchObject({ trangThai: 7, tienChi: 22_000_000 });
    const wrong = paid.truongHop[1]?.chiTra[0]?.id;
    expect((await desk.step('ngan.dt', made, 'huy-chi', { lanChiIds: [one], lyDo: reason })).status).toBe(400);
    const back = taken(await desk.step('ngan.dt', made, 'huy-chi', { lanChiIds: [wrong], lyDo: reason }));
    expect(back).toMatchObject({ trangThai: 4, tienChi: 12_000_000 });
    expect(back.truongHop.map(({ tinhTrangChi }) => tinhTrangChi)).toEqual([3, 4]);
    const again = taken(await desk.pay(approved, 0, { chi: [{ truongHopId: two, soTien: 10_000_000 }] }));
    expect(again).toMatchObject({ trangThai: 7, tienChi: 22_000_000 });

    const logged = [...desk.office.backend.database.logEntries.rows()].filter(({ banGhiId }) => banGhiId === made.id);
    expect(logged.map(({ hanhDong }) => hanhDong).filter((verb) => verb.includes('chi'))).toEqual(
      expect.arrayContaining(['chi-tra', 'huy-chi']),
    );

    const history = (await (await desk.office.as('ngan.dt')).get(`${supportPath}/${made.id}/lich-su`)).body as {
      readonly items: readonly {
        readonly hanhDong: string;
        readonly tuTrangThai: number;
        readonly denTrangThai: number;
      }[];
    };
    expect(
      history.items.map(({ hanhDong, tuTrangThai, denTrangThai }) => `${hanhDong} ${tuTrangThai}→${denTrangThai}`),
    ).toEqual([
      'chi-tra 4→7',
      'huy-chi 7→4',
      'chi-tra 4→7',
      'chi-tra 4→4',
      'phe-duyet 3→4',
      'tham-dinh 2→3',
      'gui 1→2',
      'tao null→1',
    ]);
  });

  it('B-08 the same intention twice pays once; a stale stamp is 409', async () => {
    const desk = await sharedSupport();
    const input = requestOf('HT01', [caseOf(desk.typeOf('HT01'), desk.contractOf(), { tienDeNghi: 20_000_000 })]);
    const approved = taken(await desk.approve(taken(await desk.appraised(input, 15_000_000)), 15_000_000));
    const maLanGui = crypto.randomUUID();
    const part = { chi: [{ truongHopId: approved.truongHop[0]?.id, soTien: 5_000_000 }], maLanGui };
    const first = await desk.pay(approved, 0, { ...part, concurrencyStamp: approved.concurrencyStamp });
    const second = await desk.pay(approved, 0, { ...part, concurrencyStamp: approved.concurrencyStamp });
    expect(second).toEqual(first);
    expect(taken(second).tienChi).toBe(5_000_000);
    const stale = await desk.pay(approved, 0, { ...part, maLanGui: crypto.randomUUID(), concurrencyStamp: 'old' });
    expect(stale.status).toBe(409);
  });

  it('B-09 names the last day of payment, and what came back, of payments that were entered in another order', async () => {
    const desk = await sharedSupport();
    const input = requestOf('HT01', [caseOf(desk.typeOf('HT01'), desk.contractOf(), { tienDeNghi: 20_000_000 })]);
    const made = taken(await desk.appraised(input, 15_000_000, { ngayNhanDuHoSo: '2026-11-03' }));
    const approved = taken(await desk.approve(made, 15_000_000, { ngayQd: '2026-11-10' }));
    const accountant = await desk.office.as('ngan.dt');
    const listed = async () => {
      const { body } = await accountant.get(`/api/app/lao-dong-duoc-ho-tro?Filter=${approved.ma}`);
      const [row] = (body as { readonly items: readonly SupportedWorker[] }).items;
      return [row?.ngayChi, row?.tienChi, row?.tinhTrangChi];
    };
    const [part, rest] = [amountOf(approved, 10_000_000), amountOf(approved, 5_000_000)];
    const first = taken(await desk.pay(approved, 0, { ngayChi: '2026-11-14', chi: part })).truongHop[0]?.chiTra[0]?.id;
    taken(await desk.pay(approved, 0, { ngayChi: '2026-11-12', chi: rest }));
    expect(await listed()).toEqual(['2026-11-14', 15_000_000, 3]);
    taken(await desk.step('ngan.dt', made, 'huy-chi', { lanChiIds: [first], lyDo: reason }));
    expect(await listed()).toEqual(['2026-11-12', 5_000_000, 4]);
  });
});

function amountOf({ truongHop }: SupportRequest, soTien: number) {
  return truongHop.map(({ id }) => ({ truongHopId: id, soTien }));
}
