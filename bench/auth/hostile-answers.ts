import { tokenRows, type HostileRow } from '../../tests/support/hostile-rows';
import type { Contender } from './contender';
import { startHostileIssuer } from './issuers';
import { moreGoodRows, moreRows, refreshRows, type AnswerRow } from './more-hostile-rows';
import { inSimulatedWorld, type World } from './simulated-world';

/** `kept` = refused, but what came with it stays in storage. */
export type Verdict = 'accepted' | 'refused' | 'kept';

export const hostileAnswers: readonly AnswerRow[] = [
  ...tokenRows.filter(({ refusal }) => refusal !== undefined).map((row) => ({ ...rowOf(row), at: 'sign-in' as const })),
  ...moreRows,
  ...refreshRows,
];

export const goodAnswers: readonly AnswerRow[] = [
  ...tokenRows.filter(({ refusal }) => refusal === undefined).map((row) => ({ ...rowOf(row), at: 'sign-in' as const })),
  ...moreGoodRows,
];

/** What the contender does with each answer, in the same order. */
export function measureAnswers(contender: Contender, rows: readonly AnswerRow[]): Promise<readonly Verdict[]> {
  return inSimulatedWorld(async (world) => {
    const verdicts: Verdict[] = [];
    for (const row of rows) {
      verdicts.push(await verdictOf(world, contender, row));
    }
    return verdicts;
  });
}

async function verdictOf(world: World, contender: Contender, { behaviour, at }: AnswerRow): Promise<Verdict> {
  const issuer = startHostileIssuer(world);
  const browser = await contender.openBrowser(issuer.surroundings);
  try {
    issuer.become(at === 'renewal' ? {} : behaviour);
    const tab = await world.during(browser.openTab());
    const isSignedIn = await world.during(tab.signIn()).then(isDone, isRefused);
    await world.pass(100, 100);
    if (at === 'userinfo') {
      return (await tab.profileName()) === undefined ? 'refused' : 'accepted';
    }
    const old = [...issuer.issued];
    if (at === 'renewal') {
      issuer.become(behaviour);
    }
    const isAccepted = at === 'renewal' ? await world.during(tab.renew()) : isSignedIn;
    const fresh = at === 'renewal' ? issuer.issued.filter((token) => !old.includes(token)) : old;
    return isAccepted ? 'accepted' : fresh.some(browser.keeps) ? 'kept' : 'refused';
  } finally {
    browser.close();
  }
}

function rowOf({ ids, name, behaviour, refusal }: HostileRow) {
  const isOfSignature = refusal?.code === 'token.badSignature' || refusal?.detail === 'ERR_JWKS_NO_MATCHING_KEY';
  return { name, behaviour, isOfSuite: /oidcc-|fapi-/u.test(ids), isOfSignature };
}

function isDone(): boolean {
  return true;
}

function isRefused(): boolean {
  return false;
}
