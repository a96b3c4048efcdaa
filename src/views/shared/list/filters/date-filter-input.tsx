import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined';
import { IconButton, InputAdornment, TextField } from '@mui/material';
import { useRef, useState } from 'react';

import { partedAsTyped } from '@/domain/format/dates';
import type { Formats } from '@/domain/format/formats';
import { useTexts } from '@/views/app/localization-context';

import { CalendarPopover } from '../../form/calendar-popover';
import { formTexts } from '../../form/form-texts';
import type { DatePrecision } from './date-precision';
import { listTexts } from '../list-texts';
import { useTypedFilter } from './use-typed-filter';

type DateFilterInputProps = {
  readonly label: string;
  readonly precision: DatePrecision;
  /** ISO date or `yyyy-MM`, what was typed instead, or `''`. */
  readonly day: string;
  readonly formats: Formats;
  readonly error: string | undefined;
  readonly onChange: (day: string) => void;
};

/** A day or month of a filter, typed or chosen from the calendar. */
export function DateFilterInput({ label, day, formats, precision, error, onChange }: DateFilterInputProps) {
  const texts = useTexts(listTexts);
  const words = useTexts(formTexts);
  const inputRef = useRef<HTMLDivElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const shown = precision.isValid(day) ? precision.show(day, formats) : day;
  const draft = useTypedFilter(
    shown,
    (typed) => {
      onChange(precision.parse(typed, formats) ?? typed.trim());
    },
    (before, typed) => partedAsTyped(before, typed, precision.parts),
  );

  return (
    <>
      <TextField
        {...draft}
        ref={inputRef}
        size="small"
        fullWidth
        label={label}
        placeholder={texts(precision.hint)}
        autoComplete="off"
        error={error !== undefined}
        helperText={error}
        slotProps={{
          htmlInput: { inputMode: 'numeric' },
          input: {
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  size="small"
                  edge="end"
                  aria-label={words('form.openCalendar', { label })}
                  onClick={() => {
                    setIsOpen(true);
                  }}
                >
                  <CalendarMonthIcon fontSize="small" />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <CalendarPopover
        kind={precision.calendar}
        label={label}
        fieldRef={inputRef}
        isOpen={isOpen}
        value={precision.isValid(day) ? day : null}
        onChosen={onChange}
        onClose={() => {
          setIsOpen(false);
        }}
      />
    </>
  );
}
