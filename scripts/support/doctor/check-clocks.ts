import { clockSkewMs } from '@/domain/constants';

import { good, skipped, warning, wrong, type Finding } from './finding';

/** Servers that follow a time server differ by less. */
const noticedMs = 30_000;

/**
 * What two clocks that agree can seem apart: `Date` tells whole seconds, each read up to half a second off, and an
 * answer takes its time. Less is nothing that this command can see, however little the product forgives.
 */
const unseenMs = 2_000;

/**
 * How far the clocks of issuer, back end and this machine are apart: tokens are dated by the issuer, judged by the back
 * end and, with the given tolerance, by the browser.
 *
 * @param leads how far each server's clock is ahead of this machine's, in milliseconds
 * @param toleranceMs what the product forgives when it checks an id token
 */
export function clockFinding(
  leads: { readonly issuer: number | undefined; readonly 'back end': number | undefined },
  toleranceMs = clockSkewMs,
): Finding {
  const known = Object.entries(leads).filter((lead): lead is [string, number] => lead[1] !== undefined);
  if (known.length === 0) {
    return skipped('clock.agreement', 'no server told its time (Date)');
  }
  const seen = known.map(([name, lead]) => `${name} ${inSeconds(lead)} beside this machine`);
  const all = [0, ...known.map(([, lead]) => lead)];
  const apart = Math.max(...all) - Math.min(...all);
  const told = `${seen.join(', ')}; ${Math.round(apart / 1_000)} s apart`;
  if (apart > Math.max(toleranceMs, unseenMs)) {
    return wrong('clock.agreement', told);
  }
  return apart > noticedMs ? warning('clock.agreement', told) : good('clock.agreement', told);
}

function inSeconds(milliseconds: number): string {
  const seconds = Math.round(milliseconds / 1_000);
  return `${seconds > 0 ? '+' : ''}${seconds} s`;
}
