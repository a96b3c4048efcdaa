import { failedReturnKey } from '@/domain/auth/failed-return';
import { AppError, isCancelled } from '@/domain/errors/app-error';
import type { ErrorCode } from '@/domain/errors/error-catalogue';

import type { ResilientStorage } from './resilient-storage';

/** Two returns that fail within this time are a loop, not two tries of a person. */
const loopWindowMs = 30_000;

export type LoopGuard = {
  /** Passes the work's result on; a failure soon after another one becomes `signIn.loop` with the failure as its cause. */
  readonly watch: <Answer>(work: () => Promise<Answer>) => Promise<Answer>;
  /** Runs a clearing of the storage without losing a young failure, which holds nothing secret. */
  readonly outlive: (clear: () => void) => void;
};

/** Ends redirect loops between the product and the issuer (promise 10 of the auth machine). */
export function createLoopGuard(storage: ResilientStorage, now: () => number): LoopGuard {
  const hasJustFailed = () => {
    const failedAt = Number(storage.read(failedReturnKey) ?? Number.NaN);
    return Math.abs(now() - failedAt) < loopWindowMs;
  };
  const note = () => storage.write(failedReturnKey, String(now()));

  return {
    watch: async (work) => {
      try {
        const answer = await work();
        storage.remove(failedReturnKey);
        return answer;
      } catch (thrown) {
        if (isCancelled(thrown) || isExplained(thrown)) {
          throw thrown;
        }
        const isSecond = hasJustFailed();
        note();
        throw isSecond ? loopError(thrown) : thrown;
      }
    },
    outlive: (clear) => {
      const failedAt = hasJustFailed() ? storage.read(failedReturnKey) : undefined;
      clear();
      if (failedAt !== undefined) {
        storage.write(failedReturnKey, failedAt);
      }
    },
  };
}

/**
 * Failures whose own words help more than "again and again": a "no" pressed at the issuer, a client that is registered
 * wrongly, a wrong clock (T14).
 */
const explained: readonly ErrorCode[] = [
  'signIn.accessDenied',
  'signIn.clientRefused',
  'token.expired',
  'token.notYetValid',
];

function isExplained(thrown: unknown): boolean {
  return thrown instanceof AppError && explained.includes(thrown.code);
}

function loopError(cause: unknown): AppError {
  const detail = cause instanceof AppError ? [cause.code, cause.detail].filter((text) => text).join(': ') : undefined;
  return new AppError('signIn.loop', { cause, detail });
}
