import type { ContributionRule } from '../fund/contribution-rules';
import type { ForceState } from './contribution-amount';

type Force = Pick<ContributionRule, 'hieuLucTu' | 'hieuLucDen' | 'hoatDong'>;

/** Whether a rule is in force: 1 today, 2 not yet, 3 no longer, 4 switched off. @param today ISO date. */
export function forceStateOf({ hieuLucTu, hieuLucDen, hoatDong }: Force, today: string): ForceState {
  if (hoatDong === false) {
    return 4;
  }
  if (today < hieuLucTu) {
    return 2;
  }
  return hieuLucDen === null || today <= hieuLucDen ? 1 : 3;
}
