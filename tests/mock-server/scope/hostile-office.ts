import { policies } from '@/domain/policies/policy-names';
import type { Database } from '@mock-server/data/database';
import { permissionGrant } from '@mock-server/data/permission-grants';

import { bearer, createTestBackend, signIn, userNamed } from '../support/test-backend';

type Row = { readonly id: string };

/** An answer as it went over the wire. */
export type WireAnswer = { readonly status: number; readonly text: string };

/** The demo unit, and a provincial authority. */
const unitHead = 'dv0007.lanhdao';
const department = 'dv0049.khaithac';
/** Of the Department of Overseas Labour. */
export const dolab = 'son.hv';
/** Of the Fund, who sees all rows. */
export const fundOfficer = 'khoa.tm';

export const hostiles = [unitHead, department] as const;

/**
 * A back end in which people were granted every policy by mistake or by malice, so that nothing but
 * the data scope stands between them and the rows of others.
 */
export async function openHostileOffice() {
  const { backend } = await createTestBackend({ workerCount: 120 });
  const { database } = backend;
  const tokens = new Map<string, string>();
  for (const name of [...hostiles, dolab, fundOfficer]) {
    const { id: providerKey } = userNamed(backend, name);
    for (const policy of Object.values(policies)) {
      database.permissionGrants.put(permissionGrant({ providerName: 'U', providerKey }, policy));
    }
    tokens.set(name, (await signIn(backend, name)).access_token);
  }
  return {
    backend,
    database,
    ask: async (name: string, method: string, path: string, body?: object): Promise<WireAnswer> => {
      const headers = { ...bearer(tokens.get(name) ?? ''), 'Content-Type': 'application/json' };
      const sent = method === 'GET' || method === 'DELETE' ? {} : { body: JSON.stringify(body ?? {}) };
      const response = await backend.handle(new Request(new URL(path, backend.origin), { method, headers, ...sent }));
      return { status: response.status, text: await response.text() };
    },
    /** Says which tables were touched, whatever the log and the messages say of it. */
    state: (): string =>
      Object.entries(database)
        .filter(([name]) => name !== 'logEntries' && name !== 'notifications')
        .map(([name, table]) => `${name} ${table.version}`)
        .join('\n'),
    foreign: foreignRows(database, new Map([...hostiles].map((name) => [name, userNamed(backend, name)]))),
  };
}

export type HostileOffice = Awaited<ReturnType<typeof openHostileOffice>>;

type Person = { readonly id: string; readonly donViId: string; readonly tinhThanhMa: string | null };

/** Told from the tables alone, without the back end's own rules: which rows a person may not know of (DS3, DS4). */
function foreignRows(database: Database, people: ReadonlyMap<string, Person>) {
  const { workers, contracts, units } = database;
  const contractsOf = new Map<string, string[]>();
  for (const { nguoiLaoDongId, donViId } of contracts.rows()) {
    contractsOf.set(nguoiLaoDongId, [...(contractsOf.get(nguoiLaoDongId) ?? []), donViId ?? '']);
  }
  const isOwnWorker = (id: string, { donViId, tinhThanhMa }: Person) =>
    tinhThanhMa === null
      ? contractsOf.get(id)?.includes(donViId) === true
      : workers.find(id)?.tinhThanhMa === tinhThanhMa;
  const isOwnContract = (id: string, person: Person) => {
    const contract = contracts.find(id);
    return person.tinhThanhMa === null
      ? contract?.donViId === person.donViId
      : isOwnWorker(contract?.nguoiLaoDongId ?? '', person);
  };
  const isOwnUnit = (id: string | null, { donViId, tinhThanhMa }: Person) =>
    id === donViId || (id !== null && tinhThanhMa !== null && units.find(id)?.tinhThanhMa === tinhThanhMa);
  const isOwn: Readonly<Record<string, (row: never, person: Person) => boolean>> = {
    'nguoi-lao-dong': ({ id }: Row, person) => isOwnWorker(id, person),
    'dong-gop-quy': ({ hopDongId }: { readonly hopDongId: string }, person) => isOwnContract(hopDongId, person),
    'nguoi-lao-dong-tu-dong': () => false,
    'don-vi': ({ id }: Row, person) => isOwnUnit(id, person),
    'thong-bao': ({ nguoiNhanId }: { readonly nguoiNhanId: string }, { id }) => nguoiNhanId === id,
    'yeu-cau-ho-tro': (
      row: { readonly donViId: string | null; readonly truongHop: readonly { readonly hopDongId: string | null }[] },
      person,
    ) =>
      isOwnUnit(row.donViId, person) ||
      (person.tinhThanhMa !== null &&
        row.truongHop.length > 0 &&
        row.truongHop.every(({ hopDongId }) => isOwnContract(hopDongId ?? '', person))),
  };
  return <Known extends Row>(name: string, resource: string, rows: Iterable<Known>): readonly Known[] => {
    const person = people.get(name) ?? { id: '', donViId: '', tinhThanhMa: null };
    const own = isOwn[resource] ?? (({ donViId }: { readonly donViId: string | null }) => isOwnUnit(donViId, person));
    return [...rows].filter((row) => !own(row as never, person));
  };
}
