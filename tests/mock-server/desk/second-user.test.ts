import { beforeAll, describe, expect, it } from 'vitest';

import { openRecordAt, recordKinds, type OpenRecord, type RecordKind } from '@/domain/desk/second-user';
import { routes } from '@/domain/navigation/routes';
import type { MockWrapper } from '@mock-server/backend';
import type { Table } from '@mock-server/data/table';
import { trainingTenantId } from '@mock-server/data/seed/administration/tenant-seed';
import { openSecondUser } from '@mock-server/desk/second-user';

import { openOffice, type Office } from '../routes/office';

let office: Office;
let second: ReturnType<typeof openSecondUser>;

beforeAll(async () => {
  office = await openOffice(400);
  second = openSecondUser(office.backend);
});

type AnyRow = {
  readonly id: string;
  readonly donViId?: string | null;
  readonly trangThai?: number;
  readonly concurrencyStamp?: string;
};

const tableOf = (kind: RecordKind): Table<AnyRow> => {
  const { database } = office.backend;
  const tables = {
    ...{ fundReport: database.fundReports, selfPaying: database.selfPaying, contribution: database.contributions },
    ...{ payIn: database.payIns, revenueReport: database.revenueReports, documentReport: database.documentReports },
    ...{ supportRequest: database.supportRequests, worker: database.workers, unit: database.units },
    ...{ user: database.users, role: database.roles, contributionAmount: database.contributionAmounts },
    ...{ supportType: database.supportTypes, tenant: database.tenants },
  };
  return tables[kind] as unknown as Table<AnyRow>;
};

/** What a record must be like to be edited and deleted, where not every one can be. */
const workable: Partial<Readonly<Record<RecordKind, Readonly<Record<string, unknown>>>>> = {
  fundReport: { trangThai: 1, daGui: false },
  selfPaying: { trangThai: 2 },
  payIn: { trangThai: 1, soChungTu: 'FT2611140000000001', phanBo: [] },
  revenueReport: { trangThai: 1, daGui: false },
  documentReport: { trangThai: 1, daGui: false },
  supportRequest: { trangThai: 1, daGui: false },
  supportType: { daSuDung: false, ma: 'HT99' },
  contributionAmount: { ma: 'QD99', hieuLucTu: '1990-01-01', hieuLucDen: '1990-12-31', daSuDungTruoc: false },
};

/** Not of a unit that is switched off, whose people nobody lets in: a draft of theirs is on nobody's screen. */
function isSeen({ donViId }: AnyRow): boolean {
  return (office.backend.database.units.find(donViId ?? '')?.trangThai ?? 1) === 1;
}

/** The newest record of the kind in such a state, or a copy of the newest one that is brought into it. */
function workableRecord(kind: RecordKind, act: 'edit' | 'remove'): string {
  const rows = [...tableOf(kind).rows()];
  const wanted = Object.entries(workable[kind] ?? {});
  const fitting = rows.findLast(
    (row) => isSeen(row) && wanted.every(([name, value]) => (row as Record<string, unknown>)[name] === value),
  );
  const newest = fitting ?? rows.at(-1);
  if (newest === undefined) {
    throw new Error(`There is no ${kind}.`);
  }
  const isReferred = act === 'remove' && (kind === 'unit' || kind === 'worker' || kind === 'role');
  if (fitting !== undefined && !isReferred) {
    return newest.id;
  }
  const id = crypto.randomUUID();
  tableOf(kind).put({ ...newest, ...workable[kind], ...(kind === 'role' && { isStatic: false }), id });
  return id;
}

describe('the record that an address shows', () => {
  it('D-03 is known for every page of a record that the product has', () => {
    const shown = Object.entries(routes)
      .filter(([name, { path }]) => /:\w+Id/u.test(path) && name !== 'logEntry')
      .map(([name, { path }]) => [name, openRecordAt(path.replaceAll(/:\w+/gu, 'abc'))?.id]);
    expect(shown).toEqual(shown.map(([name]) => [name, 'abc']));
    expect(new Set(shown.flatMap(([name]) => openRecordAt(routes[name as 'worker'].path)?.kind ?? []))).toEqual(
      new Set(Object.keys(recordKinds)),
    );
  });

  it('is none on lists, on new records, and outside', () => {
    const paths = ['/', '/csdl/nguoi-lao-dong', '/csdl/nguoi-lao-dong/them-moi', '/auth/login', '/csdl/%zz'];
    expect(paths.map(openRecordAt)).toEqual(paths.map(() => undefined));
  });
});

const editable = Object.entries(recordKinds).flatMap(([kind, { edit }]) =>
  edit === undefined ? [] : [kind as RecordKind],
);
const removable = Object.entries(recordKinds).flatMap(([kind, { removal }]) =>
  removal === undefined ? [] : [kind as RecordKind],
);

describe('the second user', () => {
  it.each(editable)('D-03 edits a %s as somebody else, so that its stamp is another', async (kind) => {
    const id = workableRecord(kind, 'edit');
    const before = tableOf(kind).find(id)?.concurrencyStamp;
    expect(await second.edit({ kind, id }, 'khoa.tm')).toEqual({
      kind: 'done',
      by: expect.stringMatching(/\S/u) as string,
    });
    expect(tableOf(kind).find(id)?.concurrencyStamp).not.toBe(before);
  });

  it('D-03 C-05 edits and deletes a tenant’s own user, as the people of that tenant', async () => {
    const { users } = office.backend.database;
    const id = crypto.randomUUID();
    const [like] = users.rows();
    if (like !== undefined) {
      users.put({ ...like, id, tenantId: trainingTenantId, userName: 'rieng', email: 'rieng@dao-tao.example' });
    }
    const record = { kind: 'user', id } as const;
    const done = { kind: 'done', by: expect.stringMatching(/\S/u) as string };
    expect(await second.edit(record, 'khoa.tm')).toEqual({ kind: 'gone' });
    expect(await second.edit(record, 'khoa.tm', trainingTenantId)).toEqual(done);
    expect(await second.remove(record, 'khoa.tm', trainingTenantId)).toEqual(done);
  });

  it.each(removable)('D-03 deletes a %s as somebody else', async (kind) => {
    const id = workableRecord(kind, 'remove');
    expect(await second.remove({ kind, id }, 'khoa.tm')).toMatchObject({ kind: 'done' });
    expect(tableOf(kind).find(id)).toBeUndefined();
  });

  it('D-03 makes the save of who has it open a conflict, and the deleted record one that is not found', async () => {
    const desk = await office.as('khoa.tm');
    const id = [...office.backend.database.workers.rows()][3]?.id ?? '';
    const path = `/api/app/nguoi-lao-dong/${id}`;
    const opened = (await desk.get(path)).body as object;
    expect(await second.edit({ kind: 'worker', id }, 'khoa.tm')).toMatchObject({ kind: 'done' });
    expect((await desk.put(path, opened)).status).toBe(409);
    const seen = (await desk.get(path)).body as { ghiChu: string };
    expect(seen.ghiChu).toMatch(/•$/u);
    for (const { id: contractId, nguoiLaoDongId } of [...office.backend.database.contracts.rows()]) {
      if (nguoiLaoDongId === id) {
        office.backend.database.contracts.remove(contractId);
      }
    }
    expect(await second.remove({ kind: 'worker', id }, 'khoa.tm')).toMatchObject({ kind: 'done' });
    expect((await desk.put(path, seen)).status).toBe(404);
  });

  it('D-03 is never the person of the page where somebody else may do it', async () => {
    const id = [...office.backend.database.workers.rows()][5]?.id ?? '';
    const answers = [
      await second.edit({ kind: 'worker', id }, 'khoa.tm'),
      await second.edit({ kind: 'worker', id }, 'ha.lt'),
    ];
    expect(answers).toEqual([
      { kind: 'done', by: expect.not.stringContaining('Trần Minh Khoa') as string },
      { kind: 'done', by: expect.not.stringContaining('Lê Thu Hà') as string },
    ]);
  });

  it('D-03 works at a computer of their own: a failure that is armed, and a network that breaks, wait for the page', async () => {
    const { backend } = office;
    const id = [...backend.database.workers.rows()].at(-3)?.id ?? '';
    await backend.faults.arm('network.unreachable');
    const seen: string[] = [];
    const breaking: MockWrapper = ({ request }) => {
      seen.push(request.url);
      return Promise.reject(new TypeError('Failed to fetch'));
    };
    backend.hooks.wrappers.add(breaking);
    const answer = await second.edit({ kind: 'worker', id }, 'khoa.tm');
    backend.hooks.wrappers.delete(breaking);
    const armed = await backend.faults.armed();
    await backend.faults.disarm();
    expect([answer.kind, seen, armed]).toEqual(['done', [], 'network.unreachable']);
  });

  it('D-03 says why where the state of the record forbids it', async () => {
    const { database } = office.backend;
    const approved = [...database.fundReports.rows()].find(({ trangThai }) => trangThai === 4)?.id ?? '';
    const answer = await second.edit({ kind: 'fundReport', id: approved }, undefined);
    expect(answer).toEqual({ kind: 'refused', reason: expect.stringMatching(/\S+ \S+/u) as string });
    expect(await second.remove({ kind: 'fundReport', id: approved }, undefined)).toMatchObject({ kind: 'refused' });
    const withContract = [...database.contracts.rows()][0]?.nguoiLaoDongId ?? '';
    expect(await second.remove({ kind: 'worker', id: withContract }, undefined)).toEqual({
      kind: 'refused',
      reason: 'Không thể xóa người lao động đã có hợp đồng.',
    });
  });

  it('D-03 knows what is never edited or deleted, and what is gone', async () => {
    const voucher: OpenRecord = { kind: 'payIn', id: [...office.backend.database.payIns.rows()][0]?.id ?? '' };
    expect(await second.remove(voucher, undefined)).toEqual({ kind: 'impossible' });
    expect(await second.edit({ kind: 'contribution', id: 'x' }, undefined)).toEqual({ kind: 'impossible' });
    const gone: OpenRecord = { kind: 'worker', id: '00000000-0000-4000-8000-000000000000' };
    expect(await second.edit(gone, undefined)).toEqual({ kind: 'gone' });
  });
});
