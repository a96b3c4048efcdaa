import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import { IconButton } from '@mui/material';
import { memo, type ReactElement } from 'react';

import { useTexts } from '@/views/app/localization-context';

import { cellText } from './cell-text';
import { LineCell } from './line-cell';
import { isEditable, valueIn, type LineColumn } from './line-column';
import type { LineActions, LineTableProps } from './line-table-props';
import { lineTableTexts } from './line-table-texts';

type LineRowProps<Line extends object> = Pick<LineTableProps<Line>, 'columns' | 'nameOf' | 'errorOf' | 'onLeave'> & {
  readonly index: number;
  readonly line: Line;
  readonly isReadOnly: boolean;
  readonly hasButton: boolean;
  /** What the line is about stands in it unchanged: its cells are named by it. */
  readonly isNamed: boolean;
  readonly onChange: LineActions['change'];
  readonly onRemove: LineActions['remove'];
};

function PlainLineRow<Line extends object>(props: LineRowProps<Line>) {
  const { index, line, columns, nameOf, hasButton, isNamed, isReadOnly, onRemove } = props;
  const texts = useTexts(lineTableTexts);
  const [n, name] = [index + 1, nameOf(line, index)];
  return (
    <tr aria-rowindex={index + 2}>
      <th scope="row">{n}</th>
      {columns.map((column) => (
        <td
          key={column.field}
          className={column.kind === 'amount' || column.kind === 'count' ? 'is-number' : undefined}
        >
          <LineCellOf
            {...props}
            column={column}
            label={isNamed && name !== '' ? texts('lines.cellOf', { column: column.label, n, name }) : undefined}
          />
        </td>
      ))}
      {hasButton ? (
        <td className="button">
          {/* Reached by Ctrl+Delete from the keyboard, so that Tab goes from cell to cell. */}
          <IconButton
            size="small"
            tabIndex={-1}
            disabled={isReadOnly}
            aria-label={name === '' ? texts('lines.removeUnnamed', { n }) : texts('lines.remove', { n, name })}
            onClick={() => {
              onRemove(index);
            }}
          >
            <DeleteIcon fontSize="small" />
          </IconButton>
        </td>
      ) : null}
    </tr>
  );
}

/** One line of the grid; drawn anew only when it has changed itself. */
export const LineRow = memo(PlainLineRow) as <Line extends object>(props: LineRowProps<Line>) => ReactElement;

type LineCellOfProps<Line extends object> = Pick<
  LineRowProps<Line>,
  'index' | 'line' | 'errorOf' | 'isReadOnly' | 'onChange' | 'onLeave'
> & {
  readonly column: LineColumn<Line>;
  readonly label?: string | undefined;
};

/** A line's cell: a figure as text, anything else as an input. */
export function LineCellOf<Line extends object>({
  index,
  line,
  column,
  label,
  errorOf,
  isReadOnly,
  onChange,
  onLeave,
}: LineCellOfProps<Line>) {
  const texts = useTexts(lineTableTexts);
  const value = valueIn(column, line);
  if (column.figureOf !== undefined) {
    return (
      <span className="figure" title={column.warningOf?.(line) ?? cellText(column, value)}>
        {cellText(column, value)}
      </span>
    );
  }
  return (
    <LineCell
      index={index}
      field={column.field}
      kind={column.kind}
      label={label ?? texts('lines.cell', { column: column.label, n: index + 1 })}
      value={value}
      choices={column.choices}
      emptyChoice={column.emptyChoice}
      isReadOnly={isReadOnly || !isEditable(column, line)}
      isRequired={column.isRequired === true}
      error={errorOf?.(index, column.field)}
      warning={column.warningOf?.(line)}
      onChange={onChange}
      onLeave={onLeave}
    />
  );
}
