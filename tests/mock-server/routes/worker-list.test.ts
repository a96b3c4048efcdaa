import { beforeAll, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import { ageOn } from '@/domain/format/calendar';
import { searchText } from '@/domain/text/search-text';
import type { Worker, WorkerListItem } from '@/domain/workers/worker';

import { complaintsOf, openOffice, type Office } from './office';
import { addForeignContract, unitIdOf } from './worker-fixtures';

const path = '/api/app/nguoi-lao-dong';

let office: Office;

beforeAll(async () => {
  office = await openOffice(5_000);
});

async function list(userName: string, query: string): Promise<Page<WorkerListItem>> {
  const desk = await office.as(userName);
  const { status, body } = await desk.get(`${path}?${query}`);
  expect(status).toBe(200);
  return body as Page<WorkerListItem>;
}

describe('list of workers', () => {
  it('D-02 answers ten of five thousand, newest first, unless told', async () => {
    const { totalCount, items } = await list('khoa.tm', '');
    expect([totalCount, items.length]).toEqual([5_000, 10]);
    const times = items.map(({ id }) => office.backend.database.workers.find(id)?.creationTime ?? '');
    expect(times).toEqual([...times].sort().reverse());
  });

  it('D-02 finds "dang thi ung" and nobody else', async () => {
    const { totalCount, items } = await list('khoa.tm', 'Filter=dang%20thi%20ung');
    expect(totalCount).toBe(1);
    expect(items[0]).toMatchObject({
      hoTen: 'Đặng Thị Ưng',
      gioiTinh: 2,
      thiTruongId: 'JP',
      donViId: unitIdOf(office, 'DV0007'),
      donViTen: 'Công ty Cổ phần Nhân lực Lam Giang',
      ngayXuatCanh: '2026-03-18',
      tinhTrang: 2,
      dongQuy: 1,
    });
    expect((await list('khoa.tm', 'filter=%20ĐẶNG%20%20Thị%20ưởng')).items.map(({ hoTen }) => hoTen)).toContain(
      'Đặng Thị Ưởng',
    );
  });

  it('D-02 finds Đào by "dao", whatever the marks', async () => {
    const { totalCount, items } = await list('khoa.tm', 'filter=dao&maxResultCount=1000');
    expect(items.filter(({ hoTen }) => !searchText(hoTen).includes('dao'))).toEqual([]);
    expect(items.some(({ hoTen }) => hoTen.includes('Đào'))).toBe(true);
    const all = [...office.backend.database.workers.rows()];
    expect(totalCount).toBe(all.filter(({ hoTen }) => searchText(hoTen).includes('dao')).length);
  });

  it('D-02 finds a person by identity number, part of it, passport and phone with spaces', async () => {
    const [worker] = (await list('khoa.tm', 'filter=dang%20thi%20ung')).items;
    const filters = [worker?.soCccd, worker?.soCccd.slice(4), worker?.soHoChieu?.toLowerCase()];
    for (const filter of filters) {
      expect((await list('khoa.tm', `filter=${filter ?? ''}`)).items).toContainEqual(worker);
    }
    const withPhone = (await list('khoa.tm', 'filter=0900')).items[0];
    const phone = withPhone?.dienThoai ?? '';
    const spoken = encodeURIComponent(`${phone.slice(0, 4)} ${phone.slice(4, 7)} ${phone.slice(7)}`);
    expect((await list('khoa.tm', `filter=${spoken}`)).items.map(({ dienThoai }) => dienThoai)).toContain(phone);
  });

  it('D-02 fulfils all filters at once', async () => {
    const filters = {
      tinhThanhMa: '40',
      thiTruongId: 'JP',
      gioiTinh: '1',
      tuoiTu: '22',
      tuoiDen: '30',
      tinhTrang: '2',
      dongQuy: '1',
      ngayXuatCanhTu: '2025-01-01',
      ngayXuatCanhDen: '2026-06-30',
    };
    const { totalCount, items } = await list(
      'khoa.tm',
      `${new URLSearchParams(filters).toString()}&maxResultCount=1000`,
    );
    const everybody = await Promise.all(
      [0, 1, 2, 3, 4].map((page) => list('khoa.tm', `skipCount=${page * 1_000}&maxResultCount=1000`)),
    );
    const wanted = everybody
      .flatMap((page) => page.items)
      .filter(
        (item) =>
          item.tinhThanhMa === '40' &&
          item.thiTruongId === 'JP' &&
          item.gioiTinh === 1 &&
          ageOn(item.ngaySinh, '2026-11-15') >= 22 &&
          ageOn(item.ngaySinh, '2026-11-15') <= 30 &&
          item.tinhTrang === 2 &&
          item.dongQuy === 1 &&
          (item.ngayXuatCanh ?? '') >= '2025-01-01' &&
          (item.ngayXuatCanh ?? '9') <= '2026-06-30',
      );
    expect(wanted.length).toBeGreaterThan(20);
    expect(totalCount).toBe(wanted.length);
    expect(new Set(items.map(({ id }) => id))).toEqual(new Set(wanted.map(({ id }) => id)));
  });

  it('D-02 filters by unit, commune, occupation and education too', async () => {
    const unit = unitIdOf(office, 'DV0007');
    expect(
      (await list('khoa.tm', `donViId=${unit}&maxResultCount=100`)).items.filter(({ donViId }) => donViId !== unit),
    ).toEqual([]);
    const [worker] = (await list('khoa.tm', 'filter=dang%20thi%20ung')).items;
    const row = office.backend.database.workers.find(worker?.id ?? '');
    const query = `xaPhuongMa=${row?.xaPhuongMa ?? ''}&trinhDo=${String(row?.trinhDo)}&filter=dang%20thi`;
    expect((await list('khoa.tm', `${query}&nganhNgheId=TP`)).items.map(({ id }) => id)).toContain(worker?.id);
    expect((await list('khoa.tm', `${query}&nganhNgheId=GV`)).items).toEqual([]);
  });

  it('D-02 sorts by every column, names the Vietnamese way', async () => {
    const { items } = await list('khoa.tm', 'sorting=hoTen%20desc&maxResultCount=1000');
    const given = items.map(({ hoTen }) => hoTen.split(' ').at(-1) ?? '');
    expect(given).toEqual([...given].sort(new Intl.Collator('vi').compare).reverse());
    const columns = Object.keys(items[0] ?? {}).filter((column) => column !== 'id');
    expect(columns).toHaveLength(15);
    for (const column of columns) {
      expect((await list('khoa.tm', `sorting=${column}%20desc`)).totalCount, column).toBe(5_000);
    }
  });

  it('D-02 answers 500 to an unknown sorting, 400 to impossible paging and filters', async () => {
    const desk = await office.as('khoa.tm');
    expect((await desk.get(`${path}?sorting=tuoi`)).status).toBe(500);
    const tooMany = await desk.get(`${path}?maxResultCount=1001`);
    expect([tooMany.status, complaintsOf(tooMany)]).toEqual([400, ['maxResultCount']]);
    const wrongAge = await desk.get(`${path}?tuoiTu=già`);
    expect([wrongAge.status, complaintsOf(wrongAge)]).toEqual([400, ['tuoiTu']]);
    const wrongDay = await desk.get(`${path}?ngayXuatCanhTu=2026-02-30`);
    expect([wrongDay.status, complaintsOf(wrongDay)]).toEqual([400, ['ngayXuatCanhTu']]);
  });
});

describe('whose workers a person sees', () => {
  it('P-03 D-02 shows everybody to the Fund (unit type 100), their own workers to a unit', async () => {
    const unit = unitIdOf(office, 'DV0007');
    expect((await list('vinh.pq', '')).totalCount).toBe(5_000);
    expect((await list('son.hv', '')).totalCount).toBe(5_000);
    const own = await list('dv0007.nhaplieu', 'maxResultCount=1000');
    const contracts = [...office.backend.database.contracts.rows()].filter(({ donViId }) => donViId === unit);
    expect(new Set(own.items.map(({ id }) => id))).toEqual(
      new Set(contracts.map(({ nguoiLaoDongId }) => nguoiLaoDongId)),
    );
    expect(own.items.filter(({ donViId }) => donViId !== unit)).toEqual([]);
  });

  it('D-02 shows a provincial authority the workers who live in its province', async () => {
    const { totalCount, items } = await list('dv0049.khaithac', 'maxResultCount=1000');
    const inNgheAn = [...office.backend.database.workers.rows()].filter(({ tinhThanhMa }) => tinhThanhMa === '40');
    expect([totalCount, items.filter(({ tinhThanhMa }) => tinhThanhMa !== '40').length]).toEqual([inNgheAn.length, 0]);
  });

  it('D-02 answers 404 for another unit’s worker, as for one who does not exist', async () => {
    const desk = await office.as('dv0007.nhaplieu');
    const own = new Set((await list('dv0007.nhaplieu', 'maxResultCount=1000')).items.map(({ id }) => id));
    const foreign = [...office.backend.database.workers.rows()].find(({ id }) => !own.has(id));
    const hidden = await desk.get(`${path}/${foreign?.id ?? ''}`);
    expect(hidden).toEqual(await desk.get(`${path}/3a1312ab-7c3d-4d8e-9a52-0f1c2b3d4e5f`));
    expect(hidden.status).toBe(404);
  });

  it('D-02 shows a unit only its own contracts of a worker who had others', async () => {
    const { database } = office.backend;
    const unit = unitIdOf(office, 'DV0007');
    const contract = [...database.contracts.rows()].find(({ donViId }) => donViId === unit);
    const foreign = addForeignContract(office, contract, unitIdOf(office, 'DV0001'));
    const one = async (userName: string) => {
      const { body } = await (await office.as(userName)).get(`${path}/${foreign.nguoiLaoDongId}`);
      return (body as Worker).hopDong.map(({ id }) => id);
    };
    expect(await one('dv0007.nhaplieu')).not.toContain(foreign.id);
    expect(await one('khoa.tm')).toContain(foreign.id);
    database.contracts.remove(foreign.id);
  });
});

describe('identity numbers', () => {
  it.each(['soCccd', 'soHoChieu'] as const)(
    'D-02 are put in the order of what is shown of %s, which gives no hidden digit away',
    async (field) => {
      const { items } = await list('vinh.pq', `sorting=${field}&maxResultCount=1000`);
      const shown = items.map((item) => item[field] ?? '');
      expect(shown.some((number) => number.includes('***'))).toBe(true);
      expect(shown).toEqual([...shown].sort());
    },
  );

  it('D-02 are masked, in list and detail, for those without ViewSensitive', async () => {
    const [seen] = (await list('khoa.tm', 'filter=dang%20thi%20ung')).items;
    const [masked] = (await list('vinh.pq', 'filter=dang%20thi%20ung')).items;
    const cccd = seen?.soCccd ?? '';
    expect(masked).toEqual({
      ...seen,
      soCccd: `${cccd.slice(0, 3)}***${cccd.slice(6)}`,
      soHoChieu: `${seen?.soHoChieu?.slice(0, 1) ?? ''}***${seen?.soHoChieu?.slice(-3) ?? ''}`,
    });
    const { body } = await (await office.as('vinh.pq')).get(`${path}/${seen?.id ?? ''}`);
    expect((body as Worker).soCccd).toBe(masked?.soCccd);
  });

  it('D-02 cannot be guessed piece by piece through the search', async () => {
    const [seen] = (await list('khoa.tm', 'filter=dang%20thi%20ung')).items;
    const whole = seen?.soCccd ?? '';
    expect((await list('vinh.pq', `filter=${whole.slice(0, 11)}`)).items.map(({ id }) => id)).not.toContain(seen?.id);
    expect((await list('vinh.pq', `filter=${whole}`)).items.map(({ id }) => id)).toEqual([seen?.id]);
  });
});
