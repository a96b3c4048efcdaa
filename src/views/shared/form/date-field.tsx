import CalendarMonthIcon from '@mui/icons-material/CalendarMonthOutlined';
import { IconButton, InputAdornment, OutlinedInput } from '@mui/material';
import { memo, useRef, useState } from 'react';

import { datePattern } from '@/domain/constants';
import { isIsoDate } from '@/domain/format/calendar';
import { formatDate, parseDate, partedAsTyped } from '@/domain/format/dates';
import { useTexts } from '@/views/app/localization-context';

import { CalendarPopover } from './calendar-popover';
import { FieldFrame, inputState, type FieldProps } from './field-frame';
import { formTexts } from './form-texts';
import { useFormField, type FormField } from './use-form-field';

/**
 * A day, typed as `dd/MM/yyyy` (separators and leading zeros may be missing) or chosen from a calendar. The form holds
 * it as an ISO date, nothing as `null`, and what is no day as the text that was typed.
 */
export function DateField(props: FieldProps) {
  const field = useFormField<string | null>(props.name);
  return <DateInput {...props} {...field} />;
}

const DateInput = memo(function DateInput(props: FieldProps & FormField<string | null>) {
  const { id, name, label, help, error, value, isBusy, isRequired, isLocked, change, leave } = props;
  const texts = useTexts(formTexts);
  const [typed, setTyped] = useState<string>();
  const [isOpen, setIsOpen] = useState(false);
  const inputRef = useRef<HTMLInputElement>(null);
  const nothing = isRequired === true ? '' : null;
  const cannotChange = isLocked === true || isBusy;

  return (
    <FieldFrame field={props}>
      <OutlinedInput
        id={id}
        name={name}
        size="small"
        fullWidth
        inputRef={inputRef}
        placeholder={texts('form.dateHint')}
        value={typed ?? textOf(value)}
        readOnly={cannotChange}
        autoComplete="off"
        onChange={({ target }) => {
          const text = partedAsTyped(typed ?? textOf(value), target.value, 3);
          setTyped(text);
          change(text.trim() === '' ? nothing : (parseDate(text, datePattern) ?? text));
        }}
        onBlur={() => {
          setTyped(undefined);
          leave();
        }}
        endAdornment={
          // Without a gap: a third of a row just holds the hint.
          <InputAdornment position="end" sx={{ ml: 0 }}>
            <IconButton
              edge="end"
              size="small"
              aria-label={texts('form.openCalendar', { label })}
              disabled={cannotChange}
              onClick={() => {
                setIsOpen(true);
              }}
            >
              <CalendarMonthIcon fontSize="small" />
            </IconButton>
          </InputAdornment>
        }
        slotProps={{ input: { inputMode: 'numeric', ...inputState(id, error, help) } }}
      />
      <CalendarPopover
        kind="day"
        label={label}
        fieldRef={inputRef}
        isOpen={isOpen}
        value={isIsoDate(value ?? '') ? value : null}
        onChosen={(day) => {
          change(day);
          leave();
        }}
        onClose={() => {
          setIsOpen(false);
        }}
      />
    </FieldFrame>
  );
});

function textOf(value: string | null): string {
  return value !== null && isIsoDate(value) ? formatDate(value, datePattern) : (value ?? '');
}
