import type { WorkCalendar } from '@/domain/fund/work-calendar';

/** The administrator's table with these days, ISO dates. */
export function tableOf({
  off = [],
  worked = [],
}: {
  readonly off?: readonly string[];
  readonly worked?: readonly string[];
}): WorkCalendar {
  return { off: new Set(off), worked: new Set(worked) };
}
