import { beforeAll, describe, expect, it } from 'vitest';

import type { Table } from '@mock-server/data/table';

import { linkedList } from '../linked-list';
import { openOffice, type Office } from '../routes/office';
import { userNamed } from '../support/test-backend';
import { openInbox } from './inbox';

let office: Office;
let inbox: ReturnType<typeof openInbox>;

/** The same row again, of the demo unit and in another status. */
function copy<Row extends { readonly id: string }>(table: Table<Row>, change: Partial<Row>): void {
  const [row] = table.rows();
  if (row === undefined) {
    throw new Error('The table is empty.');
  }
  table.put({ ...row, id: crypto.randomUUID(), ...change });
}

beforeAll(async () => {
  office = await openOffice(200);
  inbox = openInbox(office);
  const { database } = office.backend;
  const { donViId } = userNamed(office.backend, 'dv0007.nhaplieu');
  for (const trangThai of [1, 2, 3, 6] as const) {
    copy(database.fundReports, { donViId, trangThai, nam: 2025 });
    copy(database.revenueReports, { donViId, trangThai, nam: 2025 });
    copy(database.documentReports, { donViId, trangThai, nam: 2025 });
  }
  const other = [...database.units.rows()].find(({ id }) => id !== donViId)?.id ?? '';
  copy(database.revenueReports, { donViId: other, trangThai: 1, nam: 2025 });
  for (const trangThai of [1, 2, 3, 4, 6] as const) {
    copy(database.supportRequests, { donViId, trangThai });
  }
  copy(database.payIns, { donViId, trangThai: 6 });
  for (const userName of ['ngan.dt', 'dv0007.lanhdao']) {
    copy(database.payIns, { donViId, trangThai: 1, creatorId: userNamed(office.backend, userName).id });
  }
  for (const userName of ['khoa.tm', 'khoa.tm', 'ha.lt']) {
    const creatorId = userNamed(office.backend, userName).id;
    copy(database.supportRequests, { donViId: null, trangThai: 1, creatorId });
  }
  copy(database.supportRequests, {
    donViId: null,
    trangThai: 6,
    creatorId: userNamed(office.backend, 'khoa.tm').id,
  });
  copy(database.payIns, { donViId: null, trangThai: 6, creatorId: userNamed(office.backend, 'ngan.dt').id });
  const soon = { trangThai: 4, tinhTrangDong: 1, hinhThuc: '6a', ngayXuatCanh: '2026-11-20' } as const;
  copy(database.selfPaying, { ...soon, donViId: null });
});

const today = '2026-11-15';

const reports = ['bao-cao-quy', 'bao-cao-doanh-thu', 'bao-cao-tai-lieu'] as const;
const of = (code: string) => reports.map((report) => `${report}-${code}`);

/** Who has to do what (domain dictionary §3.3, §5.1 to §5.8). */
const expected = {
  'dv0007.nhaplieu': [
    ...of('bi-tra-lai'),
    ...of('chua-gui'),
    'phieu-nop-bi-tra-lai',
    'phieu-nop-chua-gui',
    'ho-tro-bi-tra-lai',
    'ho-tro-chua-gui',
  ],
  'dv0007.lanhdao': [
    ...of('bi-tra-lai'),
    ...of('chua-gui'),
    'phieu-nop-bi-tra-lai',
    'phieu-nop-chua-gui',
    'ho-tro-bi-tra-lai',
    'ho-tro-chua-gui',
  ],
  'khoa.tm': [
    ...of('cho-tham-dinh'),
    'tu-dong-qua-han',
    'tu-dong-sap-den-han',
    'tu-dong-bi-tra-lai',
    'tu-dong-cho-phe-duyet',
    'ho-tro-cua-toi-bi-tra-lai',
    'ho-tro-ban-nhap',
    'ho-tro-cho-tham-dinh',
  ],
  'vinh.pq': [...of('cho-phe-duyet'), 'tu-dong-cho-phe-duyet', 'ho-tro-cho-phe-duyet'],
  'ngan.dt': [
    'phieu-nop-cua-toi-bi-tra-lai',
    'phieu-nop-ban-nhap',
    'phieu-nop-cho-doi-soat',
    'tu-dong-qua-han',
    'tu-dong-sap-den-han',
    'tu-dong-cho-doi-soat',
    'ho-tro-cho-chi-tra',
  ],
  'son.hv': [],
  'dv0049.khaithac': [],
  admin: [],
} as const;

describe('what waits in the management of the Fund and in support', () => {
  it.each(Object.keys(expected) as (keyof typeof expected)[])(
    'S-07 B-25 P-02 is, for %s, what they can do, and as many as the screen behind it shows',
    async (userName) => {
      const codes = new Set(Object.values(expected).flat().map(String));
      const tasks = await inbox.tasks(userName);
      const found = tasks.filter(({ ma }) => codes.has(ma));
      expect(found.map(({ ma }) => ma).sort()).toEqual([...expected[userName]].sort());
      const desk = await office.as(userName);
      const shown = await Promise.all(
        tasks.map(async ({ ma, duongDan }) => [ma, (await linkedList(desk, duongDan ?? '', today)).totalCount]),
      );
      expect(shown).toEqual(tasks.map(({ ma, soLuong }) => [ma, soLuong]));
    },
  );

  it('S-07 counts of a unit what is its own', async () => {
    const drafts = (await inbox.tasks('dv0007.nhaplieu')).find(({ ma }) => ma === 'bao-cao-doanh-thu-chua-gui');
    const all = [...office.backend.database.revenueReports.rows()].filter(({ trangThai }) => trangThai === 1);
    const { donViId } = userNamed(office.backend, 'dv0007.nhaplieu');
    expect(drafts?.soLuong).toBe(all.filter((row) => row.donViId === donViId).length);
    expect(all.length).toBeGreaterThan(drafts?.soLuong ?? 0);
  });

  it('B-08 B-05 S-07 tells whoever of the Fund entered a request or voucher that it came back, and no colleague', async () => {
    const { supportRequests, payIns } = office.backend.database;
    const returned = async (userName: string) => {
      const { id } = userNamed(office.backend, userName);
      const own = [...supportRequests.rows(), ...payIns.rows()].filter(
        ({ trangThai, creatorId }) => trangThai === 6 && creatorId === id,
      );
      const tasks = (await inbox.tasks(userName)).filter(({ ma }) => ma.endsWith('cua-toi-bi-tra-lai'));
      return [own.length, tasks.reduce((sum, { soLuong }) => sum + soLuong, 0), tasks.map(({ mucDo }) => mucDo)];
    };
    const [khoa, ngan] = [await returned('khoa.tm'), await returned('ngan.dt')];
    expect(await returned('ha.lt')).toEqual([0, 0, []]);
    expect([khoa, ngan]).toEqual([
      [khoa[0], khoa[0], ['qua-han']],
      [ngan[0], ngan[0], ['qua-han']],
    ]);
  });

  it('S-07 B-25 gives an officer their own drafts only, and a unit’s people none of them as such', async () => {
    const drafts = async (userName: string) =>
      (await inbox.tasks(userName)).filter(({ ma }) => ma.endsWith('ban-nhap')).map(({ soLuong }) => soLuong);
    expect([await drafts('khoa.tm'), await drafts('ngan.dt'), await drafts('dv0007.lanhdao')]).toEqual([[2], [1], []]);
  });

  it('S-07 B-05 tells a unit’s head of the vouchers that the clerk has prepared, until they are sent', async () => {
    const unsent = async (userName: string) =>
      (await inbox.tasks(userName)).find(({ ma }) => ma === 'phieu-nop-chua-gui')?.soLuong;
    const [head, clerk] = [await unsent('dv0007.lanhdao'), await unsent('dv0007.nhaplieu')];
    const { donViId, id: creatorId } = userNamed(office.backend, 'dv0007.nhaplieu');
    copy(office.backend.database.payIns, { donViId, trangThai: 1, creatorId });
    expect([head, clerk, await unsent('dv0007.lanhdao'), await unsent('ngan.dt')]).toEqual([2, 2, 3, undefined]);
  });

  it('S-07 names the first day by which a dossier is to be paid', async () => {
    const task = (await inbox.tasks('khoa.tm')).find(({ ma }) => ma === 'tu-dong-sap-den-han');
    expect(task).toMatchObject({ hanXuLy: '2026-11-17', mucDo: 'can-chu-y' });
  });
});
