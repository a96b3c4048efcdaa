import { createFormats } from '@/domain/format/formats';
import { daysOverdue, isDueSoon } from '@/domain/fund/deadlines';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { dueTexts } from './due-texts';
import { Tag } from '../list/cells/tag';
import { useToday } from './use-today';

/** Says beside a day that it has passed or is near; for what is still owed. @param day ISO date. */
export function DueTag({ day }: { readonly day: string }) {
  const texts = useTexts(dueTexts);
  const { number } = createFormats(useLocalizer().language);
  const today = useToday();
  const overdue = daysOverdue(day, today);
  if (overdue > 0) {
    return <Tag text={texts('due.overdue', { n: number(overdue) })} tone="error" />;
  }
  return isDueSoon(day, today) ? <Tag text={texts('due.soon')} tone="warning" /> : null;
}
