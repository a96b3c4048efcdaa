import { beforeAll, describe, expect, it } from 'vitest';

import { isJsonObject } from '@/domain/validation/json-object';

import { contractProblems } from '../../support/contract';
import { damaged } from './damage';
import { layEveryState } from './every-state';
import { findGoodCalls, renamed, shapeOf, type GoodCall } from './good-calls';
import { openHostileCaller, shapeProblem, type Answer, type HostileCaller, type KeptRows } from './hostile-caller';

let caller: HostileCaller;
let kept: KeptRows;
let good: readonly GoodCall[];
let missing: readonly string[];

beforeAll(async () => {
  caller = await openHostileCaller();
  const state = await layEveryState(caller);
  kept = caller.keep();
  ({ good, missing } = await findGoodCalls(caller, state, kept));
}, 120_000);

/** Values for each field; `HOSTILE_VALUES=30 npx vitest run tests/mock-server/hostile` tries all of them everywhere. */
const perField = Number(process.env['HOSTILE_VALUES'] ?? 3);

describe('a body that is not what the contract says', () => {
  it('B-08 is tried with every operation that takes one', () => {
    expect(missing).toEqual([]);
  });

  it('B-08 V-02 is refused as wrong values are, changing nothing, or stored as the contract has it', async () => {
    const found: string[] = [];
    let turns = 0;
    const turn = () => turns++;
    for (const call of good) {
      const { name, operation, user, path } = call;
      for (const { at, by, text } of damaged(renamed(call.body), shapeOf(operation) ?? 'any', perField, turn)) {
        const before = caller.database.logEntries.size;
        const answer = await caller.ask(user, operation.method, path, text);
        const logged = [...caller.database.logEntries.rows()].slice(before);
        const problem =
          shapeProblem(answer) ??
          (answer.status >= 400 && kept.touched().length > 0
            ? `${answer.status} that changed ${kept.touched().join(', ')}`
            : undefined) ??
          (answer.status < 300 ? await storedProblem(call, answer) : undefined) ??
          (answer.status >= 400 && logged.some(({ thayDoi, ketQua }) => thayDoi.length > 0 || ketQua === 1)
            ? 'is logged as a change'
            : undefined) ??
          (logged.length > mostEntries ? `fills the log with ${logged.length} entries` : undefined);
        if (problem !== undefined) {
          found.push(`${name} ${at} ${by}: ${problem}`);
        }
        kept.restore();
      }
    }
    expect(found).toEqual([]);
    expect(turns).toBeGreaterThan(1_000);
  }, 240_000);
});

/** A step for many records makes an entry for each. */
const mostEntries = 50;

/** What the contract does not know of an answer, and of the record as it is read back. */
async function storedProblem({ operation, user, path }: GoodCall, { status, body }: Answer) {
  const query = new URLSearchParams();
  const told = contractProblems({ method: operation.method, path, query, body: undefined, status, answer: body });
  const id = isJsonObject(body) && typeof body['id'] === 'string' ? body['id'] : undefined;
  const record = `/api/app/${operation.template.split('/')[3] ?? ''}/${id ?? ''}`;
  const read = id === undefined ? undefined : await caller.ask(user, 'GET', record);
  const seen =
    read === undefined || read.status === 404
      ? []
      : contractProblems({
          method: 'GET',
          path: record,
          query,
          body: undefined,
          status: read.status,
          answer: read.body,
        });
  const [first] = [...told, ...seen].filter((problem) => !/: request|is not in the contract/u.test(problem));
  return read !== undefined && read.status >= 500 ? `read back: ${read.status}` : first;
}
