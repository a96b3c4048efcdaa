import { Box } from '@mui/material';
import { useEffect, useRef, type RefObject } from 'react';

import { useTexts } from '@/views/app/localization-context';

import { cellText } from './cell-text';
import { buttonWidth, lineGridStyle, numberWidth } from './line-grid-style';
import { LineRow } from './line-row';
import type { LineActions, LineTableProps, Reveal } from './line-table-props';
import { lineTableTexts } from './line-table-texts';
import { lineHeightPx, useLineWindow } from './use-line-window';

type LineGridProps<Line extends object> = LineTableProps<Line> & {
  readonly actions: LineActions;
  readonly revealRef: RefObject<Reveal | undefined>;
  readonly helpId: string;
};

/** The lines as a table with a head that stays, a totals row, and only the lines on the screen drawn. */
export function LineGrid<Line extends object>(props: LineGridProps<Line>) {
  const {
    label,
    lines,
    columns,
    actions,
    revealRef,
    helpId,
    isLocked = false,
    isFixed = false,
    isBusy = false,
    onShow,
  } = props;
  const texts = useTexts(lineTableTexts);
  const scroller = useRef<HTMLDivElement>(null);
  const { first, end, isWindowed, onScroll, reveal } = useLineWindow(lines.length, scroller);
  const hasButtons = !isLocked && !isFixed;
  const hasTotals = columns.some(({ total }) => total !== undefined);
  const span = columns.length + (hasButtons ? 2 : 1);

  useEffect(() => {
    revealRef.current = reveal;
    return () => {
      revealRef.current = undefined;
    };
  }, [revealRef, reveal]);

  useEffect(() => {
    onShow?.(first);
  }, [onShow, first]);

  return (
    <Box ref={scroller} onScroll={onScroll} sx={lineGridStyle(isWindowed, columns[0]?.width ?? 0, hasTotals)}>
      <table
        aria-label={label}
        aria-rowcount={lines.length + 1 + (hasTotals ? 1 : 0)}
        aria-describedby={isLocked ? undefined : helpId}
        onKeyDown={actions.onKeyDown}
        onPaste={actions.onPaste}
      >
        <colgroup>
          <col style={{ width: numberWidth }} />
          {columns.map(({ field, width }) => (
            <col key={field} style={{ width }} />
          ))}
          {hasButtons ? <col style={{ width: buttonWidth }} /> : null}
        </colgroup>
        <thead>
          <tr>
            <th scope="col">{texts('lines.number')}</th>
            {columns.map(({ field, label: name, kind, isRequired }) => (
              <th key={field} scope="col" className={isNumeric(kind) ? 'is-number' : undefined}>
                {name}
                {isRequired === true ? <span aria-hidden> *</span> : null}
              </th>
            ))}
            {hasButtons ? <td className="button" /> : null}
          </tr>
        </thead>
        <tbody>
          {first > 0 ? (
            <tr aria-hidden>
              <td colSpan={span} style={{ height: first * lineHeightPx, padding: 0 }} />
            </tr>
          ) : null}
          {lines.slice(first, end).map((line, place) => (
            <LineRow<Line>
              key={first + place}
              index={first + place}
              line={line}
              columns={columns}
              nameOf={props.nameOf}
              errorOf={props.errorOf}
              isReadOnly={isLocked || isBusy}
              hasButton={hasButtons}
              isNamed={isFixed}
              onChange={actions.change}
              onRemove={actions.remove}
              onLeave={props.onLeave}
            />
          ))}
          {end < lines.length ? (
            <tr aria-hidden>
              <td colSpan={span} style={{ height: (lines.length - end) * lineHeightPx, padding: 0 }} />
            </tr>
          ) : null}
        </tbody>
        {hasTotals ? (
          <tfoot>
            <tr>
              <th />
              {columns.map((column, place) => (
                <td key={column.field} className={isNumeric(column.kind) ? 'is-number' : undefined}>
                  {column.total === undefined
                    ? place === 0
                      ? texts('lines.total')
                      : null
                    : cellText({ ...column, kind: 'amount' }, column.total(lines))}
                </td>
              ))}
              {hasButtons ? <td className="button" /> : null}
            </tr>
          </tfoot>
        ) : null}
      </table>
    </Box>
  );
}

function isNumeric(kind: string): boolean {
  return kind === 'amount' || kind === 'count';
}
