import type { ContributionRule } from '../fund/contribution-rules';
import type { ForceState } from './contribution-amount';
import { forceState } from './contribution-amount-lists';

type Force = Pick<ContributionRule, 'hieuLucTu' | 'hieuLucDen' | 'hoatDong'>;

/** Whether a rule is in force. @param today ISO date. */
export function forceStateOf({ hieuLucTu, hieuLucDen, hoatDong }: Force, today: string): ForceState {
  if (hoatDong === false) {
    return forceState.switchedOff;
  }
  if (today < hieuLucTu) {
    return forceState.notYet;
  }
  return hieuLucDen === null || today <= hieuLucDen ? forceState.inForce : forceState.noLonger;
}
