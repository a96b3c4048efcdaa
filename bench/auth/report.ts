import { goodAnswers, hostileAnswers, type Verdict } from './hostile-answers';
import type { AnswerRow } from './more-hostile-rows';
import { callCount, tabCounts, type Figures } from './side-by-side';

export type ModelFigures = { readonly states: number; readonly transitions: number };

type Row = readonly [measure: string, cell: (figures: Figures) => string];

const words = { accepted: '**accepted**', kept: 'refused, tokens kept', refused: 'refused' } satisfies Record<
  Verdict,
  string
>;
const rows: readonly Row[] = [
  acceptedRow('hostile answers accepted', () => true),
  acceptedRow('… of them answers of a conformance suite', ({ isOfSuite }) => isOfSuite),
  acceptedRow('… of them wrong in more than the signature', ({ isOfSignature }) => !isOfSignature),
  ['hostile answers refused whose tokens stay in storage', ({ hostile }) => String(count(hostile, 'kept'))],
  [
    `good answers refused, of ${goodAnswers.length}`,
    ({ good }) => String(goodAnswers.length - count(good, 'accepted')),
  ],
  ...tabCounts.map((tabs, index): Row => [
    `refreshes per expiry, ${tabs} ${tabs === 1 ? 'tab' : 'tabs'}`,
    ({ expiries }) => about(expiries[index]?.refreshes),
  ]),
  ...tabCounts.map((tabs, index): Row => [
    `sessions lost after it, of ${tabs} ${tabs === 1 ? 'tab' : 'tabs'}`,
    ({ expiries }) => about(expiries[index]?.lost),
  ]),
  [`${thousands(callCount)} calls meet a refused token: refreshes`, ({ storm }) => about(storm.refreshes)],
  ['… calls that were repeated once and answered', ({ storm }) => thousands(storm.replayedOnce)],
  ['… calls that failed', ({ storm }) => thousands(storm.failed)],
  ['refreshes within 5 s, answer without `expires_in`', ({ unknownLife }) => about(unknownLife.missing)],
  ['refreshes within 5 s, `expires_in` 0', ({ unknownLife }) => about(unknownLife.zero)],
  ['network gone for 30 s during a refresh: session kept', ({ outage }) => yesOrNo(outage.isKept)],
  ['… renewed without the person when it is back', ({ outage }) => yesOrNo(outage.isRenewed)],
];

/** The page `docs/bench/sign-in.md`; it holds no time, so that it changes only when a behaviour does. */
export function reportPage(
  contenders: readonly Figures[],
  versions: Readonly<Record<string, string>>,
  model: ModelFigures,
): string {
  const names = contenders.map(({ name }) => [name, versions[name]].filter(Boolean).join(' '));
  const totals = rows.map(([measure, cell]) => [measure, ...contenders.map(cell)]);
  const answers = hostileAnswers.map(({ name, isOfSuite }, index) => [
    name,
    isOfSuite ? 'yes' : '',
    ...contenders.map(({ hostile }) => words[hostile[index] ?? 'accepted']),
  ]);
  return `# Signing in, side by side

Written by \`npm run bench -- auth\`; do not edit. The same scenarios drive this product and two libraries, the second of which
ABP's Angular front end uses.

${table(['measure', ...names], totals)}

The auth machine's graph has ${thousands(model.states)} states and ${thousands(model.transitions)} transitions when it is walked with every
event and every answer of its calls. How long that takes, and what checking an id token costs beside jose's \`jwtVerify\`, is
printed by the same command: times belong to one run on one machine.

## Every hostile answer

${table(['the issuer answers with', 'in a conformance suite', ...names], answers)}

“In a conformance suite” are the tests of the OpenID Foundation for relying parties and for FAPI 2 clients. In the code flow OpenID Connect
Core §3.1.3.7 lets a client trust TLS instead of the signature, so a library that accepts a wrong signature there breaks no rule, and
the third row leaves those answers out; this product checks it all the same. The other rows are rules of the standards or of this product.

## How it is measured

- Every contender runs in Node with the globals of a page: one clock that moves when told, one network, storage that the tabs of a
  browser share. This product's tabs have Web Locks and a channel too; the libraries use neither.
- Renewals and calls go over the loopback network to \`oidc-provider\`, which rotates refresh tokens and ends the whole grant when one
  comes twice. Hostile answers come from the hostile issuer of the tests.
- A refresh counts when it is sent. A session counts as lost when its tab, asked afterwards, can get no further tokens.
- \`oidc-client-ts\`: automatic renewal, storage shared by the tabs, a nonce (the caller has to ask for one); around calls an interceptor
  that shares one \`signinSilent\` between the calls that wait. Its default, storage of the tab, would give every tab a session and
  refreshes of its own.
- \`angular-oauth2-oidc\`: code flow, automatic renewal by refresh token, storage shared by the tabs, its own interceptor, which does
  nothing about a refused token, and no key handler, as it advises for the code flow. Its service is built by hand with Angular's
  \`HttpClient\`; no Angular application runs.
- Counts above ten depend on the run and are given as “more than 10”.
`;
}

function acceptedRow(measure: string, isCounted: (row: AnswerRow) => boolean): Row {
  const total = hostileAnswers.filter(isCounted).length;
  return [
    `${measure}, of ${total}`,
    ({ hostile }) => {
      const counted = hostile.filter((_, index) => hostileAnswers.slice(index, index + 1).some(isCounted));
      return String(count(counted, 'accepted'));
    },
  ];
}

function table(head: readonly string[], body: readonly (readonly string[])[]): string {
  return [head, head.map(() => '---'), ...body].map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

function count(verdicts: readonly Verdict[], wanted: Verdict): number {
  return verdicts.filter((verdict) => verdict === wanted).length;
}

function about(value = Number.NaN): string {
  return value > 10 ? 'more than 10' : String(value);
}

function thousands(value: number): string {
  return value.toLocaleString('en');
}

function yesOrNo(value: boolean): string {
  return value ? 'yes' : 'no';
}
