import { describe, expect, it } from 'vitest';

import type { Schemas } from '@/domain/contract/schemas';
import type { SupportedWorker, SupportRequest } from '@/domain/support/support-request';

import { caseOf, codeOf, requestOf, sharedSupport, supportPath, taken, type SupportDesk } from './support-desk';

type List = Schemas['TrangYeuCauHoTro'];

const workersPath = '/api/app/lao-dong-duoc-ho-tro';

async function listOf(desk: SupportDesk, userName: string, query = ''): Promise<List> {
  return (await (await desk.office.as(userName)).get(`${supportPath}?MaxResultCount=1000${query}`)).body as List;
}

const ht01 = (desk: SupportDesk, tienDeNghi = 20_000_000) =>
  requestOf('HT01', [caseOf(desk.typeOf('HT01'), desk.contractOf(), { tienDeNghi })]);

describe('support requests', { timeout: 60_000 }, () => {
  it('B-08 DS4 a unit sees, changes and names its own requests only; a foreign one is 404', async () => {
    const desk = await sharedSupport();
    const other = [...desk.database.units.rows()].find(({ ma }) => ma === 'DV0008');
    const made = taken(await desk.create({ ...ht01(desk), donViId: other?.id ?? null }));
    expect(made.donViId).toBe(desk.unit.id);
    const row = desk.database.supportRequests.find(made.id);
    if (row !== undefined && other !== undefined) {
      desk.database.supportRequests.put({ ...row, donViId: other.id });
    }
    const unitDesk = await desk.office.as('dv0007.lanhdao');
    expect((await unitDesk.get(`${supportPath}/${made.id}`)).status).toBe(404);
    expect((await unitDesk.get(`${supportPath}/${made.id}/lich-su`)).status).toBe(404);
    expect((await desk.step('dv0007.lanhdao', made, 'gui')).status).toBe(404);
    expect((await unitDesk.get(`${supportPath}/${made.id}/tep-dinh-kem`)).status).toBe(404);
    expect((await (await desk.office.as('ha.lt')).get(`${supportPath}/${made.id}/tep-dinh-kem`)).body).toEqual({
      items: [],
      duocSua: false,
    });
    expect((await (await desk.office.as('ha.lt')).get(`${supportPath}/${made.id}`)).status).toBe(200);
    const own = await listOf(desk, 'dv0007.nhaplieu');
    expect(new Set(own.items.map(({ donViId }) => donViId))).toEqual(
      new Set(own.totalCount === 0 ? [] : [desk.unit.id]),
    );
    expect((await (await desk.office.as('dv0049.khaithac')).get(supportPath)).status).toBe(403);
  });

  it('B-08 a draft may be incomplete, is changed with its stamp and deleted before it is sent', async () => {
    const desk = await sharedSupport();
    const made = taken(await desk.create({ ...ht01(desk), nguoiLienHe: '', truongHop: [] }));
    expect(made).toMatchObject({
      trangThai: 1,
      duHoSo: false,
      tienDeNghi: 0,
      ma: expect.stringMatching(/^YCHT\.2026\.\d{5}$/u) as string,
    });
    const unitDesk = await desk.office.as('dv0007.nhaplieu');
    const body = { ...ht01(desk), concurrencyStamp: made.concurrencyStamp };
    const changed = taken(await unitDesk.put(`${supportPath}/${made.id}`, body));
    expect(changed).toMatchObject({ duHoSo: true, tienDeNghi: 20_000_000 });
    expect((await unitDesk.put(`${supportPath}/${made.id}`, body)).status).toBe(409);
    const again = taken(
      await unitDesk.put(`${supportPath}/${made.id}`, { ...body, concurrencyStamp: changed.concurrencyStamp }),
    );
    expect(again.truongHop.map(({ id }) => id)).toEqual(changed.truongHop.map(({ id }) => id));
    taken(await desk.step('dv0007.lanhdao', made, 'gui'));
    expect(codeOf(await unitDesk.remove(`${supportPath}/${made.id}`))).toEqual([403, 'QuyHoTro:01004']);
    const draft = taken(await desk.create(ht01(desk)));
    expect((await unitDesk.remove(`${supportPath}/${draft.id}`)).status).toBe(204);
    expect((await unitDesk.get(`${supportPath}/${draft.id}`)).status).toBe(404);
  });

  it('B-08 a foreign contract, the same worker twice, an unknown reason and an inactive kind are refused', async () => {
    const desk = await sharedSupport();
    const type = desk.typeOf('HT01');
    const foreign = [...desk.database.contracts.rows()].find(({ donViId }) => donViId !== desk.unit.id);
    const own = desk.contractOf();
    const members = async (input: Parameters<SupportDesk['create']>[0]) => {
      const { body } = await desk.create(input);
      const { error } = body as {
        readonly error: { readonly validationErrors: readonly { readonly members: readonly string[] }[] };
      };
      return error.validationErrors.flatMap((each) => each.members);
    };
    expect(await members(requestOf('HT01', [caseOf(type, foreign?.id ?? '')]))).toEqual(['truongHop[0].hopDongId']);
    expect(await members(requestOf('HT01', [caseOf(type, own), caseOf(type, own)]))).toEqual([
      'truongHop[1].hopDongId',
    ]);
    expect(await members(requestOf('HT01', [caseOf(type, own, { lyDoHoTro: 'pha-san' })]))).toEqual([
      'truongHop[0].lyDoHoTro',
    ]);
    expect(await members(requestOf('HT91', []))).toEqual(['loaiHoTroId']);
  });

  it('B-08 the list sums the whole filter, counts its statuses and is found by worker, number and code', async () => {
    const desk = await sharedSupport(5_000);
    const whole = await listOf(desk, 'ha.lt');
    expect(whole.totalCount).toBe(140);
    expect(whole.tong).toMatchObject({ soTruongHop: 210, tienDeNghi: 4_085_500_000, tienChi: 2_508_500_000 });
    expect(whole.dem).toEqual({ 2: 11, 3: 10, 4: 12, 5: 6, 6: 8, 7: 93 });
    const paged = (await (await desk.office.as('ha.lt')).get(`${supportPath}?MaxResultCount=10&TrangThai=2,3`))
      .body as List;
    expect([paged.items.length, paged.totalCount, paged.dem]).toEqual([10, 21, whole.dem]);
    expect(paged.tong.soTruongHop).toBeGreaterThan(10);
    const late = await listOf(desk, 'ha.lt', '&QuaHan=true');
    expect(late.totalCount).toBeGreaterThan(0);
    expect(
      late.items.every(({ trangThai, hanXuLy }) => [2, 3].includes(trangThai) && (hanXuLy ?? '') < '2026-11-15'),
    ).toBe(true);

    const sample = whole.items.find(({ soTruongHop, loaiHoTroId }) => soTruongHop === 1 && loaiHoTroId === 'HT03');
    const record = taken(await (await desk.office.as('ha.lt')).get(`${supportPath}/${sample?.id ?? ''}`));
    const [only] = record.truongHop;
    for (const filter of [record.ma, only?.hoTen, only?.soCccd, only?.soHoChieu]) {
      const found = await listOf(desk, 'ha.lt', `&Filter=${encodeURIComponent(filter ?? '')}`);
      expect(found.items.map(({ id }) => id)).toContain(record.id);
    }
    const byUnit = await listOf(
      desk,
      'ha.lt',
      `&DonViId=${record.donViId ?? ''}&LoaiHoTroId=HT03&ThiTruongId=${sample?.thiTruongId ?? ''}`,
    );
    expect(byUnit.items.map(({ id }) => id)).toContain(record.id);
  });

  it('B-09 supported workers are the granted cases, people counted once; certificates tell of it', async () => {
    const desk = await sharedSupport(5_000);
    const officer = await desk.office.as('ha.lt');
    const all = (await officer.get(`${workersPath}?MaxResultCount=1000`)).body as Schemas['TrangLaoDongDuocHoTro'];
    expect(all.tong).toMatchObject({ soNguoi: 131, soTruongHop: all.totalCount });
    expect(all.tong.tienDuyet).toBe(all.items.reduce((sum, { tienDuyet }) => sum + tienDuyet, 0));
    expect(all.items.every(({ loaiHoTroId }) => !['HT09', 'HT10', 'HT11'].includes(loaiHoTroId))).toBe(true);
    const women = (await officer.get(`${workersPath}?MaxResultCount=1000&GioiTinh=2&TinhTrangChi=3`))
      .body as typeof all;
    expect(women.items.every(({ gioiTinh, tinhTrangChi }) => gioiTinh === 2 && tinhTrangChi === 3)).toBe(true);
    const [first] = all.items as readonly SupportedWorker[];
    const worker = [...desk.database.workers.rows()].find(({ soCccd }) => soCccd === first?.soCccd);
    const ofWorker = (await officer.get(`${workersPath}?NguoiLaoDongId=${worker?.id ?? ''}`)).body as typeof all;
    expect(ofWorker.items).toEqual(all.items.filter(({ soCccd }) => soCccd === first?.soCccd));
    const certificates = (await officer.get(`/api/app/dong-gop-quy?Filter=${first?.soGcn ?? ''}`)).body as {
      readonly items: readonly { readonly soGcn: string; readonly soLanHoTro: number }[];
    };
    expect(certificates.items.find(({ soGcn }) => soGcn === first?.soGcn)?.soLanHoTro).toBe(
      all.items.filter(({ soGcn }) => soGcn === first?.soGcn).length,
    );
    const masked = (await (await desk.office.as('ngan.dt')).get(`${workersPath}?MaxResultCount=1`)).body as typeof all;
    expect(masked.items[0]?.soCccd).toMatch(/^\d{3}\*\*\*\d{6}$/u);
    const own = (await (await desk.office.as('dv0007.lanhdao')).get(`${workersPath}?MaxResultCount=1000`))
      .body as typeof all;
    expect(own.items.every(({ donViTen }) => donViTen === desk.unit.ten)).toBe(true);
  });

  it('B-09 a case paid in parts is found on the days of each, and only the parts of the days asked for are summed', async () => {
    const { office, database } = await sharedSupport();
    const officer = await office.as('khoa.tm');
    const paid = [...database.supportRequests.rows()].find(({ trangThai }) => trangThai === 7);
    const [first] = paid?.truongHop ?? [];
    const [payment] = first?.chiTra ?? [];
    if (paid === undefined || first === undefined || payment === undefined) {
      throw new Error('No paid request.');
    }
    const part = { ...payment, huyLuc: null };
    const chiTra = [
      { ...part, id: crypto.randomUUID(), ngayChi: '2019-02-03', soTien: 7_000_000 },
      { ...part, id: crypto.randomUUID(), ngayChi: '2019-03-04', soTien: 2_000_000 },
      { ...part, id: crypto.randomUUID(), ngayChi: '2019-03-05', soTien: 500_000, huyLuc: '2019-03-06T00:00:00Z' },
    ];
    const request = { ...paid, id: crypto.randomUUID(), truongHop: [{ ...first, id: crypto.randomUUID(), chiTra }] };
    database.supportRequests.put(request);
    const on = async (from: string, to: string) => {
      const { body } = await officer.get(`${workersPath}?NgayChiTu=${from}&NgayChiDen=${to}`);
      const { totalCount, tong } = body as Schemas['TrangLaoDongDuocHoTro'];
      return [totalCount, tong.tienChi, tong.tienChiTrongKy];
    };

    expect(await on('2019-02-01', '2019-02-28')).toEqual([1, 9_000_000, 7_000_000]);
    expect(await on('2019-03-01', '2019-03-31')).toEqual([1, 9_000_000, 2_000_000]);
    expect(await on('2019-03-05', '2019-03-31')).toEqual([0, 0, 0]);
    const { tong } = (await officer.get(workersPath)).body as Schemas['TrangLaoDongDuocHoTro'];
    expect(tong.tienChiTrongKy).toBeUndefined();
    database.supportRequests.remove(request.id);
  });

  it('B-08 the conditions are judged live for what is typed, and say nothing of a foreign worker', async () => {
    const desk = await sharedSupport();
    const type = desk.typeOf('HT01');
    const own = desk.contractOf();
    const foreign = [...desk.database.contracts.rows()].find(
      ({ donViId, soGcn }) => donViId !== desk.unit.id && soGcn !== null,
    );
    const judge = async (userName: string, truongHop: ReturnType<typeof caseOf>[]) =>
      (await (await desk.office.as(userName)).post(`${supportPath}/dieu-kien`, requestOf('HT01', truongHop)))
        .body as Schemas['KetQuaDieuKien'];
    const typed = await judge('dv0007.nhaplieu', [
      caseOf(type, own, { mucDo: 41, tienDeNghi: 35_000_000, chuTaiKhoan: null }),
      caseOf(type, foreign?.id ?? null),
    ]);
    expect(typed.truongHop[0]).toMatchObject({
      thuTu: 1,
      mucMin: 10_000_000,
      mucMax: 30_000_000,
      goiY: { soTien: 20_500_000 },
    });
    expect(typed.truongHop[0]?.dieuKien.map(({ ma, dat }) => [ma, dat])).toEqual([
      ['E1', true],
      ['E2', true],
      ['E3', true],
      ['E4', true],
      ['E5', false],
    ]);
    expect(typed.truongHop[1]?.dieuKien.map(({ ma, dat }) => [ma, dat])).toEqual([
      ['E1', false],
      ['E3', true],
      ['E4', true],
    ]);
  });

  it('B-08 a case is filled from a contract with a contribution, found by number or name, with what was granted before', async () => {
    const desk = await sharedSupport();
    const contract = desk.contractOf();
    await desk.paid(requestOf('HT02', [caseOf(desk.typeOf('HT02'), contract, { tienDeNghi: 10_000_000 })]), 10_000_000);
    const find = async (userName: string, query: string) =>
      (
        (await (await desk.office.as(userName)).get(`${supportPath}/nguoi-lao-dong?${query}`))
          .body as Schemas['DanhSachNguoiDeNghi']
      ).items;
    const [found] = await find('dv0007.nhaplieu', `HopDongId=${contract}`);
    expect(found).toMatchObject({
      hopDongId: contract,
      donViId: desk.unit.id,
      soGcn: desk.database.contracts.find(contract)?.soGcn,
    });
    expect(found?.daHoTro).toMatchObject([{ loaiHoTroId: 'HT02', tienDuyet: 10_000_000, cungDongGop: true }]);
    expect(
      (await find('dv0007.nhaplieu', `Filter=${found?.soCccd ?? ''}`)).map(({ hopDongId }) => hopDongId),
    ).toContain(contract);
    expect((await find('ha.lt', `Filter=${found?.soGcn ?? ''}`)).map(({ hopDongId }) => hopDongId)).toEqual([contract]);
    expect(await find('ha.lt', '')).toEqual([]);
  });

  it('B-10 08003 a kind that a request uses is only deactivated; then no new request may choose it', async () => {
    const desk = await sharedSupport();
    const type = { ...desk.typeOf('HT02'), id: crypto.randomUUID(), ma: 'HT50', daSuDung: false };
    desk.database.supportTypes.put(type);
    taken(await desk.create({ ...ht01(desk), loaiHoTroId: 'HT50', truongHop: [] }));
    const director = await desk.office.as('vinh.pq');
    expect(codeOf(await director.remove(`/api/app/dm-loai-ho-tro/${type.id}`))).toEqual([403, 'QuyHoTro:08003']);
    desk.database.supportTypes.put({ ...type, hoatDong: false, daSuDung: true });
    expect((await desk.create({ ...ht01(desk), loaiHoTroId: 'HT50', truongHop: [] })).status).toBe(400);
  });

  it('B-08 A-01 the accountant sees account numbers whole, the director masked ones; masked numbers do not overwrite', async () => {
    const desk = await sharedSupport();
    const made = taken(await desk.create(ht01(desk)));
    const seen = async (userName: string) => {
      const { truongHop } = (await (await desk.office.as(userName)).get(`${supportPath}/${made.id}`))
        .body as SupportRequest;
      return [truongHop[0]?.soTaiKhoan, truongHop[0]?.soHoChieu];
    };
    expect(await seen('dv0007.nhaplieu')).toEqual(['1900000000031', 'C1234567']);
    expect(await seen('ngan.dt')).toEqual(['1900000000031', expect.stringContaining('***') as string]);
    expect(await seen('vinh.pq')).toEqual(['190***000031', expect.stringContaining('***') as string]);
  });
});
