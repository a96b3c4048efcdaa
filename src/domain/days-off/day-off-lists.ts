import { dayKind, type DayKind } from '../fund/work-calendar';
import type { NamedValue } from '../reference/named-value';

/** Loại ngày. */
export const dayKinds: readonly NamedValue<DayKind>[] = [
  { id: dayKind.off, ten: 'Nghỉ', tenEn: 'Off' },
  { id: dayKind.worked, ten: 'Làm bù', tenEn: 'Worked' },
];
