import { describe, expect, it, vi } from 'vitest';

import { Table } from '@mock-server/data/table';
import { createMemoryStore } from '@mock-server/storage/key-value-store';
import { createTableStorage, type TabChannel } from '@mock-server/storage/table-storage';

type Row = { readonly id: string; readonly text: string };

const rows: readonly Row[] = ['a', 'b', 'c'].map((id) => ({ id, text: 'seed' }));
const seedOf = () => vi.fn<() => readonly Row[]>(() => rows);

function storageOf(tables: Readonly<Record<string, Table<Row>>>, store = createMemoryStore(), seedMark = 'seed') {
  const onReset = () => undefined;
  return createTableStorage({ tables: () => tables, seedMark, store, channel: undefined, onReset });
}

describe('a table', () => {
  it('asks its seed once, when somebody looks', () => {
    const seed = seedOf();
    const table = new Table(seed);
    expect([table.version, table.changes(), seed.mock.calls.length]).toEqual([0, {}, 0]);
    expect([table.size, table.find('b'), [...table.rows()], seed.mock.calls.length]).toEqual([3, rows[1], rows, 1]);
  });

  it('lays changes over rows that nobody has looked at yet as over those that somebody has', () => {
    const changes = { d: { id: 'd', text: 'new' }, b: { id: 'b', text: 'changed' }, a: null, z: null };
    const seed = seedOf();
    const [waiting, looked] = [new Table(seed), new Table(() => rows)];
    looked.find('a');
    waiting.apply(changes);
    looked.apply(changes);
    expect([seed.mock.calls.length, waiting.version, waiting.changes()]).toEqual([0, 4, changes]);
    expect([looked.version, looked.changes()]).toEqual([4, changes]);
    const expected = [changes.b, rows[2], changes.d];
    expect([[...waiting.rows()], [...looked.rows()]]).toEqual([expected, expected]);
  });
});

it('D-02 keeps a softly deleted row for those who ask who it was, after a reload too', () => {
  type Person = Row & { readonly isDeleted?: true };
  const [table, reloaded] = [new Table<Person>(() => rows), new Table<Person>(() => rows)];
  table.put({ id: 'b', text: 'seed', isDeleted: true });
  reloaded.apply(table.changes());
  for (const each of [table, reloaded]) {
    expect([each.find('b'), each.size, each.findEver('b')?.text, each.findEver('z')]).toEqual([
      undefined,
      2,
      'seed',
      undefined,
    ]);
  }
  table.put({ id: 'b', text: 'back' });
  expect([table.find('b')?.text, table.findEver('b')?.text]).toEqual(['back', 'back']);
});

describe('stored changes', () => {
  it('D-02 D-04 are written one by one: a change costs itself, however much was changed before', async () => {
    const store = createMemoryStore();
    const setAll = vi.spyOn(store, 'setAll');
    const table = new Table(() => rows);
    const storage = storageOf({ table }, store);
    await storage.restore();
    for (const id of ['a', 'b', 'new']) {
      table.put({ id, text: id });
      await storage.save();
    }
    table.remove('b');
    table.remove('nobody');
    await storage.save();
    await storage.save();
    expect(setAll.mock.calls.map(([entries]) => entries.map(([key, row]) => [key, (row as Row | null)?.text]))).toEqual(
      [
        [['tables/table/a', 'a']],
        [['tables/table/b', 'b']],
        [['tables/table/new', 'new']],
        [['tables/table/b', undefined]],
      ],
    );
    const again = new Table(() => rows);
    await storageOf({ table: again }, store).restore();
    expect([again.changes(), again.takeUnsaved()]).toEqual([table.changes(), {}]);
  });

  it('D-02 are saved, restored and forgotten without the rows of any seed', async () => {
    const store = createMemoryStore();
    const seed = seedOf();
    const tables = () => ({ people: new Table(seed), units: new Table(seed) });
    const before = tables();
    const storage = storageOf(before, store);
    await storage.restore();
    before.people.put({ id: 'b', text: 'changed' });
    await storage.save();

    const after = tables();
    await storageOf(after, store).restore();
    expect([after.people.changes(), after.units.changes()]).toEqual([{ b: { id: 'b', text: 'changed' } }, {}]);
    await storage.reset();
    expect(seed).not.toHaveBeenCalled();
    expect([...after.people.rows()].map(({ text }) => text)).toEqual(['seed', 'changed', 'seed']);
  });

  it('D-02 of a tab from before an update of the demo stay in that tab, whatever it changes or resets', async () => {
    const store = createMemoryStore();
    const heard = new Set<(event: MessageEvent) => void>();
    const tabOf = (seedMark: string) => {
      const table = new Table(() => rows);
      const onReset = vi.fn();
      const channel = {
        postMessage: (data: unknown) => heard.forEach((hear) => hear({ data } as MessageEvent)),
        addEventListener: (_: 'message', hear: (event: MessageEvent) => void) => heard.add(hear),
        close: () => undefined,
      };
      const parts = { tables: () => ({ table }), seedMark, store, channel: channel as unknown as TabChannel, onReset };
      return { table, onReset, storage: createTableStorage(parts) };
    };
    const [old, fresh, second] = [tabOf('before'), tabOf('after'), tabOf('after')];
    for (const { storage } of [old, fresh]) {
      await storage.restore();
    }

    old.table.put({ id: 'a', text: 'of the former rows' });
    await old.storage.save();
    fresh.table.put({ id: 'b', text: 'changed' });
    await fresh.storage.save();
    expect([fresh.table.find('a')?.text, second.table.find('b')?.text, old.table.find('b')?.text]).toEqual([
      'seed',
      'changed',
      'seed',
    ]);
    expect((await store.entries('tables/table/')).map(([key]) => key)).toEqual(['tables/table/b']);

    await old.storage.reset();
    expect([fresh.onReset.mock.calls.length, second.onReset.mock.calls.length]).toEqual([0, 0]);
  });

  it('D-02 are discarded when they were made over other rows', async () => {
    const store = createMemoryStore();
    const before = { people: new Table(() => rows) };
    const storage = storageOf(before, store);
    await storage.restore();
    before.people.remove('a');
    await storage.save();

    const [same, other] = [{ people: new Table(() => rows) }, { people: new Table(() => rows) }];
    await storageOf(same, store).restore();
    await storageOf(other, store, 'other seed').restore();
    expect([same.people.size, other.people.size]).toEqual([2, 3]);
    expect(await store.entries('tables/people/')).toEqual([]);
  });
});
