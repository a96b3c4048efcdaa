import type { Contender } from './contender';
import { goodAnswers, hostileAnswers, measureAnswers, type Verdict } from './hostile-answers';
import {
  measureExpiry,
  measureOutage,
  measureStorm,
  measureUnknownLife,
  type ExpiryFigures,
  type OutageFigures,
  type StormFigures,
} from './renewals';

export const tabCounts = [1, 2, 8] as const;
export const callCount = 1_000;

/** Everything that is measured of one contender. */
export type Figures = {
  readonly name: string;
  /** In the order of `tabCounts`. */
  readonly expiries: readonly ExpiryFigures[];
  readonly storm: StormFigures;
  readonly unknownLife: { readonly missing: number; readonly zero: number };
  readonly outage: OutageFigures;
  /** In the order of `hostileAnswers` and of `goodAnswers`. */
  readonly hostile: readonly Verdict[];
  readonly good: readonly Verdict[];
};

export async function measureContender(contender: Contender): Promise<Figures> {
  const expiries: ExpiryFigures[] = [];
  for (const count of tabCounts) {
    expiries.push(await measureExpiry(contender, count));
  }
  return {
    name: contender.name,
    expiries,
    storm: await measureStorm(contender, callCount),
    unknownLife: {
      missing: await measureUnknownLife(contender, undefined),
      zero: await measureUnknownLife(contender, 0),
    },
    outage: await measureOutage(contender),
    hostile: await measureAnswers(contender, hostileAnswers),
    good: await measureAnswers(contender, goodAnswers),
  };
}
