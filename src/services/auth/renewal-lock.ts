import { AppError } from '@/domain/errors/app-error';
import { anySignal } from '@/services/http/any-signal';

import { failIfCancelled } from './cancellation';
import type { ResilientStorage } from './resilient-storage';

/**
 * Lets one tab of the browser work at a time; the others wait (promise 1). It is given back however the work ends, and
 * by the browser itself when its tab dies. Rejects with `network.timeout` after 45 s of waiting and with
 * `request.cancelled` when its signal ends the wait; the work's own failures pass through.
 */
export type RenewalLock = <Answer>(work: () => Promise<Answer>, signal: AbortSignal) => Promise<Answer>;

/** The part of the browser's `LockManager` that the product uses. */
export type Locks = {
  readonly request: <Answer>(
    name: string,
    options: { readonly signal: AbortSignal },
    work: () => Promise<Answer>,
  ) => Promise<Answer>;
};

const lockName = 'fund-office.renewal';

/** Longest wait for another tab's renewal; who waits in vain tries again later. */
const longestWaitMs = 45_000;

/** How long a claim counts that its tab does not renew: the tab has died. */
const claimMs = 45_000;

/** How often a tab at work renews its claim. */
const claimRenewalMs = 10_000;

/**
 * Web Locks where the browser has them (secure pages) and lets this site have them (a browser that keeps no data of the
 * site refuses them, T45), otherwise a claim in local storage.
 */
export function createRenewalLock(locks: Locks | undefined, storage: ResilientStorage): RenewalLock {
  return async (work, signal) => {
    const deadline = AbortSignal.timeout(longestWaitMs);
    const either = anySignal([signal, deadline]);
    const begun = () => {
      failIfCancelled(signal);
      return work();
    };
    try {
      return await locked(locks, storage, begun, either);
    } catch (thrown) {
      // The work fails with errors of the catalogue only: anything else is the lock's own.
      failIfCancelled(signal);
      throw thrown instanceof AppError ? thrown : busy(thrown);
    }
  };
}

async function locked<Answer>(
  locks: Locks | undefined,
  storage: ResilientStorage,
  work: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  if (locks === undefined) {
    return withClaim(storage, work, signal);
  }
  try {
    return await locks.request(lockName, { signal }, work);
  } catch (thrown) {
    if (isDenied(thrown)) {
      return withClaim(storage, work, signal);
    }
    throw thrown;
  }
}

/** Said before the work has begun, whose own failures are none of the browser's. */
function isDenied(thrown: unknown): boolean {
  return thrown instanceof DOMException && thrown.name === 'SecurityError';
}

function busy(cause?: unknown): AppError {
  return new AppError('network.timeout', { status: 0, detail: 'another tab holds the renewal', cause });
}

const claimKey = 'fund-office.renewal-claim';

/** Time for another tab's claim of the same moment to show itself. */
const settleMs = 60;

type Claim = { readonly owner: string; readonly until: number };

/** Two tabs can claim in the same instant: each looks again after a moment, and the later writer has won (T03). */
async function withClaim<Answer>(
  storage: ResilientStorage,
  work: () => Promise<Answer>,
  signal: AbortSignal,
): Promise<Answer> {
  const owner = String(Math.random());
  const claim = () => storage.write(claimKey, JSON.stringify({ owner, until: Date.now() + claimMs } satisfies Claim));
  const isMine = () => readClaim(storage)?.owner === owner;
  let renewal: ReturnType<typeof setInterval> | undefined;
  try {
    for (let seen = readClaim(storage); seen?.owner !== owner; seen = readClaim(storage)) {
      if (isFree(seen)) {
        claim();
        await pause(settleMs + Math.random() * settleMs, signal);
      } else {
        await pause(settleMs, signal);
      }
    }
    renewal = setInterval(() => isMine() && claim(), claimRenewalMs);
    return await work();
  } finally {
    clearInterval(renewal);
    if (isMine()) {
      storage.remove(claimKey);
    }
  }
}

/** A claim that reaches further than one can is of a clock that has been set back since (T38). */
function isFree(claim: Claim | undefined): boolean {
  const left = claim === undefined ? 0 : claim.until - Date.now();
  return left <= 0 || left > claimMs;
}

function readClaim(storage: ResilientStorage): Claim | undefined {
  try {
    const claim = JSON.parse(storage.read(claimKey) ?? 'null') as Partial<Claim> | null;
    return typeof claim?.owner === 'string' && typeof claim.until === 'number'
      ? { owner: claim.owner, until: claim.until }
      : undefined;
  } catch {
    return undefined;
  }
}

function pause(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      signal.removeEventListener('abort', stop);
      resolve();
    }, milliseconds);
    const stop = () => {
      clearTimeout(timer);
      reject(busy());
    };
    if (signal.aborted) {
      stop();
    }
    signal.addEventListener('abort', stop, { once: true });
  });
}
