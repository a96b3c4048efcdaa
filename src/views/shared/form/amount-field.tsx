import { InputAdornment, OutlinedInput } from '@mui/material';
import { memo, useLayoutEffect, useReducer, useRef } from 'react';

import { amountInWords } from '@/domain/fund/amount-in-words';
import { validationMessage, validationText } from '@/domain/validation/validation-message';
import { useLocalizer } from '@/views/app/localization-context';

import { amountText, caretAfter, isTypedEdit, readAmount, readDecimal, settleDecimal } from './amount-text';
import { FieldFrame, inputState, type FieldProps } from './field-frame';
import { useFormField, type FormField } from './use-form-field';

type AmountFieldProps = FieldProps & {
  /** Shown behind the figure: `₫`, a currency's code, a word. */
  readonly unit?: string | undefined;
  readonly hasDecimals?: boolean | undefined;
  /** Says an amount of đồng in words below the field, so that a missing nought is heard. */
  readonly hasWords?: boolean | undefined;
};

/** Money or a count, grouped by dots while it is typed. Text that is no amount stays and is marked. */
export function AmountField(props: AmountFieldProps) {
  const field = useFormField<number | string | null>(props.name);
  const localizer = useLocalizer();
  const isUnreadable = field.error !== undefined && typeof field.value === 'string';
  const error = isUnreadable
    ? validationText(validationMessage(props.hasDecimals === true ? 'invalid' : 'money'), localizer)
    : field.error;
  return <AmountInput {...props} {...field} error={error} />;
}

/** The words are Vietnamese on a page of any language, and are read out by a voice that can say them (WCAG 3.1.2). */
function HelpWithWords({ help = '', words }: { readonly help: string | undefined; readonly words: string }) {
  return (
    <>
      {help === '' ? null : `${help} · `}
      <span lang="vi">{words}</span>
    </>
  );
}

const AmountInput = memo(function AmountInput(props: AmountFieldProps & FormField<number | string | null>) {
  const { id, name, help, error, value, isBusy, isLocked, unit, hasDecimals, hasWords, change, leave } = props;
  const inputRef = useRef<HTMLInputElement>(null);
  const digitsBeforeCaret = useRef<number>(undefined);
  const [edits, countEdit] = useReducer((count: number) => count + 1, 0);
  const text = amountText(value);
  const words = hasWords === true && typeof value === 'number' ? amountInWords(value) : undefined;
  const shownHelp = words === undefined ? help : <HelpWithWords help={help} words={words} />;
  const settle = () => {
    const settled = hasDecimals === true ? settleDecimal(value) : value;
    if (settled !== value) {
      change(settled);
    }
  };

  useLayoutEffect(() => {
    const input = inputRef.current;
    if (input !== null && digitsBeforeCaret.current !== undefined && input === document.activeElement) {
      const caret = caretAfter(text, digitsBeforeCaret.current);
      input.setSelectionRange(caret, caret);
      digitsBeforeCaret.current = undefined;
    }
    // An edit that leaves the text as it was, such as deleting a dot, is undone by React, caret and all.
  }, [text, edits]);

  return (
    <FieldFrame field={{ ...props, help: shownHelp }}>
      <OutlinedInput
        id={id}
        name={name}
        size="small"
        fullWidth
        inputRef={inputRef}
        value={text}
        readOnly={isLocked === true || isBusy}
        autoComplete="off"
        onChange={({ target, nativeEvent }) => {
          const { value: typed } = target;
          const read = hasDecimals === true ? readDecimal : readAmount;
          const next = read(typed, value, isTypedEdit(nativeEvent));
          const beforeCaret = typed.slice(0, target.selectionStart ?? typed.length);
          digitsBeforeCaret.current = typeof next === 'number' ? beforeCaret.replaceAll(/\D/gu, '').length : undefined;
          countEdit();
          change(next);
        }}
        onKeyDown={({ key }) => {
          // Enter submits without leaving the field.
          if (key === 'Enter') {
            settle();
          }
        }}
        onBlur={() => {
          settle();
          leave();
        }}
        endAdornment={unit === undefined ? null : <InputAdornment position="end">{unit}</InputAdornment>}
        slotProps={{
          input: {
            inputMode: hasDecimals === true ? 'decimal' : 'numeric',
            style: { textAlign: 'right', fontVariantNumeric: 'tabular-nums' },
            ...inputState(id, error, shownHelp),
          },
        }}
      />
    </FieldFrame>
  );
});
