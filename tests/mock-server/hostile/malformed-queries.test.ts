import { beforeAll, describe, expect, it } from 'vitest';

import { contractProblems, operations, type Operation } from '../../support/contract';
import { recordDecisions } from '../scope/scope-decisions';
import { openHostileCaller, shapeProblem, type HostileCaller, type KeptRows } from './hostile-caller';

let caller: HostileCaller;
let kept: KeptRows;

beforeAll(async () => {
  caller = await openHostileCaller();
  kept = caller.keep();
}, 60_000);

const looks = operations.filter(({ method }) => method === 'GET');

/** As they stand in an address. */
const strange: readonly string[] = [
  '',
  '%20',
  'null',
  'abc',
  '-1',
  '0',
  '0.5',
  '1e3',
  '99999999999',
  '9'.repeat(400),
  'NaN',
  '2026-02-31',
  '0001-01-01',
  '9999-12-31',
  '2026-13',
  '0000-00',
  '2026-11-10T25:00',
  '1,2,,abc',
  ',',
  '%00',
  '%ff',
  '__proto__',
  'constructor',
  '*',
  '(',
  '%5C',
  'TRUE',
  'x'.repeat(5_000),
  '3f2504e0-4f89-11d3-9a0c-0305e82c3301',
  '%7B3F2504E0-4F89-11D3-9A0C-0305E82C3301%7D',
];

/** What the operations ask for where another parameter is tried. */
const usual: Readonly<Record<string, string>> = {
  ...{ Nam: '2026', Thang: '9', Quy: '3', TuNgay: '2026-01-01', DenNgay: '2026-10-31', TuKhoa: 'an', Loai: 'tu-dong' },
};

/** The addresses that an operation has, with the first record there is. */
function pathsOf({ template }: Operation): readonly string[] {
  const resource = template.split('/')[3] ?? '';
  const known = Object.hasOwn(recordDecisions, resource) ? recordDecisions[resource] : undefined;
  const [row] = [...(known?.rows(caller.database) ?? caller.database.workers.rows())];
  const path = template.replace('{taiNguyen}', 'nguoi-lao-dong').replace('{id}', row?.id ?? '');
  return ['lao-dong-xuat-canh', 'chua-dong-quy'].map((ma) => path.replace('{ma}', ma).replace('{ten}', 'can-bo-quy'));
}

async function complaint(user: string, path: string): Promise<string | undefined> {
  const answer = await caller.ask(user, 'GET', path);
  const touched = kept.touched().filter((name) => name !== 'notifications');
  const problem =
    shapeProblem(answer, [403, 404]) ?? (touched.length > 0 ? `changed ${touched.join(', ')}` : undefined);
  if (problem !== undefined || answer.status >= 400) {
    return problem;
  }
  const { pathname, searchParams } = new URL(path, caller.backend.origin);
  return contractProblems({
    method: 'GET',
    path: pathname,
    query: searchParams,
    body: undefined,
    status: answer.status,
    answer: answer.body,
  })[0];
}

describe('a query that is not what the contract says', () => {
  it('E-01 V-02 finds something, nothing, or is refused as wrong values are', async () => {
    const found: string[] = [];
    let turns = 0;
    for (const operation of looks) {
      const parameters = operation.parameters.filter((each) => each.in === 'query');
      for (const path of new Set(pathsOf(operation))) {
        for (const { name } of parameters) {
          const others = parameters.filter((each) => each.required === true && each.name !== name);
          const rest = others.map((each) => `${each.name}=${usual[each.name] ?? 'abc'}`);
          const values = Number(process.env['HOSTILE_VALUES'] ?? 4);
          for (let count = 0; count < Math.min(values, strange.length); count += 1) {
            turns += 1;
            const value = strange[turns % strange.length] ?? '';
            // A property that a list does not have is ABP's own error 500.
            const isAbps = name === 'Sorting' && (!['', '%20'].includes(value) || turns % 5 === 0);
            const address = `${path}?${[...rest, `${name}=${value}`, ...(turns % 5 === 0 ? [`${name}=1`] : [])].join('&')}`;
            const problem = isAbps
              ? undefined
              : await complaint(turns % 7 === 0 ? 'dv0007.lanhdao' : 'khoa.tm', address);
            if (problem !== undefined) {
              found.push(`${address.slice(0, 160)}: ${problem}`);
            }
            kept.restore();
          }
        }
      }
    }
    expect(found).toEqual([]);
    expect(turns).toBeGreaterThan(500);
  }, 240_000);

  it('E-01 P-03 finds nothing by an id that is none, and the record however its id is written', async () => {
    const found: string[] = [];
    const none = ['abc', '%20', '..%2f', '%00', '%E0%A4%A', '__proto__', 'constructor', 'x'.repeat(5_000)];
    for (const operation of looks.filter(({ template }) => template.includes('{'))) {
      const names = operation.template.match(/\{\w+\}/gu) ?? [];
      for (const name of names) {
        for (const value of none) {
          const [path = ''] = pathsOf({ ...operation, template: operation.template.replace(name, value) });
          const query = operation.parameters
            .filter((each) => each.in === 'query' && each.required === true)
            .map((each) => `${each.name}=${usual[each.name] ?? 'abc'}`);
          const { status } = await caller.ask('khoa.tm', 'GET', `${path.replace('{tepId}', 'x')}?${query.join('&')}`);
          if (status !== 404 && status !== 400) {
            found.push(`${path.slice(0, 120)} ${status}`);
          }
        }
      }
      if (operation.template.endsWith('{id}')) {
        const [path = ''] = pathsOf(operation);
        const as = async (id: string) =>
          (await caller.ask('khoa.tm', 'GET', `${path.slice(0, path.lastIndexOf('/'))}/${id}`)).status;
        const id = path.slice(path.lastIndexOf('/') + 1);
        if ((await as(id)) !== (await as(id.toUpperCase()))) {
          found.push(`${operation.template} by an id in capital letters`);
        }
      }
    }
    expect(found).toEqual([]);
  });
});
