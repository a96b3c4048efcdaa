import { daysOverdue, isDueSoon } from '../fund/deadlines';
import type { HomeTile, HomeTileCode } from './home';

/** How much a tile asks for: nothing, to be known, to be acted on, late. */
export type TileTone = 'quiet' | 'plain' | 'attention' | 'overdue';

/** What counts nothing but what is late. */
const late: ReadonlySet<HomeTileCode> = new Set(['don-vi-qua-han']);

/** Figures of a month that is over: nobody has to act on them. */
const known: ReadonlySet<HomeTileCode> = new Set([
  'xuat-canh-thang-truoc',
  'thu-quy-thang-truoc',
  'ho-tro-da-chi-thang-truoc',
]);

/** @param today ISO date. */
export function tileTone({ ma, giaTri, hanXuLy }: HomeTile, today: string): TileTone {
  if (known.has(ma)) {
    return 'plain';
  }
  if (ma === 'ky-den-han') {
    return hanXuLy === null ? 'quiet' : toneOfDay(hanXuLy, today);
  }
  if (giaTri === 0) {
    return 'quiet';
  }
  return late.has(ma) || (hanXuLy !== null && daysOverdue(hanXuLy, today) > 0) ? 'overdue' : 'attention';
}

/** Whether a tile is about a month that is over. */
export function isOfMonth({ ma }: HomeTile): boolean {
  return known.has(ma);
}

function toneOfDay(day: string, today: string): TileTone {
  if (daysOverdue(day, today) > 0) {
    return 'overdue';
  }
  return isDueSoon(day, today) ? 'attention' : 'plain';
}
