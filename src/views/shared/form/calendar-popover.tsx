import { Popover, Skeleton } from '@mui/material';
import type { RefObject } from 'react';

import { useTexts } from '@/views/app/localization-context';

import { closeLayer } from '../focus/escape';
import { Later } from '../loading/later';
import { loadedLater } from '../loading/loaded-later';
import { usePreload } from '../loading/use-preload';
import { formTexts } from './form-texts';

const calendars = {
  day: loadedLater(() => import('./date-calendar').then(({ DateCalendar }) => DateCalendar)),
  month: loadedLater(() => import('./date-calendar').then(({ MonthCalendar }) => MonthCalendar)),
} as const;

export type CalendarKind = keyof typeof calendars;

type CalendarPopoverProps = {
  readonly kind: CalendarKind;
  /** Of the field that it chooses for. */
  readonly label: string;
  /** The field, below which it opens. */
  readonly fieldRef: RefObject<HTMLElement | null>;
  readonly isOpen: boolean;
  /** ISO date, or `yyyy-MM` of a month. */
  readonly value: string | null;
  readonly onChosen: (chosen: string) => void;
  readonly onClose: () => void;
};

/** The calendar below a field; its code is fetched ahead, once there is such a field. */
export function CalendarPopover({ kind, label, fieldRef, isOpen, value, onChosen, onClose }: CalendarPopoverProps) {
  const texts = useTexts(formTexts);
  const calendar = calendars[kind];
  usePreload(calendar);
  return (
    <Popover
      open={isOpen}
      anchorEl={() => fieldRef.current}
      anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
      onClose={closeLayer(onClose)}
      slotProps={{ paper: { role: 'dialog', 'aria-label': texts('form.calendarTitle', { label }) } }}
    >
      <Later
        part={calendar}
        fallback={<Skeleton className="delayed-sign" variant="rectangular" width={320} height={334} aria-busy />}
        props={{
          value,
          onChange: (chosen) => {
            onChosen(chosen);
            onClose();
          },
        }}
      />
    </Popover>
  );
}
