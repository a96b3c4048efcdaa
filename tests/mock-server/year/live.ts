import type { UserRow } from '@mock-server/data/users';

import { createRandom } from '../../support/random';
import type { Desk, Reply } from '../routes/office';
import { acts } from './acts/acts';
import type { Call } from './call';
import * as money from './invariants/money';
import { createCodeBook } from './invariants/records';
import * as refusals from './invariants/refusals';
import * as steps from './invariants/steps';
import * as traces from './invariants/traces';
import { offeredSteps } from './offers';
import { codeOf, isRefused, type Invariant, type Outcome } from './outcome';
import { watchDatabase, type WatchedDatabase } from './watched';
import { anybody, unitCodes, type Random, type YearWorld } from './year-world';

const invariants: Readonly<Record<string, Invariant>> = {
  ...refusals,
  ...steps,
  ...traces,
  amountsAreWhole: money.amountsAreWhole,
};

/** How a call differs from what its act would have been. */
const manners = ['as it should', 'again', 'stale', 'by somebody else'] as const;

type Manner = (typeof manners)[number];

/** The fund's people at work: one act after the other, each looked at from all sides. */
export function createLife(world: YearWorld) {
  const watched = watchDatabase(world.database);
  const staleStamps = new Map<string, string>();
  const codesAreNeverReused = createCodeBook(world);
  const everyAct = acts.flatMap(([name, act, weight]) => Array.from({ length: weight }, () => ({ name, act })));

  /** @returns What was done, as people would tell it, and what was wrong with it. */
  const live = async (draw: number): Promise<{ readonly told: string; readonly problems: readonly string[] }> => {
    const random = createRandom(draw);
    if (random.isTrue(0.06)) {
      return { told: await passTime(world, watched, random), problems: whatTheDayChanged(watched) };
    }
    const { name, act } = random.pick(everyAct);
    const intended = await act(world, random);
    if (intended === undefined) {
      return { told: `${name}: nothing to do`, problems: [] };
    }
    const manner: Manner = random.isTrue(0.7) ? 'as it should' : random.pick(manners.slice(1));
    const call = inManner(world, random, intended, manner, staleStamps);
    const desk = await world.office.as(call.who).catch(() => undefined);
    if (desk === undefined) {
      return { told: `${name} by ${call.who}, who may not sign in`, problems: [] };
    }
    const outcome = await make(world, watched, desk, call, staleStamps);
    const repeated = manner === 'again' ? await makeAgain(desk, watched, outcome) : [];
    const problems = [
      ...Object.entries({ ...invariants, codesAreNeverReused }).flatMap(([rule, check]) =>
        check(outcome).map((what) => `${rule}: ${what}`),
      ),
      ...repeated,
      ...(isRefused(outcome) ? [] : moneyOf(world)),
    ];
    return { told: tellOf(name, manner, outcome), problems };
  };
  return { live };
}

function moneyOf(world: YearWorld): readonly string[] {
  return [...money.brokenMoney(world, unitCodes), ...money.overspentVouchers(world), ...money.danglingNames(world)];
}

function inManner(
  world: YearWorld,
  random: Random,
  call: Call,
  manner: Manner,
  staleStamps: ReadonlyMap<string, string>,
): Call {
  if (manner === 'by somebody else') {
    return { ...call, who: anybody(world, random) };
  }
  const stale = [...staleStamps].find(([id]) => call.path.includes(id))?.[1];
  return manner === 'stale' && stale !== undefined && call.body !== undefined && 'concurrencyStamp' in call.body
    ? { ...call, body: { ...call.body, concurrencyStamp: stale } }
    : call;
}

async function make(
  world: YearWorld,
  watched: WatchedDatabase,
  desk: Desk,
  call: Call,
  staleStamps: Map<string, string>,
): Promise<Outcome> {
  const user = [...world.database.users.rows()].find(({ userName }) => userName === call.who);
  const offered = user && call.step && (await offeredSteps(desk, user, call.step));
  watched.changes();
  const stamp = call.body?.['concurrencyStamp'];
  const isStale = typeof stamp === 'string' && [...staleStamps.values()].includes(stamp);
  const reply = await send(desk, call);
  const changes = watched.changes();
  for (const { id, was, is } of changes) {
    if (typeof was?.['concurrencyStamp'] === 'string' && was['concurrencyStamp'] !== is?.['concurrencyStamp']) {
      staleStamps.set(id, was['concurrencyStamp']);
    }
  }
  for (const { table, id, was } of changes) {
    if (table === 'workers' && was === undefined && user !== undefined) {
      world.enteredFor.set(id, user.donViId);
    }
  }
  return { call, reply, changes, user: callerOf(user), offered, isStale };
}

function callerOf(user: UserRow | undefined) {
  return user && { id: user.id, roles: user.roles, donViId: user.donViId };
}

function send(desk: Desk, { method, path, body = {} }: Call): Promise<Reply> {
  switch (method) {
    case 'POST':
      return desk.post(path, body);
    case 'PUT':
      return desk.put(path, body);
    case 'DELETE':
      return desk.remove(path);
  }
}

/** The same intention once more: the same answer, and nothing changed, not even the log (docs/architecture.md, C-07). */
async function makeAgain(desk: Desk, watched: WatchedDatabase, { call, reply }: Outcome): Promise<readonly string[]> {
  if (call.body?.['maLanGui'] === undefined || reply.status >= 300) {
    return [];
  }
  const again = await send(desk, call);
  return [
    ...(JSON.stringify(again) === JSON.stringify(reply) ? [] : ['again: another answer']),
    ...watched.changes().map(({ table, id }) => `again: changed ${table} ${id}`),
  ];
}

/** Some hours or days, at times over the end of a month or of the year. */
async function passTime({ office, today }: YearWorld, watched: WatchedDatabase, random: Random): Promise<string> {
  watched.changes();
  const hours = random.pick([8, 15, 24 * 2, 24 * 5, 24 * 9, 24 * 27]);
  office.clock.advanceSeconds(hours * 3_600);
  // What a new day brings by itself comes with the first call.
  await (await office.as('vinh.pq')).get('/api/app/viec-can-lam');
  return `it is ${today()}`;
}

const byThemselves = new Set(['selfPaying', 'stepHistory', 'logEntries', 'notifications', 'users']);

function whatTheDayChanged(watched: WatchedDatabase): readonly string[] {
  return watched
    .changes()
    .filter(({ table }) => !byThemselves.has(table))
    .map(({ table, id }) => `the day changed ${table} ${id}`);
}

function tellOf(name: string, manner: Manner, { call, reply }: Outcome): string {
  const step = call.step === undefined ? '' : ` ${call.step.verb}`;
  const end = reply.status < 300 ? 'done' : `${String(reply.status)} ${codeOf(reply) ?? ''}`;
  return `${name}${step} by ${call.who} ${manner}: ${end}`;
}
