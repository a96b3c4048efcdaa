import { getIn, useFormikContext } from 'formik';
import { useCallback, useMemo, useState } from 'react';

import { isValidationMessage, validationText, type ValidationMessage } from '@/domain/validation/validation-message';
import { useLocalizer } from '@/views/app/localization-context';
import { Typography } from '@mui/material';

import { useFormEngine } from '../form/form-context';
import { LineTable } from './line-table';
import type { LineTableProps, WrongCell } from './line-table-props';

type LineTableFieldProps<Line extends object> = Omit<
  LineTableProps<Line>,
  'lines' | 'onChange' | 'errorOf' | 'wrongCells' | 'onLeave' | 'isBusy'
> & {
  /** Path of the list in the form's values. */
  readonly name: string;
};

/** A table of lines that is a field of a form: its rules, the server's refusals and the form's draft are the form's. */
export function LineTableField<Line extends object>({ name, ...props }: LineTableFieldProps<Line>) {
  const { values, errors, submitCount, setFieldValue } = useFormikContext<object>();
  const { isBusy, serverErrorOf } = useFormEngine();
  const localizer = useLocalizer();
  const [left, setLeft] = useState<LeftFields>([]);
  const lines = getIn(values, name) as readonly Line[];
  const found: unknown = getIn(errors, name);
  const { columns } = props;

  const errorOf = useCallback(
    (index: number, field: string) => {
      const refused = serverErrorOf(`${name}.${index}.${field}`);
      const message: unknown = getIn(found, `${index}.${field}`);
      const isShown = submitCount > 0 || left[index]?.has(field) === true;
      return isShown && isValidationMessage(message) ? validationText(message, localizer) : refused;
    },
    [name, found, submitCount, left, localizer, serverErrorOf],
  );

  const wrongCells = useMemo<readonly WrongCell[]>(
    () =>
      lines.flatMap((_, index) =>
        columns.filter(({ field }) => errorOf(index, field) !== undefined).map(({ field }) => ({ index, field })),
      ),
    [lines, columns, errorOf],
  );

  const change = useCallback(
    (changed: readonly Line[]) => {
      if (changed.length < lines.length) {
        const gone = goneFrom(lines, changed);
        setLeft((marks) => [...marks.slice(0, gone), ...marks.slice(gone + 1)]);
      }
      void setFieldValue(name, changed);
    },
    [setFieldValue, name, lines],
  );
  const leave = useCallback((index: number, field: string) => {
    setLeft((marks) => (marks[index]?.has(field) === true ? marks : marksWith(marks, index, field)));
  }, []);

  const listError = listErrorOf(found, submitCount);
  const listText = listError === undefined ? serverErrorOf(name) : validationText(listError, localizer);

  return (
    <>
      <LineTable<Line>
        {...props}
        lines={lines}
        onChange={change}
        errorOf={errorOf}
        wrongCells={wrongCells}
        onLeave={leave}
        isBusy={isBusy}
      />
      {listText === undefined ? null : (
        <Typography role="alert" color="error" variant="body2" sx={{ gridColumn: '1 / -1' }}>
          {listText}
        </Typography>
      )}
    </>
  );
}

/** By line, the fields that somebody has left. */
type LeftFields = readonly (ReadonlySet<string> | undefined)[];

function marksWith(marks: LeftFields, index: number, field: string): LeftFields {
  const next = [...marks];
  next[index] = new Set([...(marks[index] ?? []), field]);
  return next;
}

/** Where the line was that is not there any more: those below it have moved up, with their marks. */
function goneFrom(before: readonly object[], after: readonly object[]): number {
  return before.findIndex((line, index) => line !== after[index]);
}

function listErrorOf(found: unknown, submitCount: number): ValidationMessage | undefined {
  return isValidationMessage(found) && submitCount > 0 ? found : undefined;
}
