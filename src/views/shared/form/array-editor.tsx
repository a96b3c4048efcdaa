import AddIcon from '@mui/icons-material/Add';
import { Box, Button, Typography } from '@mui/material';
import { getIn, setIn, useFormikContext, type FormikTouched } from 'formik';
import { useEffect, useRef, type ReactNode } from 'react';

import { isValidationMessage, validationText } from '@/domain/validation/validation-message';
import { useConfirm } from '@/views/app/notices';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { ArrayRow } from './array-row';
import { useFormEngine } from './form-context';
import { formTexts } from './form-texts';
import { countErrors } from './invalid-fields';
import { useRowKeys } from './use-row-keys';

type ArrayEditorProps<Row> = {
  readonly name: string;
  readonly addLabel: string;
  readonly emptyText: string;
  readonly newRow: () => Row;
  /** What a row is called in headings and questions. */
  readonly nameOf: (row: Row, index: number) => string;
  /** Rows that fold show only their name; a row with something to correct stays open. */
  readonly canFold?: boolean | undefined;
  readonly isLocked?: boolean | undefined;
  /** Why a row cannot be removed; `undefined` when it can. */
  readonly keptBecause?: ((row: Row) => string | undefined) | undefined;
  /** The row's fields; `path` is the row's own path in the values. */
  readonly children: (path: string, row: Row) => ReactNode;
};

/** A list inside a record: rows are added at the end, filled in and removed, all of it from the keyboard too. */
export function ArrayEditor<Row>({
  name,
  addLabel,
  emptyText,
  newRow,
  nameOf,
  canFold = false,
  isLocked = false,
  keptBecause,
  children,
}: ArrayEditorProps<Row>) {
  const { values, errors, touched, submitCount, setFieldValue, setTouched } = useFormikContext<object>();
  const { isBusy, serverErrorOf, hasServerErrorBelow } = useFormEngine();
  const localizer = useLocalizer();
  const texts = useTexts(formTexts);
  const confirm = useConfirm();
  const rows = getIn(values, name) as readonly Row[];
  const rowErrors: unknown = getIn(errors, name);
  const listError =
    isValidationMessage(rowErrors) && submitCount > 0 ? validationText(rowErrors, localizer) : serverErrorOf(name);
  const { keys, openKeys, toggle, add, remove } = useRowKeys(rows.length);
  const listRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const focusNext = useRef<{ readonly index: number; readonly isNew: boolean }>(undefined);

  useEffect(() => {
    const wanted = focusNext.current;
    focusNext.current = undefined;
    if (wanted !== undefined) {
      (rowTarget(listRef.current, wanted) ?? addRef.current)?.focus();
    }
  }, [rows.length]);

  const removeRow = async (index: number) => {
    const row = rows[index];
    const question = texts('form.confirmRemoveRow', { name: row === undefined ? '' : nameOf(row, index) });
    if ((await confirm({ message: question, severity: 'danger' })) === 'confirm') {
      focusNext.current = { index: Math.min(index, rows.length - 2), isNew: false };
      remove(index);
      // Fields that were left are known by their place: those below move up with their rows.
      void setTouched(withoutPlace(touched, name, index), false);
      void setFieldValue(
        name,
        rows.filter((_, other) => other !== index),
      );
    }
  };

  return (
    <Box sx={{ gridColumn: '1 / -1' }}>
      <Box ref={listRef} sx={{ display: 'grid', gap: 1.5 }}>
        {rows.length === 0 ? <Typography color="textSecondary">{emptyText}</Typography> : null}
        {rows.map((row, index) => {
          const path = `${name}.${index}`;
          const key = keys[index] ?? path;
          const isWrong = (submitCount > 0 && countErrors(getIn(errors, path)) > 0) || hasServerErrorBelow(path);
          return (
            <ArrayRow
              key={key}
              title={nameOf(row, index)}
              isFoldable={canFold}
              isOpen={!canFold || isWrong || openKeys.has(key)}
              isWrong={isWrong}
              isLocked={isLocked || isBusy}
              keptBecause={keptBecause?.(row)}
              onToggle={() => {
                toggle(key);
              }}
              onRemove={() => void removeRow(index)}
            >
              {children(path, row)}
            </ArrayRow>
          );
        })}
      </Box>
      {listError === undefined ? null : (
        <Typography role="alert" color="error" variant="body2" sx={{ mt: 1 }}>
          {listError}
        </Typography>
      )}
      {isLocked ? null : (
        <Button
          ref={addRef}
          startIcon={<AddIcon />}
          variant="outlined"
          disabled={isBusy}
          sx={{ mt: 1.5 }}
          onClick={() => {
            focusNext.current = { index: rows.length, isNew: true };
            add();
            void setFieldValue(name, [...rows, newRow()], false);
          }}
        >
          {addLabel}
        </Button>
      )}
    </Box>
  );
}

function withoutPlace(touched: FormikTouched<object>, name: string, index: number): FormikTouched<object> {
  const rows: unknown = getIn(touched, name);
  if (!Array.isArray(rows)) {
    return touched;
  }
  const left: readonly unknown[] = rows;
  // Rows that nobody has been in are holes: they count as rows all the same.
  return setIn(touched, name, [...left.slice(0, index), ...left.slice(index + 1)]) as FormikTouched<object>;
}

/** The first field of a new row; the button of the row that has moved up after a removal. */
function rowTarget(
  list: HTMLElement | null,
  { index, isNew }: { readonly index: number; readonly isNew: boolean },
): HTMLElement | undefined {
  const row = list?.querySelectorAll<HTMLElement>('[data-array-row]')[index];
  const selector = isNew ? 'input:not([disabled]), select:not([disabled]), textarea:not([disabled])' : 'button';
  return row?.querySelector<HTMLElement>(selector) ?? undefined;
}
