import type { SupportType } from './support-type';

/**
 * Whether a kind of support may be asked for on a day: the law behind it was in force then (domain dictionary §5.13).
 *
 * @param day ISO date, ngày đề nghị.
 */
export function isInForce(
  { hieuLucTu, hieuLucDen }: Pick<SupportType, 'hieuLucTu' | 'hieuLucDen'>,
  day: string,
): boolean {
  return hieuLucTu <= day && (hieuLucDen === null || day <= hieuLucDen);
}
