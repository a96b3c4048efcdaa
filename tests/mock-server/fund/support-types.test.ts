import { beforeAll, describe, expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { SupportType, SupportTypeInput, SupportTypeListItem } from '@/domain/support-types/support-type';
import { emptySupportType } from '@/domain/support-types/support-type-input';

import { complaintsOf, errorOf, openOffice, type Office } from '../routes/office';

const path = '/api/app/dm-loai-ho-tro';

let office: Office;

beforeAll(async () => {
  office = await openOffice(20);
});

async function list(query = ''): Promise<Page<SupportTypeListItem>> {
  const { status, body } = await (await office.as('khoa.tm')).get(`${path}?maxResultCount=100&${query}`);
  expect(status).toBe(200);
  return body as Page<SupportTypeListItem>;
}

async function typeOf(code: string): Promise<SupportType> {
  const id = (await list()).items.find(({ ma }) => ma === code)?.id ?? '';
  return (await (await office.as('khoa.tm')).get(`${path}/${id}`)).body as SupportType;
}

/** What of a stored kind is sent back. */
function inputOf(type: SupportType, changes: Partial<SupportTypeInput> = {}) {
  const fields = Object.keys(emptySupportType()) as readonly (keyof SupportTypeInput)[];
  const input = Object.fromEntries(fields.map((field) => [field, type[field]])) as SupportTypeInput;
  return { ...input, ...changes, concurrencyStamp: type.concurrencyStamp };
}

function newType(changes: Partial<SupportTypeInput> = {}): SupportTypeInput {
  return {
    ...emptySupportType(),
    ma: 'HT12',
    ten: 'Hỗ trợ pháp lý khẩn cấp',
    mucToiThieu: 1_000_000,
    mucToiDa: 5_000_000,
    soNgayXuLy: 5,
    canCu: 'Điều 13',
    hieuLucTu: '2027-01-01',
    ...changes,
  };
}

describe('support types', () => {
  it('B-22 lists the eleven kinds of the law and the two of the old regime, which are not applied any more', async () => {
    const { items } = await list();
    expect(items.map(({ ma }) => ma).join(' ')).toBe(
      'HT01 HT02 HT03 HT04 HT05 HT06 HT07 HT08 HT09 HT10 HT11 HT90 HT91',
    );
    expect((await list('hoatDong=false')).items.map(({ ma }) => ma)).toEqual(['HT90', 'HT91']);
    expect((await list('doiTuong=3&hoatDong=true')).items.map(({ ma }) => ma)).toEqual(['HT09', 'HT10', 'HT11']);
    expect((await list('cachTinh=3&sorting=mucToiDa desc')).items.map(({ ma }) => ma)).toEqual([
      'HT05',
      'HT04',
      'HT11',
    ]);
    expect((await list('filter=luat su')).items.map(({ ma }) => ma)).toEqual(['HT04', 'HT05']);
  });

  it('B-22 finds the kinds that are in force today, not yet, or no longer, whether the Fund applies them or not', async () => {
    const director = await office.as('vinh.pq');
    const made = (await director.post(path, newType())).body as SupportType;
    const found = async (query: string) => (await list(query)).items.map(({ ma }) => ma);
    const answers = [await found('hieuLuc=1'), await found('hieuLuc=2'), await found('hieuLuc=3')];
    expect((await director.remove(`${path}/${made.id}`)).status).toBe(204);

    expect(answers[0]).toHaveLength(11);
    expect(answers.slice(1)).toEqual([['HT12'], ['HT90', 'HT91']]);
    expect(await found('hieuLuc=3&hoatDong=true')).toEqual([]);
  });

  it('B-22 shows the tiers and the papers of a kind', async () => {
    const { bangMuc, thanhPhanHoSo } = await typeOf('HT01');
    expect(bangMuc.map(({ tu, den, soTienTu, soTienDen }) => [tu, den, soTienTu, soTienDen])).toEqual([
      [0, 30, 10_000_000, 15_000_000],
      [31, 60, 15_000_000, 22_000_000],
      [61, null, 22_000_000, 30_000_000],
    ]);
    expect(thanhPhanHoSo.map(({ ma, batBuoc }) => [ma, batBuoc])).toEqual([
      ['HT01-1', true],
      ['HT01-2', true],
      ['HT01-3', true],
      ['HT01-4', false],
    ]);
  });

  it('B-22 P-03 is read by officers, directors and the administrator, and changed by the last two', async () => {
    const type = await typeOf('HT01');
    const step = { concurrencyStamp: 'x'.repeat(32), maLanGui: crypto.randomUUID() };
    const people = ['vinh.pq', 'admin', 'khoa.tm', 'ngan.dt', 'son.hv', 'dv0007.lanhdao'];
    const answers = await Promise.all(
      people.map(async (person) => {
        const desk = await office.as(person);
        return [
          person,
          (await desk.get(path)).status,
          (await desk.get(`${path}/${type.id}`)).status,
          (await desk.post(path, newType({ ma: '' }))).status,
          (await desk.post(`${path}/${type.id}/ngung-ap-dung`, step)).status,
          (await desk.remove(`${path}/${crypto.randomUUID()}`)).status,
          (await desk.get(`${path}/ap-dung`)).status,
        ];
      }),
    );
    expect(answers).toEqual([
      ['vinh.pq', 200, 200, 400, 409, 204, 200],
      ['admin', 200, 200, 400, 409, 204, 200],
      ['khoa.tm', 200, 200, 403, 403, 403, 200],
      ['ngan.dt', 403, 403, 403, 403, 403, 200],
      ['son.hv', 403, 403, 403, 403, 403, 200],
      ['dv0007.lanhdao', 403, 403, 403, 403, 403, 200],
    ]);
  });

  it('B-22 makes, changes and removes a kind that nobody has used', async () => {
    const director = await office.as('vinh.pq');
    const made = (await director.post(path, newType())).body as SupportType;
    expect(made).toMatchObject({ ma: 'HT12', hoatDong: true, daSuDung: false });
    const put = inputOf(made, { mucToiDa: 6_000_000 });
    expect((await director.put(`${path}/${made.id}`, put)).body).toMatchObject({ mucToiDa: 6_000_000 });
    expect((await director.put(`${path}/${made.id}`, put)).status).toBe(409);
    expect((await director.remove(`${path}/${made.id}`)).status).toBe(204);
    expect((await list()).totalCount).toBe(13);
  });

  it('B-22 a kind that another one names is neither removed nor given another code: the other could not be saved any more', async () => {
    const director = await office.as('vinh.pq');
    const before = (await director.post(path, newType())).body as SupportType;
    const after = (await director.post(path, newType({ ma: 'HT13', loaiTruoc: ['HT12'] }))).body as SupportType;
    const refusals = [
      await director.remove(`${path}/${before.id}`),
      await director.put(`${path}/${before.id}`, inputOf(before, { ma: 'HT14' })),
    ];
    expect(refusals.map((refusal) => [errorOf(refusal).code, errorOf(refusal).message])).toEqual(
      Array.from(refusals, () => ['QuyHoTro:08003', 'Loại hỗ trợ HT13 đang dẫn đến loại này, hãy bỏ ở đó trước.']),
    );
    const dearer = await director.put(`${path}/${before.id}`, inputOf(before, { mucToiDa: 6_000_000 }));
    expect(dearer.body).toMatchObject({ mucToiDa: 6_000_000 });
    for (const { id } of [after, before]) {
      expect((await director.remove(`${path}/${id}`)).status).toBe(204);
    }
  });

  it('B-22 complains about fields, a taken code and unknown references', async () => {
    const director = await office.as('vinh.pq');
    const wrong = newType({ ma: 'HT1', mucToiDa: 10, soNgayXuLy: 61 });
    expect(complaintsOf(await director.post(path, wrong))).toEqual(['ma', 'mucToiDa', 'soNgayXuLy']);
    const foreign = newType({ ma: 'HT01', loaiTruoc: ['HT77'], loaiTamCap: 'HT78' });
    expect(complaintsOf(await director.post(path, foreign))).toEqual(['ma', 'loaiTruoc[0]', 'loaiTamCap']);
  });

  it('B-22 a used kind is not deleted and keeps what requests were counted by (08003); tiers and papers stay free', async () => {
    const director = await office.as('vinh.pq');
    const used = await typeOf('HT01');
    expect(errorOf(await director.remove(`${path}/${used.id}`)).code).toBe('QuyHoTro:08003');
    const dearer = await director.put(`${path}/${used.id}`, inputOf(used, { mucToiDa: 35_000_000 }));
    expect([dearer.status, errorOf(dearer).code, errorOf(dearer).message]).toEqual([
      403,
      'QuyHoTro:08003',
      'Loại hỗ trợ đã được sử dụng, chỉ được ngừng áp dụng.',
    ]);
    const bangMuc = [{ tieuChi: 1, tu: 0, den: null, soTienTu: 12_000_000, soTienDen: 30_000_000 }] as const;
    expect((await director.put(`${path}/${used.id}`, inputOf(used, { bangMuc }))).body).toMatchObject({ bangMuc });
  });

  it('B-22 is switched off and on, once per intention, with the present stamp only', async () => {
    const director = await office.as('vinh.pq');
    const used = await typeOf('HT01');
    const step = { concurrencyStamp: used.concurrencyStamp, maLanGui: crypto.randomUUID() };
    const off = await director.post(`${path}/${used.id}/ngung-ap-dung`, step);
    expect(off.body).toMatchObject({ ma: 'HT01', hoatDong: false });
    expect(await director.post(`${path}/${used.id}/ngung-ap-dung`, step)).toEqual(off);
    const stale = { ...step, maLanGui: crypto.randomUUID() };
    expect((await director.post(`${path}/${used.id}/kich-hoat`, stale)).status).toBe(409);
    const fresh = { ...stale, concurrencyStamp: (await typeOf('HT01')).concurrencyStamp };
    expect((await director.post(`${path}/${used.id}/kich-hoat`, fresh)).body).toMatchObject({ hoatDong: true });
  });
});
