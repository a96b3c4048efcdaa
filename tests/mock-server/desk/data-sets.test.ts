import { beforeEach, describe, expect, it } from 'vitest';

import { DataFileProblem, type DataDesk, type DataSetId } from '@/domain/desk/data-sets';
import { createDatabase } from '@mock-server/data/database';
import { dataSetOptions, keepDataSet, openDataSets, readDataSet } from '@mock-server/desk/data-sets';
import { createMockBackend } from '@mock-server/create-mock-backend';
import { isPasswordOf, setPassword } from '@mock-server/issuer/passwords';
import { createMemoryStore, type KeyValueStore } from '@mock-server/storage/key-value-store';

import { officeIn } from '../routes/office';
import { createTestClock, demoPassword } from '../support/test-backend';

const workerPath = '/api/app/nguoi-lao-dong';

/** A page of the demo, which reads what pages before it have kept. */
function createDemo() {
  const store: KeyValueStore = createMemoryStore();
  const kept: { set: DataSetId; restarts: number; isFull?: true } = { set: 'one', restarts: 0 };
  const openPage = async () => {
    const clock = createTestClock();
    const { set } = kept;
    const backend = await createMockBackend({ store, clock: clock.read, ...dataSetOptions(set) });
    const data = openDataSets({
      backend,
      set,
      keepSet: (wanted) => {
        if (kept.isFull === true) {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        }
        kept.set = wanted;
      },
      seeding: {},
      restart: async (work) => {
        await work();
        kept.restarts += 1;
      },
    });
    return { backend, data, office: officeIn(backend, clock) };
  };
  return { kept, openPage };
}

let demo: ReturnType<typeof createDemo>;

beforeEach(() => {
  demo = createDemo();
});

async function changeNote(page: Awaited<ReturnType<typeof demo.openPage>>, ghiChu: string) {
  const desk = await page.office.as('khoa.tm');
  const id = [...page.backend.database.workers.rows()][0]?.id;
  const { body } = await desk.get(`${workerPath}/${id ?? ''}`);
  expect((await desk.put(`${workerPath}/${id ?? ''}`, { ...(body as object), ghiChu })).status).toBe(200);
}

const noteOf = ({ backend }: Awaited<ReturnType<typeof demo.openPage>>) =>
  [...backend.database.workers.rows()][0]?.ghiChu;

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

describe('snapshots', () => {
  it('D-02 D-03 bring back what was there when they were taken, and only that', async () => {
    const first = await demo.openPage();
    await changeNote(first, 'bài 1');
    await first.data.keep('Sau bài 1');
    await changeNote(first, 'bài 2');
    await first.data.choose('none');
    const empty = await demo.openPage();
    const [snapshot] = await empty.data.snapshots();
    expect(snapshot).toMatchObject({ name: 'Sau bài 1', set: 'one' });
    await empty.data.restore(snapshot?.id ?? '');
    const restored = await demo.openPage();
    expect([restored.data.set, noteOf(restored)]).toEqual(['one', 'bài 1']);
  });

  it('D-03 have one per name, and are gone once they are removed', async () => {
    const { data } = await demo.openPage();
    await data.keep('A');
    await data.keep('B');
    await data.keep('A');
    expect((await data.snapshots()).map(({ name }) => name)).toEqual(['B', 'A']);
    const [first] = await data.snapshots();
    await data.remove(first?.id ?? '');
    expect((await data.snapshots()).map(({ name }) => name)).toEqual(['A']);
    await expect(data.restore(first?.id ?? '')).rejects.toBeInstanceOf(DataFileProblem);
  });

  it('D-02 D-03 keep the passwords of their moment; another set and a file know the common one alone', async () => {
    type Page = Awaited<ReturnType<typeof demo.openPage>>;
    const signsInBy = async ({ backend: { issuer } }: Page) => {
      const khoa = [...issuer.users().rows()].find(({ userName }) => userName === 'khoa.tm');
      const tries = ['Rieng@2026', demoPassword].map((password) => khoa && isPasswordOf(issuer, khoa, password));
      return Promise.all(tries);
    };
    const page = await demo.openPage();
    const khoa = [...page.backend.database.users.rows()].find(({ userName }) => userName === 'khoa.tm');
    await setPassword(page.backend.issuer, khoa?.id ?? '', 'Rieng@2026');
    await page.backend.save();
    await page.data.keep('Đã đổi mật khẩu');
    const file = await page.data.exported();
    const found = [await signsInBy(await demo.openPage())];
    await page.data.choose('none');
    found.push(await signsInBy(await demo.openPage()));
    const [snapshot] = await page.data.snapshots();
    await page.data.restore(snapshot?.id ?? '');
    found.push(await signsInBy(await demo.openPage()));
    await page.data.takeFile(file);
    found.push(await signsInBy(await demo.openPage()));
    const [own, common] = [
      [true, false],
      [false, true],
    ];
    expect(found).toEqual([own, common, own, common]);
  });

  it('D-03 are not taken, and nothing changes, where the browser cannot keep the choice', async () => {
    const page = await demo.openPage();
    await changeNote(page, 'trong bản chụp');
    await page.data.keep('A');
    await changeNote(page, 'còn nguyên');
    demo.kept.isFull = true;
    const [snapshot] = await page.data.snapshots();
    await expect(page.data.restore(snapshot?.id ?? '')).rejects.toThrow('quota');
    const after = await demo.openPage();
    expect([noteOf(after), demo.kept.restarts]).toEqual(['còn nguyên', 0]);
  });

  it('D-02 D-03 keep the bytes of documents that were uploaded', async () => {
    const page = await demo.openPage();
    const row = [...page.backend.database.attachments.rows()][0];
    if (row === undefined) {
      throw new Error('There are no documents.');
    }
    const id = '00000000-0000-4000-8000-000000000001';
    page.backend.database.attachments.put({ ...row, id, mau: null });
    await page.backend.store.set(`attachments/${id}`, Uint8Array.from([1, 2, 250]));
    await page.backend.save();
    const file = await page.data.exported();
    await page.data.resetRows();
    expect(await page.backend.store.get(`attachments/${id}`)).toBeUndefined();
    await page.data.takeFile(file);
    expect(await page.backend.store.get(`attachments/${id}`)).toEqual(Uint8Array.from([1, 2, 250]));
    expect((await demo.openPage()).backend.database.attachments.find(id)?.mau).toBeNull();
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
