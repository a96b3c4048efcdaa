import type { UserRow } from '@mock-server/data/users';

import { createRandom } from '../../support/random';
import type { Desk, Reply } from '../routes/office';
import { acts } from './acts/acts';
import { intentionOf, type Call, type Paper } from './call';
import * as figures from './invariants/figures';
import * as identity from './invariants/identity';
import * as inbox from './invariants/inbox';
import { foreignSights } from './invariants/isolation';
import * as money from './invariants/money';
import * as papers from './invariants/papers';
import { createCodeBook } from './invariants/records';
import * as refusals from './invariants/refusals';
import { colleagueOf, peopleInTheWrong } from './invariants/people';
import * as rules from './invariants/rules';
import * as steps from './invariants/steps';
import * as supportTypes from './invariants/support-types';
import * as traces from './invariants/traces';
import { offeredSteps } from './offers';
import { codeOf, isRefused, type Invariant, type Outcome } from './outcome';
import { watchDatabase, type WatchedDatabase } from './watched';
import { anybody, unitCodes, type Random, type YearWorld } from './year-world';

const ofEveryCall: Readonly<Record<string, Invariant>> = {
  ...refusals,
  ...steps,
  ...traces,
};

const invariantsOf = (world: YearWorld): Readonly<Record<string, Invariant>> => ({
  ...ofEveryCall,
  nobodyGivesMore: identity.nobodyGivesMore(world),
  messagesAreOnesOwn: inbox.messagesAreOnesOwn,
  nothingIsToldTwice: inbox.nothingIsToldTwice,
  decisionsAreTold: inbox.decisionsAreTold(world),
  usedRulesStay: rules.usedRulesStay(world),
  looksChangeNothing: rules.looksChangeNothing,
  contactsAlone: rules.contactsAlone,
  importsTellTheTruth: rules.importsTellTheTruth,
  amountsAreWhole: money.amountsAreWhole,
  grantsStay: supportTypes.grantsStay,
  usedTypesStay: supportTypes.usedTypesStay(world),
  kindsAreInForce: supportTypes.kindsAreInForce(world),
  papersAreTouchedAlone: papers.papersAreTouchedAlone,
  papersAreChangedByTheRight: papers.papersAreChangedByTheRight(world),
  codesAreNeverReused: createCodeBook(world),
});

/** How a call differs from what its act would have been. */
const manners = ['as it should', 'again', 'stale', 'by somebody else'] as const;

type Manner = (typeof manners)[number];

/** The fund's people at work: one act after the other, each looked at from all sides. */
export function createLife(world: YearWorld) {
  const watched = watchDatabase(world.database);
  const staleStamps = new Map<string, string>();
  const invariants = Object.entries(invariantsOf(world));
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
    const usual = { ...intended, who: random.isTrue(0.25) ? colleagueOf(world, random, intended.who) : intended.who };
    const manner: Manner = random.isTrue(0.7) ? 'as it should' : random.pick(manners.slice(1));
    const call = inManner(world, random, usual, manner, staleStamps);
    const desk = await world.deskOf(call.who);
    if (desk === undefined) {
      return { told: `${name} by ${call.who}, who may not sign in`, problems: [] };
    }
    const outcome = await make(world, watched, desk, call, staleStamps);
    const repeated = manner === 'again' ? await makeAgain(desk, watched, outcome) : [];
    const problems = [
      ...invariants.flatMap(([rule, check]) => check(outcome).map((what) => `${rule}: ${what}`)),
      ...repeated,
      ...(isRefused(outcome) ? [] : moneyOf(world)),
      ...(isRefused(outcome) ? [] : await papers.orphanedPapers(world)),
      ...(random.isTrue(0.6) ? await papers.wronglyOpened(world, random) : []),
      ...(await foreignSights(world, random, outcome)),
      ...(await peopleInTheWrong(world, random)),
      ...(isRefused(outcome)
        ? []
        : [...identity.danglingRights(world), ...rules.brokenRules(world), ...identity.brokenTenants(world)]),
      ...(await inbox.closedNews(world, outcome)),
      ...(random.isTrue(0.1) ? await inbox.miscounted(world, random, outcome) : []),
      ...(random.isTrue(0.06) ? await identity.wronglyGranted(world, random) : []),
      ...(random.isTrue(0.04) ? await figures.differingCounts(world, random) : []),
      ...(random.isTrue(0.05) ? await figures.brokenLists(world, random) : []),
      ...(random.isTrue(0.03) ? await figures.differingReports(world, random) : []),
    ];
    return { told: tellOf(name, manner, outcome), problems };
  };
  return { live };
}

function moneyOf(world: YearWorld): readonly string[] {
  return [
    ...money.brokenMoney(world, unitCodes),
    ...money.overspentVouchers(world),
    ...money.danglingNames(world),
    ...supportTypes.unknownKinds(world),
  ];
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
  for (const { table, id, was, is } of changes) {
    if ((table === 'workers' || table === 'attachments') && was === undefined && user !== undefined) {
      world.enteredFor.set(id, user.donViId);
    }
    if (
      table === 'users' &&
      was !== undefined &&
      (was['donViId'] !== is?.['donViId'] || was['loaiDonViId'] !== is?.['loaiDonViId'])
    ) {
      world.moved.add(String(is?.['userName']));
    }
    if (table === 'attachments' && was === undefined) {
      world.seenPapers.add(id);
    }
  }
  return { call, reply, changes, user: callerOf(user), offered, isStale };
}

function callerOf(user: UserRow | undefined) {
  return user && { id: user.id, roles: user.roles, donViId: user.donViId };
}

function send(desk: Desk, { method, path, body = {}, paper }: Call): Promise<Reply> {
  switch (method) {
    case 'POST':
      return desk.post(path, paper === undefined ? body : formOf(paper));
    case 'PUT':
      return desk.put(path, body);
    case 'DELETE':
      return desk.remove(path);
  }
}

/** A PDF, as little as there can be of one. */
function formOf({ ten, maLanGui, giayTo }: Paper): FormData {
  const form = new FormData();
  form.set('tep', new Blob([Uint8Array.of(0x25, 0x50, 0x44, 0x46, 0x2d, 0x31)]), ten);
  form.set('maLanGui', maLanGui);
  if (giayTo !== null) {
    form.set('giayTo', giayTo);
  }
  return form;
}

/** The same intention once more: the same answer, and nothing changed, not even the log (docs/architecture.md, C-07). */
async function makeAgain(desk: Desk, watched: WatchedDatabase, { call, reply }: Outcome): Promise<readonly string[]> {
  if (intentionOf(call) === undefined || reply.status >= 300) {
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
