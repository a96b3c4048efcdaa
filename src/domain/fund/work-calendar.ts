/** What a row of the administrator's table says of its day: 1 a day off, 2 a day that is worked (làm bù). */
export const dayKind = { off: 1, worked: 2 } as const;

export type DayKind = (typeof dayKind)[keyof typeof dayKind];

/**
 * What the Fund's administrator has decided beside the formula of the law (`DmNgayNghi`, domain dictionary §4.5): days off
 * that the law does not name, and days that are worked though it, or the week, would have them off. ISO dates.
 */
export type WorkCalendar = { readonly off: ReadonlySet<string>; readonly worked: ReadonlySet<string> };

/** The law's days alone: what is reckoned by while the table is not known, and where there is none. */
export const statutoryCalendar: WorkCalendar = { off: new Set(), worked: new Set() };

/** The calendar of the table's rows. @param rows A row per day; `ngay` is an ISO date. */
export function workCalendarOf(rows: Iterable<{ readonly ngay: string; readonly loai: DayKind }>): WorkCalendar {
  const [off, worked] = [new Set<string>(), new Set<string>()];
  for (const { ngay, loai } of rows) {
    (loai === dayKind.worked ? worked : off).add(ngay);
  }
  return { off, worked };
}
