import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ClipboardEvent,
  type KeyboardEvent,
  type RefObject,
} from 'react';

import { useTexts } from '@/views/app/localization-context';
import { useConfirm } from '@/views/app/notices';

import { isComposed } from '../focus/keyboard-holders';
import { isEditable, type LineValue } from './line-column';
import type { LineActions, LineTableProps, Reveal } from './line-table-props';
import { lineTableTexts } from './line-table-texts';
import { pastedCells, pasteInto } from './pasted-lines';

/** What can be done with lines from the keyboard, the clipboard and the buttons; all of it stable between renders. */
export function useLineActions<Line extends object>(
  props: LineTableProps<Line> & { readonly mostLines: number },
  rootRef: RefObject<HTMLDivElement | null>,
  revealRef: RefObject<Reveal | undefined>,
): LineActions {
  const texts = useTexts(lineTableTexts);
  const confirm = useConfirm();
  const latest = useRef(props);
  const wanted = useRef<{ readonly index: number; readonly field: string | undefined }>(undefined);
  const [isCut, setIsCut] = useState(false);
  const [asked, setAsked] = useState(0);

  useEffect(() => {
    latest.current = props;
  });

  const isEmpty = props.lines.length === 0;
  useEffect(() => {
    const target = wanted.current;
    if (target !== undefined) {
      wanted.current = undefined;
      revealRef.current?.(target.index);
      // The grid draws a line that has just come onto the screen with the next frame.
      requestAnimationFrame(() => {
        const cell = cellElement(rootRef.current, target.index, target.field);
        (cell ?? (isEmpty ? addButton(rootRef.current) : undefined))?.focus();
      });
    }
  }, [asked, props.lines.length, isEmpty, rootRef, revealRef]);

  const focusCell = useCallback(
    (index: number, field: string | undefined) => {
      const present = cellElement(rootRef.current, index, field);
      if (present !== undefined) {
        present.focus();
        return;
      }
      wanted.current = { index, field };
      revealRef.current?.(index);
      setAsked((count) => count + 1);
    },
    [rootRef, revealRef],
  );

  const change = useCallback((index: number, field: string, value: LineValue) => {
    const { lines, onChange, changeLine } = latest.current;
    onChange(
      lines.map((line, place) => {
        const changed = { ...line, [field]: value };
        return place === index ? (changeLine?.(changed, field) ?? changed) : line;
      }),
    );
  }, []);

  const add = useCallback(() => {
    const { lines, onChange, newLine, mostLines, isBusy } = latest.current;
    if (lines.length < mostLines && isBusy !== true) {
      wanted.current = { index: lines.length, field: undefined };
      revealRef.current?.(lines.length);
      onChange([...lines, newLine()]);
    }
  }, [revealRef]);

  const remove = useCallback(
    async (index: number) => {
      const { lines, nameOf, newLine, isLocked, isFixed, isBusy } = latest.current;
      const line = lines[index];
      if (line === undefined || isLocked === true || isFixed === true || isBusy === true) {
        return;
      }
      const [n, name] = [index + 1, nameOf(line, index)];
      const question =
        name === '' ? texts('lines.confirmRemoveUnnamed', { n }) : texts('lines.confirmRemove', { n, name });
      if (isSame(line, newLine()) || (await confirm({ message: question, severity: 'danger' })) === 'confirm') {
        wanted.current = { index: Math.max(0, Math.min(index, lines.length - 2)), field: undefined };
        // The next line takes this one's place: what was typed into a cell must not be shown there.
        rootRef.current?.querySelector<HTMLElement>(':focus')?.blur();
        latest.current.onChange(latest.current.lines.filter((_, place) => place !== index));
      }
    },
    [texts, confirm, rootRef],
  );

  const onKeyDown = useCallback(
    (event: KeyboardEvent<HTMLElement>) => {
      const at = placeOf(event.target);
      if (at === undefined || isComposed(event.nativeEvent)) {
        return;
      }
      const { lines, columns, isFixed, isLocked, newLine, isBlank, mostLines } = latest.current;
      const moveTo = (index: number, field: string | undefined) => {
        event.preventDefault();
        focusCell(index, field);
      };
      if (event.key === 'Delete' && event.ctrlKey) {
        event.preventDefault();
        void remove(at.index);
        return;
      }
      if ((event.key === 'ArrowDown' || event.key === 'ArrowUp') && !(event.target instanceof HTMLSelectElement)) {
        const next = at.index + (event.key === 'ArrowDown' ? 1 : -1);
        if (next >= 0 && next < lines.length) {
          moveTo(next, at.field);
        }
        return;
      }
      const goesOn = event.key === 'Enter' || (event.key === 'Tab' && !event.shiftKey);
      // Cells of a locked table may be disabled: Tab would be stopped here and come to none of them.
      if (!goesOn || event.ctrlKey || event.metaKey || event.altKey || (event.key === 'Tab' && isLocked === true)) {
        return;
      }
      const line = lines[at.index];
      const later = columns.slice(columns.findIndex(({ field }) => field === at.field) + 1);
      const next = line === undefined ? undefined : later.find((column) => isEditable(column, line));
      if (next !== undefined) {
        moveTo(at.index, next.field);
      } else if (at.index < lines.length - 1) {
        moveTo(at.index + 1, undefined);
      } else if (event.key === 'Enter' || line === undefined || !(isBlank?.(line) ?? isSame(line, newLine()))) {
        // Tab leaves a table that is full.
        const mayGrow = isFixed !== true && isLocked !== true;
        if (mayGrow && (event.key === 'Enter' || lines.length < mostLines)) {
          event.preventDefault();
          add();
        }
      }
    },
    [focusCell, remove, add],
  );

  const onPaste = useCallback((event: ClipboardEvent<HTMLElement>) => {
    const at = placeOf(event.target);
    const text = event.clipboardData.getData('text/plain');
    // The browser pastes one cell into a field that is typed into, and nothing into any other.
    const cells = pastedCells(text) ?? (isTypedInto(event.target) ? undefined : [[text]]);
    const { lines, columns, onChange, newLine, mostLines, changeLine, isFixed, isLocked, isBusy } = latest.current;
    if (at === undefined || cells === undefined || isLocked === true || isBusy === true) {
      return;
    }
    event.preventDefault();
    const most = isFixed === true ? lines.length : mostLines;
    setIsCut(at.index + cells.length > most);
    onChange(
      pasteInto(cells, {
        lines,
        columns,
        line: at.index,
        column: columns.findIndex(({ field }) => field === at.field),
        newLine,
        mostLines: most,
        changeLine: changeLine ?? ((line) => line),
      }),
    );
  }, []);

  return {
    change,
    add,
    remove: useCallback((index: number) => void remove(index), [remove]),
    focusCell,
    onKeyDown,
    onPaste,
    isCut,
  };
}

function placeOf(target: EventTarget): { readonly index: number; readonly field: string } | undefined {
  const { line, field } = target instanceof HTMLElement ? target.dataset : {};
  return line === undefined || field === undefined ? undefined : { index: Number(line), field };
}

function isTypedInto(target: EventTarget): boolean {
  return target instanceof HTMLInputElement && target.type === 'text';
}

/** A line's cell, or its first one that can be typed into. */
function cellElement(root: HTMLElement | null, index: number, field: string | undefined): HTMLElement | undefined {
  const cells = root?.querySelectorAll<HTMLInputElement>(`[data-line="${index}"]`) ?? [];
  const wanted = [...cells].find((cell) =>
    field === undefined ? !cell.readOnly && !cell.disabled : cell.dataset['field'] === field,
  );
  return wanted ?? undefined;
}

/** What the focus goes to when the last line has gone. */
function addButton(root: HTMLElement | null): HTMLElement | undefined {
  return root?.querySelector<HTMLElement>('[data-add-line]') ?? undefined;
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
