import * as v from 'valibot';

import type { ResilientStorage } from './resilient-storage';

/** One attempt to sign in at the issuer, kept from leaving until the answer comes (register A-04, T-10). */
export type Transaction = {
  readonly nonce: string;
  readonly verifier: string;
  readonly returnUrl: string;
  readonly redirectUri: string;
  /** Milliseconds since the epoch. */
  readonly createdAt: number;
};

/** What a returning `state` stands for; `used`, `expired` and `unknown` are all refused. */
export type TakenTransaction =
  { readonly kind: 'open'; readonly transaction: Transaction } | { readonly kind: 'used' | 'expired' | 'unknown' };

export type Transactions = {
  /** Answers false when it could not be stored outside this page's memory, which leaving the page wipes. */
  readonly add: (state: string, transaction: Transaction) => boolean;
  /** True for the state of an attempt whose answer is still awaited. */
  readonly isOpen: (state: string | undefined) => boolean;
  /** Spends a state: whatever follows, no second call gets this transaction. */
  readonly take: (state: string) => TakenTransaction;
};

const transactionsKey = 'fund-office.sign-ins';
const lifetimeMs = 15 * 60_000;
const mostAttempts = 10;

const attemptSchema = v.object({
  state: v.string(),
  createdAt: v.number(),
  /** Absent once spent: of a used attempt only the state is remembered, to tell "used" from "unknown". */
  secrets: v.optional(
    v.object({ nonce: v.string(), verifier: v.string(), returnUrl: v.string(), redirectUri: v.string() }),
  ),
});

type Attempt = v.InferOutput<typeof attemptSchema>;

/** Pending sign-ins, keyed by `state`, so that a second click never spoils the first attempt (T24). */
export function createTransactions(storage: ResilientStorage, now: () => number): Transactions {
  const isYoung = ({ createdAt }: Attempt) => Math.abs(now() - createdAt) <= lifetimeMs;
  const write = (attempts: readonly Attempt[]) => storage.write(transactionsKey, JSON.stringify(attempts));

  return {
    add: (state, { createdAt, ...secrets }) => {
      const others = readAttempts(storage).filter(isYoung);
      return write([...others, { state, createdAt, secrets }].slice(-mostAttempts));
    },
    isOpen: (state) =>
      readAttempts(storage).some(
        (attempt) => attempt.state === state && attempt.secrets !== undefined && isYoung(attempt),
      ),
    take: (state) => {
      const attempts = readAttempts(storage);
      const attempt = attempts.find((candidate) => candidate.state === state);
      if (attempt === undefined) {
        return { kind: 'unknown' };
      }
      const spent = attempts.map((candidate) =>
        candidate === attempt ? { state, createdAt: attempt.createdAt } : candidate,
      );
      write(spent.filter(isYoung));
      if (attempt.secrets === undefined) {
        return { kind: 'used' };
      }
      return isYoung(attempt)
        ? { kind: 'open', transaction: { ...attempt.secrets, createdAt: attempt.createdAt } }
        : { kind: 'expired' };
    },
  };
}

function readAttempts(storage: ResilientStorage): readonly Attempt[] {
  try {
    const parsed = v.safeParse(v.array(attemptSchema), JSON.parse(storage.read(transactionsKey) ?? '[]'));
    return parsed.success ? parsed.output : [];
  } catch {
    return [];
  }
}
