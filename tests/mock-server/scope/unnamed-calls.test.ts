import { beforeAll, expect, it } from 'vitest';

import { operations, requiredFieldsOf } from '../../support/contract';
import { fundOfficer, openHostileOffice, type HostileOffice } from './hostile-office';
import { recordDecisions } from './scope-decisions';

/** The calls that count once however often they are sent: the contract asks for the name of their intention. */
const named = operations.filter((operation) => requiredFieldsOf(operation).includes('maLanGui'));

type Refusal = { readonly error?: { readonly validationErrors?: readonly { readonly members: readonly string[] }[] } };

let office: HostileOffice;

beforeAll(async () => {
  office = await openHostileOffice();
});

it.each([
  ['no', undefined],
  ['an empty', ''],
  ['no text for a', 7],
  ['no UUID for a', 'lan-1'],
] as const)(
  'B-01 B-05 B-08 V-04 refuses a call with %s name, which could be taken twice, and names the field',
  async (_, maLanGui) => {
    expect(named.length).toBeGreaterThan(50);
    const found: string[] = [];
    for (const { method, template } of named) {
      const [row] = recordDecisions[template.split('/')[3] ?? '']?.rows(office.database) ?? [];
      const body = { ...row, lyDo: 'Lý do đủ dài để được chấp nhận.', rows: [], items: [], maLanGui };
      const before = office.state();
      const { status, text } = await office.ask(fundOfficer, method, template.replace('{id}', row?.id ?? ''), body);
      const { error } = (text === '' ? {} : JSON.parse(text)) as Refusal;
      const members = error?.validationErrors?.flatMap((complaint) => complaint.members) ?? [];
      if (status !== 400 || members.join(' ') !== 'maLanGui' || office.state() !== before) {
        found.push(`${method} ${template} ${status} ${members.join(' ')}`);
      }
    }
    expect(found).toEqual([]);
  },
);

it('B-10 asks for the name of an import of workers as for that of a report’s lines', () => {
  expect(
    named.map(({ template }) => template.slice('/api/app/'.length)).filter((name) => name.endsWith('nhap-excel')),
  ).toEqual(['bao-cao-quy/{id}/nhap-excel', 'nguoi-lao-dong/nhap-excel']);
});
