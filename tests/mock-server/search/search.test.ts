import { parse } from 'valibot';
import { beforeAll, describe, expect, it } from 'vitest';

import { maskIdentity } from '@/domain/format/identities';
import { searchHitsSchema, type SearchHit } from '@/domain/search/search-hit';
import { searchText, withoutDiacritics } from '@/domain/text/search-text';

import { openOffice, type Office } from '../routes/office';
import { userNamed } from '../support/test-backend';

let office: Office;

async function search(userName: string, text: string): Promise<readonly SearchHit[]> {
  const desk = await office.as(userName);
  const { body } = await desk.get(`/api/app/tim-kiem?TuKhoa=${encodeURIComponent(text)}`);
  return parse(searchHitsSchema, body).items;
}

const codesOf = (hits: readonly SearchHit[]) => hits.map(({ loai, ma }) => [loai, ma]);

beforeAll(async () => {
  office = await openOffice(400);
});

describe('search of records', () => {
  it('P-02 finds a worker by name without marks, by personal number and by passport', async () => {
    const worker = [...office.backend.database.workers.rows()].find(({ soHoChieu }) => soHoChieu !== null);
    const { id = '', hoTen = '', soCccd = '', soHoChieu } = worker ?? {};
    const plain = withoutDiacritics(hoTen);
    for (const text of [plain.toLowerCase(), soCccd, `${soCccd.slice(0, 6)} ${soCccd.slice(6)}`, soHoChieu ?? '']) {
      expect((await search('khoa.tm', text)).map((hit) => hit.id)).toContain(id);
    }
    const [hit] = await search('khoa.tm', soCccd);
    expect(hit).toMatchObject({
      loai: 'nguoi-lao-dong',
      ma: soCccd,
      tieuDe: hoTen,
      duongDan: `/csdl/nguoi-lao-dong/${id}`,
    });
  });

  it('P-02 masks numbers for those who may not see them, and finds by the whole number alone', async () => {
    const [worker] = office.backend.database.workers.rows();
    const soCccd = worker?.soCccd ?? '';
    const [hit] = await search('vinh.pq', soCccd);
    expect(hit?.ma).toBe(maskIdentity(soCccd));
    expect(hit?.moTa).not.toContain(worker?.soHoChieu ?? 'P');
    expect((await search('vinh.pq', soCccd.slice(0, 9))).filter(({ id }) => id === worker?.id)).toEqual([]);
  });

  it('puts in front those whose given name was typed', async () => {
    const hits = (await search('khoa.tm', 'anh')).filter(({ loai }) => loai === 'nguoi-lao-dong');
    const given = hits.map(({ tieuDe }) => searchText(tieuDe).endsWith(' anh'));
    expect(given[0]).toBe(true);
    expect([...given].sort((one, other) => Number(other) - Number(one))).toEqual(given);
  });

  it.each([
    ['fundReports', 'bao-cao-quy'],
    ['payIns', 'phieu-nop-quy'],
    ['selfPaying', 'nguoi-lao-dong-tu-dong'],
    ['supportRequests', 'yeu-cau-ho-tro'],
    ['revenueReports', 'bao-cao-doanh-thu'],
    ['documentReports', 'bao-cao-tai-lieu'],
  ] as const)('finds one of %s by its code, whole, without dots, and partly typed', async (table, loai) => {
    const { ma } = [...office.backend.database[table].rows()].at(-1) ?? { ma: '' };
    expect(codesOf(await search('khoa.tm', ma))[0]).toEqual([loai, ma]);
    expect(codesOf(await search('khoa.tm', ma.replaceAll('.', '').toLowerCase()))).toContainEqual([loai, ma]);
    const hits = await search('khoa.tm', ma.slice(0, -1));
    expect(codesOf(hits)).toContainEqual([loai, ma]);
    expect(hits.length).toBeLessThanOrEqual(20);
  });

  it('finds a certificate by its number and a support decision by its', async () => {
    const { database } = office.backend;
    const contribution = [...database.contributions.rows()].find(({ soGcn }) => soGcn !== null);
    expect(codesOf(await search('khoa.tm', contribution?.soGcn ?? ''))).toContainEqual([
      'dong-gop-quy',
      contribution?.soGcn,
    ]);
    const decided = [...database.supportRequests.rows()].find(({ soQd }) => soQd !== null);
    expect(codesOf(await search('khoa.tm', decided?.soQd ?? ''))).toContainEqual(['yeu-cau-ho-tro', decided?.ma]);
  });

  it('finds a unit by code, name and tax code', async () => {
    const unit = [...office.backend.database.units.rows()].find(({ ma }) => ma === 'DV0007');
    for (const text of ['dv0007', unit?.ten ?? '', unit?.mst ?? '']) {
      expect((await search('khoa.tm', text)).find(({ loai }) => loai === 'don-vi')?.ma).toBe('DV0007');
    }
  });

  it('P-02 shows a unit its own records and people only', async () => {
    const { backend } = office;
    const { donViId } = userNamed(backend, 'dv0007.lanhdao');
    const foreign = [...backend.database.fundReports.rows()].find((row) => row.donViId !== donViId);
    expect(await search('dv0007.lanhdao', foreign?.ma ?? '')).toEqual([]);
    const own = [...backend.database.fundReports.rows()].find((row) => row.donViId === donViId);
    expect(codesOf(await search('dv0007.lanhdao', own?.ma ?? ''))).toContainEqual(['bao-cao-quy', own?.ma]);
    const units = (await search('dv0007.lanhdao', 'dv00')).filter(({ loai }) => loai === 'don-vi');
    expect(units.map(({ ma }) => ma)).toEqual(['DV0007']);
    expect((await search('dv0007.lanhdao', 'TD.2026')).filter(({ loai }) => loai === 'nguoi-lao-dong-tu-dong')).toEqual(
      [],
    );
    const sent = new Set(
      [...backend.database.contracts.rows()].flatMap((row) => (row.donViId === donViId ? [row.nguoiLaoDongId] : [])),
    );
    const people = (await search('dv0007.lanhdao', 'nguyen')).filter(({ loai }) => loai === 'nguoi-lao-dong');
    expect(people.filter(({ id }) => !sent.has(id))).toEqual([]);
  });

  it('P-02 finds nothing of what the person may not open, and nothing for a letter', async () => {
    const { database } = office.backend;
    database.users.put({ ...userNamed(office.backend, 'son.hv'), roles: [] });
    const [report] = database.fundReports.rows();
    expect(await search('son.hv', report?.ma ?? '')).toEqual([]);
    expect(await search('khoa.tm', 'n')).toEqual([]);
    expect(await search('khoa.tm', '  ')).toEqual([]);
  });

  it('gives every kind its place where there is more than an answer holds', async () => {
    const hits = await search('khoa.tm', 'nguyen');
    expect(hits).toHaveLength(20);
    const mixed = await search('khoa.tm', '2026');
    expect(new Set(mixed.map(({ loai }) => loai)).size).toBeGreaterThan(3);
    expect(mixed.length).toBeLessThanOrEqual(20);
  });
});
