import { beforeEach, describe, expect, it } from 'vitest';

import type { DataDesk, DataFileProblem } from '@/domain/desk/data-sets';
import { createDatabase } from '@mock-server/data/database';
import { dataSetOptions, keepDataSet, readDataSet } from '@mock-server/desk/data-sets';

import { changeNote, createDemo, noteOf } from './data-page';

let demo: ReturnType<typeof createDemo>;

beforeEach(() => {
  demo = createDemo();
});

const counted = [
  'workers',
  'contracts',
  'fundReports',
  'fundReportLines',
  'payIns',
  'contributions',
  'revenueReports',
  'documentReports',
  'selfPaying',
  'supportRequests',
] as const;

describe('the data sets', () => {
  it.each([
    ['none', 0],
    ['one', 1],
  ] as const)('D-03 %s: as many records of each kind, with all people, units, roles and catalogues', (set, count) => {
    const database = createDatabase(dataSetOptions(set));
    const whole = createDatabase();
    expect(Object.fromEntries(counted.map((name) => [name, database[name].size]))).toEqual(
      Object.fromEntries(counted.map((name) => [name, count])),
    );
    for (const name of [
      'users',
      'units',
      'roles',
      'permissionGrants',
      'supportTypes',
      'contributionAmounts',
    ] as const) {
      expect(database[name].size).toBe(whole[name].size);
    }
  });

  it('D-03 the one record of each kind belongs with the others, to the last đồng', () => {
    const database = createDatabase(dataSetOptions('one'));
    const only = <Row>(rows: Iterable<Row>): Row => {
      const [row] = rows;
      if (row === undefined) {
        throw new Error('There is no row.');
      }
      return row;
    };
    const [worker, contract] = [only(database.workers.rows()), only(database.contracts.rows())];
    const [report, line] = [only(database.fundReports.rows()), only(database.fundReportLines.rows())];
    const contribution = only(database.contributions.rows());
    const payIn = only(database.payIns.rows());
    expect([contract.nguoiLaoDongId, line.hopDongId, line.baoCaoId]).toEqual([worker.id, contract.id, report.id]);
    expect([report.soLaoDong, report.tienNld, report.tienDn]).toEqual([1, line.tienNld, line.tienDn]);
    expect([contribution.hopDongId, contribution.baoCaoId, contribution.soGcn]).toEqual([
      contract.id,
      report.id,
      contract.soGcn,
    ]);
    expect(payIn.phanBo.map(({ chungTuId, soTien }) => [chungTuId, soTien])).toEqual([[report.id, report.daNop]]);
    expect(only(database.supportRequests.rows()).truongHop.map(({ hopDongId }) => hopDongId)).toEqual([contract.id]);
  });

  it.each(['none', 'one'] as const)('D-03 every list, report and first page opens on the set %s', async (set) => {
    demo.kept.set = set;
    const { office } = await demo.openPage();
    const lists = [
      'nguoi-lao-dong',
      'bao-cao-quy',
      'dong-gop-quy',
      'phieu-nop-quy',
      'nguoi-lao-dong-tu-dong',
      'yeu-cau-ho-tro',
      'bao-cao-doanh-thu',
      'bao-cao-tai-lieu',
    ];
    const desk = await office.as('khoa.tm');
    const counts = await Promise.all(
      lists.map(async (list) => [
        list,
        ((await desk.get(`/api/app/${list}`)).body as { totalCount: number }).totalCount,
      ]),
    );
    expect(counts).toEqual(lists.map((list) => [list, set === 'one' ? 1 : 0]));
    for (const userName of ['khoa.tm', 'dv0007.lanhdao', 'admin']) {
      const person = await office.as(userName);
      expect((await person.get('/api/app/trang-chu')).status).toBe(200);
      expect((await person.get('/api/app/trang-chu/bieu-do')).status).toBe(200);
      expect((await person.get('/api/app/thong-bao')).status).toBe(200);
    }
  });

  it('D-03 the sizes of the large ones are what their names say', () => {
    expect((['class', 'large', 'huge'] as const).map((set) => dataSetOptions(set))).toEqual([
      { workerCount: 5_000, records: 'all' },
      { workerCount: 10_000, records: 'all' },
      { workerCount: 100_000, records: 'all' },
    ]);
  });

  it('D-03 the choice is kept in the browser, counts from the next start on, and rubbish is the training set', async () => {
    const values = new Map<string, string>();
    const storage = () => ({
      getItem: (key: string) => values.get(key) ?? null,
      setItem: (key: string, value: string) => void values.set(key, value),
    });
    expect(readDataSet(storage)).toBe('class');
    keepDataSet('huge', storage);
    expect(readDataSet(storage)).toBe('huge');
    values.set([...values.keys()][0] ?? '', 'everything');
    expect(readDataSet(storage)).toBe('class');
    const { data } = await demo.openPage();
    await data.choose('none');
    expect([demo.kept, data.isDefault(), data.isAnew]).toEqual([{ set: 'none', restarts: 1 }, false, true]);
    await (await demo.openPage()).data.reset();
    expect((await demo.openPage()).data.isDefault()).toBe(true);
  });
});

describe('files', () => {
  it('D-03 carry the rows to another browser', async () => {
    const page = await demo.openPage();
    await changeNote(page, 'mang sang máy khác');
    const file = await page.data.exported();
    demo = createDemo();
    demo.kept.set = 'none';
    await (await demo.openPage()).data.takeFile(file);
    const taken = await demo.openPage();
    expect([taken.data.set, noteOf(taken)]).toEqual(['one', 'mang sang máy khác']);
  });

  const refused = async (change: (file: Record<string, unknown>) => unknown) => {
    const page = await demo.openPage();
    await changeNote(page, 'còn nguyên');
    const file = JSON.parse(await page.data.exported()) as Record<string, unknown>;
    const thrown = await problemOf(page.data, change(file));
    const after = await demo.openPage();
    expect([noteOf(after), demo.kept]).toEqual(['còn nguyên', { set: 'one', restarts: 0 }]);
    return thrown?.code;
  };

  it('D-03 that nobody of ours has written are refused with a reason, and change nothing', async () => {
    const workerOf = (file: Record<string, unknown>) => (file['tables'] as { workers: Record<string, object> }).workers;
    expect(await refused(() => 'không phải JSON')).toBe('noJson');
    expect(await refused(() => [])).toBe('foreign');
    expect(await refused((file) => ({ ...file, format: 'excel' }))).toBe('foreign');
    expect(await refused((file) => ({ ...file, version: 2 }))).toBe('foreign');
    expect(await refused((file) => ({ ...file, set: 'huge' }))).toBe('otherVersion');
    expect(await refused((file) => ({ ...file, stamp: '1 abc 5000/0' }))).toBe('otherVersion');
    expect(await refused((file) => ({ ...file, tables: { secrets: { a: { id: 'a' } } } }))).toBe('foreign');
    expect(await refused((file) => ({ ...file, tables: { workers: { a: { id: 'b' } } } }))).toBe('badRows');
    expect(await refused((file) => ({ ...file, tables: { workers: { a: { id: 'a' } } } }))).toBe('badRows');
    expect(await refused((file) => ({ ...file, tables: { workers: { a: 'a' } } }))).toBe('foreign');
    expect(
      await refused((file) => {
        const [[id, worker] = ['', {}]] = Object.entries(workerOf(file));
        return { ...file, tables: { workers: { [id]: { ...worker, hoTen: { toString: 'x' } } } } };
      }),
    ).toBe('badRows');
    expect(await refused((file) => ({ ...file, files: { a: '<script>' } }))).toBe('foreign');
  });
});

async function problemOf(data: DataDesk, file: unknown): Promise<DataFileProblem | undefined> {
  try {
    await data.takeFile(typeof file === 'string' ? file : JSON.stringify(file));
    return undefined;
  } catch (thrown) {
    return thrown as DataFileProblem;
  }
}
