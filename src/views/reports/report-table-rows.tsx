import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { memo } from 'react';

import type { ReportCode, ReportFigures, RowKey } from '@/domain/reports/report';
import type { ReportDescription } from '@/domain/reports/report-description';
import type { LaidRow } from '@/domain/reports/report-layout';

import type { ReportWords } from './report-words';
import type { FigureAddress } from './use-figure-address';

/** What all rows of a table are drawn with. */
export type TableLook = {
  readonly description: ReportDescription;
  readonly words: ReportWords;
  /** Columns before which a line stands. */
  readonly starts: ReadonlySet<string>;
  readonly addressFor: FigureAddress;
};

type TableRowProps = {
  /** Its place among all rows of the grid, heads included. */
  readonly rowIndex: number;
  readonly laid: LaidRow;
  readonly look: TableLook;
  readonly isOpen: boolean;
  readonly isFoldable: boolean;
  readonly onToggle: (id: string) => void;
};

/** A row of a report: its name, which may fold, and its figures. */
export const TableRow = memo(function TableRow({ rowIndex, laid, look, isOpen, isFoldable, onToggle }: TableRowProps) {
  const { row, path, level, hasChildren } = laid;
  const { words } = look;
  const name = words.rowName(row);
  const classes = [hasChildren ? 'group' : '', isOpen && hasChildren ? 'open' : '', level > 0 ? 'inner' : ''];
  return (
    <tr aria-rowindex={rowIndex} className={classes.filter(Boolean).join(' ')}>
      <th scope="row" className="name" {...(isFoldable ? {} : { tabIndex: -1 })}>
        {isFoldable ? (
          <button
            type="button"
            className="fold"
            tabIndex={-1}
            aria-expanded={isOpen}
            onClick={() => {
              onToggle(row.id);
            }}
          >
            <ChevronRightIcon fontSize="small" aria-hidden />
            {name}
          </button>
        ) : (
          name
        )}
      </th>
      <Figures figures={row.giaTri} path={path} name={name} look={look} />
    </tr>
  );
});

type FiguresProps = {
  readonly figures: ReportFigures;
  readonly path: readonly RowKey[];
  readonly name: string;
  readonly look: TableLook;
};

/** The figures of a row, each with the list that it is made of. */
export function Figures({ figures, path, name, look }: FiguresProps) {
  const { description, words, starts, addressFor } = look;
  return description.columns.map(({ code: column, kind, group, isSubtotal }) => {
    const value = figures[column] ?? null;
    const text = words.figure(kind, value);
    const href = value === null ? undefined : addressFor(path, column);
    const classes = [
      starts.has(column) ? 'first-of-group' : '',
      isSubtotal ? 'sum' : '',
      value === null ? 'none' : value === 0 ? 'zero' : '',
    ];
    return (
      <td
        key={column}
        className={classes.filter(Boolean).join(' ') || undefined}
        {...(href === undefined ? { tabIndex: -1 } : {})}
      >
        {href === undefined ? (
          text
        ) : (
          <a
            href={href}
            data-figure=""
            tabIndex={-1}
            aria-label={words.text('table.open', {
              column: fullTitle(words, description.code, column, group),
              row: name,
              value: text,
            })}
          >
            {text}
          </a>
        )}
      </td>
    );
  });
}

/** A column's title with that of its group: several groups have a column of the same name. */
function fullTitle(words: ReportWords, code: ReportCode, column: string, group: string | undefined): string {
  const own = words.columnTitle(code, column);
  return group === undefined ? own : `${words.groupTitle(group)}, ${own}`;
}
