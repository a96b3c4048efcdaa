import { beforeAll, expect, it } from 'vitest';

import { operations, requiredFieldsOf } from '../../support/contract';
import { fundOfficer, openHostileOffice, type HostileOffice } from './hostile-office';
import { recordDecisions } from './scope-decisions';

type Json = Readonly<Record<string, unknown>>;

/** The changes of a stored record: the contract asks for the version that they are made from. */
const changes = operations.filter((operation) => requiredFieldsOf(operation).includes('concurrencyStamp'));

let office: HostileOffice;

beforeAll(async () => {
  office = await openHostileOffice();
});

it.each([
  ['another one', 'ffffffffffffffffffffffffffffffff'],
  ['none', undefined],
] as const)(
  'B-01 B-05 B-08 changes no record for a call with %s for its version, whatever its state',
  async (_, concurrencyStamp) => {
    expect(changes.length).toBeGreaterThan(50);
    const found: string[] = [];
    for (const { method, template } of changes) {
      const resource = template.split('/')[3] ?? '';
      const byState = new Map<unknown, Json & { readonly id: string }>();
      for (const row of recordDecisions[resource]?.rows(office.database) ?? []) {
        byState.set(
          (row as { readonly trangThai?: number }).trangThai,
          row as unknown as Json & { readonly id: string },
        );
      }
      expect([template, byState.size > 0]).toEqual([template, true]);
      for (const row of byState.values()) {
        const before = office.state();
        const body = {
          ...row,
          lyDo: 'Lý do đủ dài để được chấp nhận.',
          maLanGui: crypto.randomUUID(),
          concurrencyStamp,
        };
        const { status } = await office.ask(fundOfficer, method, template.replace('{id}', row.id), body);
        if (status < 400 || office.state() !== before) {
          found.push(`${method} ${template} ${status}`);
        }
      }
    }
    expect(found).toEqual([]);
  },
);
