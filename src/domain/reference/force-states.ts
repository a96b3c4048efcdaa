import type { Schemas } from '../contract/schemas';
import type { NamedValue } from './named-value';

/** Tình trạng hiệu lực of what the law lays down for a time: amounts of contribution, kinds of support. */
export type ForceState = Schemas['TinhTrangHieuLuc'];

/** Tình trạng hiệu lực, by name. */
export const forceState = {
  inForce: 1,
  notYet: 2,
  noLonger: 3,
  switchedOff: 4,
} as const satisfies Readonly<Record<string, ForceState>>;

/** The same with the names that people read. */
export const forceStates: readonly NamedValue<ForceState>[] = [
  { id: forceState.inForce, ten: 'Đang hiệu lực', tenEn: 'In force' },
  { id: forceState.notYet, ten: 'Chưa hiệu lực', tenEn: 'Not yet in force' },
  { id: forceState.noLonger, ten: 'Hết hiệu lực', tenEn: 'No longer in force' },
  { id: forceState.switchedOff, ten: 'Ngừng áp dụng', tenEn: 'Switched off' },
];

/** Those that a time of validity alone decides, whatever else is switched off. */
export const validities = forceStates.filter(({ id }) => id !== forceState.switchedOff);

/** ISO dates, both inclusive; without an end it stays in force. */
export type Validity = { readonly hieuLucTu: string; readonly hieuLucDen: string | null };

/** Whether something is in force on a day. @param day ISO date. */
export function forceStateOf(
  { hieuLucTu, hieuLucDen, hoatDong }: Validity & { readonly hoatDong?: boolean },
  day: string,
): ForceState {
  return hoatDong === false ? forceState.switchedOff : validityOn({ hieuLucTu, hieuLucDen }, day);
}

/** Where a day lies in a time of validity. @param day ISO date. */
export function validityOn(
  { hieuLucTu, hieuLucDen }: Validity,
  day: string,
): Exclude<ForceState, typeof forceState.switchedOff> {
  if (day < hieuLucTu) {
    return forceState.notYet;
  }
  return hieuLucDen === null || day <= hieuLucDen ? forceState.inForce : forceState.noLonger;
}

/** Whether a day lies in a time of validity: something may be asked for then. @param day ISO date. */
export function isInForce(validity: Validity, day: string): boolean {
  return validityOn(validity, day) === forceState.inForce;
}
