import * as v from 'valibot';

import type { ResilientStorage } from './resilient-storage';

/** One attempt to sign in at the issuer, kept from leaving until the answer comes (register A-04, T-10). */
export type Transaction = {
  readonly nonce: string;
  readonly verifier: string;
  readonly returnUrl: string;
  readonly redirectUri: string;
  /** True where the issuer was to ask for the password, whoever its cookie knows. */
  readonly asksAgain: boolean;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
};

/** What a returning `state` stands for; `used`, `expired` and `unknown` are all refused. */
type TakenTransaction =
  { readonly kind: 'open'; readonly transaction: Transaction } | { readonly kind: 'used' | 'expired' | 'unknown' };

export type Transactions = {
  /** Answers false when it could not be stored outside this page's memory, which leaving the page wipes. */
  readonly add: (state: string, transaction: Transaction) => boolean;
  /** True for the state of an attempt whose answer is still awaited. */
  readonly isOpen: (state: string | undefined) => boolean;
  /** Where the attempt of a state wanted to return, expired or not; `undefined` for one that is unknown or spent here. */
  readonly wishOf: (state: string | undefined) => string | undefined;
  /** Spends a state: whatever follows, no second call gets this transaction. */
  readonly take: (state: string) => TakenTransaction;
};

const transactionsKey = 'fund-office.sign-ins';
const spentKey = 'fund-office.spent-sign-ins';
const lifetimeMs = 15 * 60_000;
const mostAttempts = 10;

const attemptSchema = v.object({
  state: v.string(),
  createdAt: v.number(),
  /** Absent once spent: of a used attempt only the state is remembered, to tell "used" from "unknown". */
  secrets: v.optional(
    v.object({
      nonce: v.string(),
      verifier: v.string(),
      returnUrl: v.string(),
      redirectUri: v.string(),
      asksAgain: v.optional(v.boolean(), false),
    }),
  ),
});

type Attempt = v.InferOutput<typeof attemptSchema>;

type Storages = {
  /** Where the attempts lie with their secrets. */
  readonly tab: ResilientStorage;
  /** Where a spent state is remembered for the copies that a duplicated tab has of an attempt (T05). */
  readonly browser: ResilientStorage;
};

/** Pending sign-ins, keyed by `state`, so that a second click never spoils the first attempt (T24). */
export function createTransactions({ tab, browser }: Storages, now: () => number): Transactions {
  const isYoung = ({ createdAt }: Attempt) => Math.abs(now() - createdAt) <= lifetimeMs;
  const readTab = () => readAttempts(tab, transactionsKey);
  const readSpent = () => readAttempts(browser, spentKey);
  const write = (attempts: readonly Attempt[]) => tab.write(transactionsKey, JSON.stringify(attempts));
  const isSpent = ({ state, secrets }: Attempt) =>
    secrets === undefined || readSpent().some((spent) => spent.state === state);

  return {
    add: (state, { createdAt, ...secrets }) => {
      const attempt = { state, createdAt, secrets };
      const others = readTab().filter(isYoung);
      // Where no more fits, the older attempts make room for the one that somebody wants now (T46).
      return write([...others, attempt].slice(-mostAttempts)) || write([attempt]);
    },
    isOpen: (state) => readTab().some((attempt) => attempt.state === state && !isSpent(attempt) && isYoung(attempt)),
    wishOf: (state) => readTab().find((attempt) => attempt.state === state)?.secrets?.returnUrl,
    take: (state) => {
      const attempts = readTab();
      const attempt = attempts.find((candidate) => candidate.state === state);
      if (attempt === undefined) {
        return { kind: 'unknown' };
      }
      const wasSpent = isSpent(attempt);
      const spent = { state, createdAt: attempt.createdAt };
      write(attempts.map((candidate) => (candidate === attempt ? spent : candidate)).filter(isYoung));
      browser.write(spentKey, JSON.stringify([...readSpent(), spent].slice(-mostAttempts)));
      if (wasSpent || attempt.secrets === undefined) {
        return { kind: 'used' };
      }
      return isYoung(attempt)
        ? { kind: 'open', transaction: { ...attempt.secrets, createdAt: attempt.createdAt } }
        : { kind: 'expired' };
    },
  };
}

function readAttempts(storage: ResilientStorage, key: string): readonly Attempt[] {
  try {
    const parsed = v.safeParse(v.array(attemptSchema), JSON.parse(storage.read(key) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
