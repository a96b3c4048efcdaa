import { decodeJwt } from 'jose';

import type { MockWatcher } from '../../backend';
import { bearerToken } from '../../http/bearer-token';

/** What one sign-in has done since the server started. Times in milliseconds since the epoch. */
export type Activity = {
  /** Of the sign-in's tokens: two people who share an account are two. */
  readonly family: string;
  readonly userId: string;
  readonly calls: number;
  /** Calls that the server broke on. */
  readonly errors: number;
  /** The last call of any kind. */
  readonly seenAt: number;
  /** The last call that a person made; the product asks for news on its own. */
  readonly activeAt: number;
};

export type ActivityLog = {
  /** To be added to the back end's hooks. */
  readonly watch: MockWatcher;
  readonly all: () => readonly Activity[];
  readonly forget: () => void;
};

/** Enough for a classroom; those that were seen least lately go. */
const mostSignIns = 500;

/** Calls that the product makes again and again while nobody touches it. */
const polled: ReadonlySet<string> = new Set(['/api/app/thong-bao', '/api/app/viec-can-lam']);

/** Counts calls by sign-in, for the trainer's page; keeps nothing of what was said. */
export function createActivityLog(clock: () => number): ActivityLog {
  const log = new Map<string, Activity>();
  return {
    watch:
      ({ request }) =>
      (response) => {
        const signIn = signInOf(request);
        if (signIn === undefined || response === undefined || response.status === 401) {
          return;
        }
        const now = clock();
        const known = log.get(signIn.family) ?? { ...signIn, calls: 0, errors: 0, activeAt: now };
        log.delete(signIn.family);
        log.set(signIn.family, {
          ...known,
          calls: known.calls + 1,
          errors: known.errors + (response.status >= 500 ? 1 : 0),
          seenAt: now,
          activeAt: isPoll(request) ? known.activeAt : now,
        });
        const [oldest] = log.keys();
        if (log.size > mostSignIns && oldest !== undefined) {
          log.delete(oldest);
        }
      },
    all: () => [...log.values()],
    forget: () => {
      log.clear();
    },
  };
}

function signInOf({ headers }: Request): Pick<Activity, 'family' | 'userId'> | undefined {
  const token = bearerToken(headers);
  if (token === undefined) {
    return undefined;
  }
  try {
    const { sub, oi_au_id: family } = decodeJwt(token);
    return sub !== undefined && typeof family === 'string' ? { family, userId: sub } : undefined;
  } catch {
    return undefined;
  }
}

function isPoll({ method, url }: Request): boolean {
  return method === 'GET' && polled.has(new URL(url).pathname);
}
