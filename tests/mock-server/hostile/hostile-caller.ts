import { isJsonObject } from '@/domain/validation/json-object';
import { policies } from '@/domain/policies/policy-names';
import type { Database } from '@mock-server/data/database';
import { permissionGrant } from '@mock-server/data/permission-grants';
import type { Table } from '@mock-server/data/table';

import { bearer, call, createTestBackend, signIn, userNamed } from '../support/test-backend';

export type Answer = { readonly status: number; readonly body: unknown };

type Row = { readonly id: string };

/**
 * What is wrong with an answer as such: ABP's errors have one shape, and a 400 says which field it means.
 *
 * @param bare Statuses with which the framework itself may refuse without a body.
 */
export function shapeProblem({ status, body }: Answer, bare: readonly number[] = [403]): string | undefined {
  if (status >= 500) {
    return String(status);
  }
  const error = isJsonObject(body) && isJsonObject(body['error']) ? body['error'] : undefined;
  const errors: unknown = error?.['validationErrors'];
  if (status === 400 && !(Array.isArray(errors) && errors.length > 0)) {
    return '400 that names no field';
  }
  return status > 400 && error === undefined && !bare.includes(status) ? `${status} in no shape` : undefined;
}

/** The demo unit's head, an officer, the director and the accountant of the Fund, and an officer of the Department. */
const callers = ['dv0007.lanhdao', 'khoa.tm', 'vinh.pq', 'ngan.dt', 'ha.lt', 'son.hv'] as const;

/**
 * A back end whose callers hold every policy, so that nothing but the rules of bodies and records refuses what they send,
 * and whose tables can be put back as they were.
 */
export async function openHostileCaller() {
  const { backend, clock } = await createTestBackend({ workerCount: 120 });
  const { database } = backend;
  const tokens = new Map<string, string>();
  for (const name of [...callers, ...unitPeople(database)]) {
    const { id: providerKey } = userNamed(backend, name);
    for (const policy of Object.values(policies)) {
      database.permissionGrants.put(permissionGrant({ providerName: 'U', providerKey }, policy));
    }
    tokens.set(name, (await signIn(backend, name)).access_token);
  }
  // Nothing of this is read by another tab; storing it after each of thousands of calls would take most of their time.
  Object.assign(backend, { save: () => Promise.resolve() });
  return {
    backend,
    clock,
    database,
    /** Who may act for a unit, if anybody who has signed in does, then those who try everything. */
    callersFor: (donViId: unknown): readonly string[] => {
      const own = [...database.users.rows()].find((user) => user.donViId === donViId && tokens.has(user.userName));
      return [...new Set([...(own === undefined ? [] : [own.userName]), ...callers])];
    },
    /** @param body The body as it goes over the wire; absent for none. */
    ask: async (name: string, method: string, path: string, body?: string): Promise<Answer> => {
      const headers = {
        ...bearer(tokens.get(name) ?? ''),
        'Content-Type': 'application/json',
        'Accept-Language': 'vi',
      };
      const response = await call(backend, path, { method, headers, ...(body === undefined ? {} : { body }) });
      const text = await response.text();
      const isJson = response.headers.get('Content-Type')?.includes('json') === true;
      return { status: response.status, body: text === '' ? undefined : isJson ? JSON.parse(text) : text };
    },
    keep: () => keptRows(database as unknown as Readonly<Record<string, Table<Row>>>),
  };
}

export type HostileCaller = Awaited<ReturnType<typeof openHostileCaller>>;

/** Somebody of each unit that has a quarter's or a month's report which it may still change or withdraw. */
function unitPeople({ fundReports, revenueReports, documentReports, users, units }: Database): readonly string[] {
  const reports = [fundReports, revenueReports, documentReports].flatMap((table) => {
    const rows = [...table.rows()];
    return [
      rows.find(({ trangThai }) => trangThai === 1),
      rows.find(({ trangThai, daMo }) => trangThai === 2 && !daMo),
    ];
  });
  const people = [...users.rows()].filter(({ isActive, donViId }) => isActive && units.find(donViId)?.trangThai === 1);
  return [
    ...new Set(reports.map((report) => people.find(({ donViId }) => donViId === report?.donViId)?.userName)),
  ].filter((name) => name !== undefined);
}

/** All rows as they are at this moment; the log is told of every call and stays out of it. */
function keptRows(database: Readonly<Record<string, Table<Row>>>) {
  const kept = Object.entries(database)
    .filter(([name]) => name !== 'logEntries')
    .map(([name, table]) => ({
      name,
      table,
      rows: new Map([...table.rows()].map((row) => [row.id, row])),
      version: table.version,
    }));
  const touched = () => kept.filter(({ table, version }) => table.version !== version);
  return {
    touched: (): readonly string[] => touched().map(({ name }) => name),
    /** Rows that are there now and were not, or not like this. */
    changedRows: (): readonly unknown[] =>
      touched().flatMap(({ table, rows }) => [...table.rows()].filter((row) => rows.get(row.id) !== row)),
    restore: (): void => {
      for (const each of touched()) {
        const { table, rows } = each;
        for (const { id } of [...table.rows()].filter((row) => !rows.has(row.id))) {
          table.remove(id);
        }
        for (const row of [...rows.values()].filter((known) => table.find(known.id) !== known)) {
          table.put(row);
        }
        each.version = table.version;
      }
    },
  };
}

export type KeptRows = ReturnType<typeof keptRows>;
