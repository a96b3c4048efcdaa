import { memo, useRef, useState, type ChangeEvent } from 'react';

import { amountText, isTypedEdit } from '../form/amount-text';
import { cellText, readTyped } from './cell-text';
import type { LineCellKind, LineValue } from './line-column';
import type { Choice } from '../form/select-field';
import { cellAttributes } from './line-table-props';
import { pastedCells } from './pasted-lines';

export type LineCellProps = {
  readonly index: number;
  readonly field: string;
  readonly kind: LineCellKind;
  readonly label: string;
  readonly value: LineValue;
  readonly choices: readonly Choice[] | undefined;
  readonly emptyChoice: string | undefined;
  readonly isReadOnly: boolean;
  readonly isRequired: boolean;
  readonly error: string | undefined;
  readonly warning: string | undefined;
  readonly describedBy?: string | undefined;
  readonly onChange: (index: number, field: string, value: LineValue) => void;
  readonly onLeave: ((index: number, field: string) => void) | undefined;
};

/** One cell that can be typed into. While it has the focus it shows what was typed, afterwards what that means. */
export const LineCell = memo(function LineCell(props: LineCellProps) {
  const { index, field, kind, label, value, isReadOnly, isRequired, error, warning, describedBy, onChange, onLeave } =
    props;
  const common = {
    ...cellAttributes(index, field),
    'aria-label': label,
    'aria-invalid': error !== undefined,
    'aria-required': isRequired,
    'aria-describedby': describedBy,
    title: error ?? warning ?? (isReadOnly ? wholeText(props) : undefined),
    className: warning === undefined ? undefined : 'is-warned',
    onBlur: () => {
      onLeave?.(index, field);
    },
  };
  if (kind === 'check') {
    return (
      <input
        {...common}
        type="checkbox"
        checked={value === true}
        disabled={isReadOnly}
        onChange={({ target }) => {
          onChange(index, field, target.checked);
        }}
      />
    );
  }
  return kind === 'choice' ? <ChoiceCell {...props} common={common} /> : <TypedCell {...props} common={common} />;
});

/** What may be cut off in a cell that cannot be gone through by the caret; figures and days fit their columns. */
function wholeText({ kind, choices, value }: LineCellProps): string | undefined {
  return kind === 'choice' || kind === 'text' ? cellText({ kind, choices }, value) || undefined : undefined;
}

type Common = { readonly title: string | undefined; readonly onBlur: () => void };
type PartProps = LineCellProps & { readonly common: Common };

/** All choices are drawn only in the cell that is pointed at or has the focus: a table of 40 lines would hold 40,000. */
function ChoiceCell({ index, field, value, choices = [], emptyChoice = '', isReadOnly, onChange, common }: PartProps) {
  const [isWhole, setIsWhole] = useState(false);
  const isEmpty = value === null || value === undefined || value === '';
  const chosen = choices.filter(({ id }) => id === value).slice(0, 1);
  const drawn = isWhole && !isReadOnly ? choices : chosen;
  const select = ({ target }: ChangeEvent<HTMLSelectElement>) => {
    onChange(index, field, choices.find(({ id }) => String(id) === target.value)?.id ?? null);
  };
  return (
    <select
      {...common}
      value={String(value ?? '')}
      disabled={isReadOnly}
      onChange={select}
      onPointerDown={() => {
        setIsWhole(true);
      }}
      onPointerCancel={({ currentTarget }) => {
        // A finger that turned out to scroll.
        setIsWhole(document.activeElement === currentTarget);
      }}
      onFocus={() => {
        setIsWhole(true);
      }}
      onBlur={({ relatedTarget }) => {
        // A phone's own list takes the focus of the window and is still to be chosen from.
        setIsWhole((was) => was && relatedTarget === null);
        common.onBlur();
      }}
    >
      {isReadOnly && !isEmpty ? null : <option value="">{emptyChoice}</option>}
      {isEmpty || chosen.length > 0 ? null : <option value={String(value)}>{String(value)}</option>}
      {drawn.map(({ id, label }) => (
        <option key={id} value={String(id)}>
          {label}
        </option>
      ))}
    </select>
  );
}

function TypedCell({ index, field, kind, value, choices, isReadOnly, onChange, common }: PartProps) {
  const [typed, setTyped] = useState<string>();
  const haveDotsMoved = useRef(false);
  const isNumber = kind === 'amount' || kind === 'count';
  const shown = typed ?? cellText({ kind, choices }, value);
  const forgetTyped = () => {
    setTyped(undefined);
    haveDotsMoved.current = false;
  };
  return (
    <input
      {...common}
      type="text"
      inputMode={isNumber ? 'numeric' : undefined}
      autoComplete="off"
      readOnly={isReadOnly}
      value={shown}
      onFocus={({ target }) => {
        target.select();
      }}
      onChange={({ target, nativeEvent }) => {
        // What is typed is not grouped anew before the cell is left.
        const wasGrouped = haveDotsMoved.current || (typeof value === 'number' && shown === amountText(value));
        haveDotsMoved.current = isTypedEdit(nativeEvent) && shown.includes('.') && wasGrouped;
        setTyped(target.value);
        onChange(index, field, readTyped(kind, target.value, haveDotsMoved.current));
      }}
      onPaste={({ clipboardData }) => {
        // Several cells go into the lines, not into this text.
        if (pastedCells(clipboardData.getData('text/plain')) !== undefined) {
          forgetTyped();
        }
      }}
      onBlur={() => {
        forgetTyped();
        common.onBlur();
      }}
    />
  );
}
