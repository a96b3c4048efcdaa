import ChevronRightIcon from '@mui/icons-material/ChevronRight';
import { Box } from '@mui/material';
import { Fragment, memo, useCallback, useMemo, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import { addressOf, routeOf, type RouteName } from '@/domain/navigation/routes';
import { isGranted } from '@/domain/policies/policy-expression';
import { drillDown } from '@/domain/reports/drill-down';
import type { ReportCode, ReportFigures, ReportFilters, RowKey } from '@/domain/reports/report';
import type { ReportColumn } from '@/domain/reports/report-columns';
import type { ReportDescription } from '@/domain/reports/report-description';
import { laidRows, type LaidRow } from '@/domain/reports/report-layout';
import { rowKinds } from '@/domain/reports/report-table';
import { commonTexts } from '@/domain/localization/common-texts';
import { useGrantedPolicies } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';

import { columnHeads } from './column-heads';
import type { AnsweredReport } from './report-paper-content';
import { reportTableStyle } from './report-table-style';
import { firstColumnTitle, type ReportWords } from './report-words';
import { useGridKeys } from './use-grid-keys';

type ReportTableProps = {
  readonly description: ReportDescription;
  readonly answered: AnsweredReport;
  readonly words: ReportWords;
  /** ISO date. */
  readonly today: string;
  /** Ids of the rows whose inner rows, or people, are shown. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  /** What a row without inner rows opens; absent where such rows open nothing. */
  readonly detailOf?: (row: LaidRow) => ReactNode;
};

/** From this many columns on they stand closer together. */
const denseColumns = 12;

/** The figures of a report as a grid: each leads to the list that it is made of. */
export function ReportTable({
  description,
  answered: { report, filters },
  words,
  today,
  open,
  onToggle,
  detailOf,
}: ReportTableProps) {
  const common = useTexts(commonTexts);
  const [, navigate] = useLocation();
  const { tableRef, onKeyDown, onFocus } = useGridKeys();
  const { code, columns } = description;
  const heads = columnHeads(columns);
  const rows = useMemo(() => laidRows(report.nhom), [report]);
  const addressFor = useFigureAddress(description, filters, today);
  const starts = useMemo(() => groupStarts(columns), [columns]);
  const look = useMemo<Look>(
    () => ({ description, words, starts, addressFor }),
    [description, words, starts, addressFor],
  );

  // One handler for hundreds of links, which stay links: a new tab opens as ever.
  const follow = (event: MouseEvent<HTMLTableElement>) => {
    const link = (event.target as HTMLElement).closest<HTMLAnchorElement>('a[data-figure]');
    const isPlain = event.button === 0 && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.altKey;
    if (link !== null && isPlain) {
      event.preventDefault();
      navigate(link.getAttribute('href') ?? '');
    }
  };

  return (
    <Box className={columns.length >= denseColumns ? 'dense' : undefined} sx={reportTableStyle}>
      <table
        ref={tableRef}
        role="grid"
        aria-label={words.text('table.label')}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onClick={follow}
      >
        <thead>
          <tr>
            <th scope="col" rowSpan={heads.rowCount} className="name">
              {firstColumnTitle(words, rowKinds(description, filters))}
            </th>
            {heads.first.map(({ key, group, span }) => (
              <th
                key={key}
                scope={group === undefined ? 'col' : 'colgroup'}
                colSpan={span}
                rowSpan={group === undefined ? heads.rowCount : 1}
                className={group === undefined ? (starts.has(key) ? 'first-of-group' : undefined) : 'over'}
              >
                {group === undefined ? words.columnTitle(code, key) : words.groupTitle(group)}
              </th>
            ))}
          </tr>
          {heads.second.length === 0 ? null : (
            <tr>
              {heads.second.map((column) => (
                <th key={column} scope="col" className={starts.has(column) ? 'first-of-group' : undefined}>
                  {words.columnTitle(code, column)}
                </th>
              ))}
            </tr>
          )}
        </thead>
        <tbody>
          {rows
            .filter(({ inside }) => inside.every((id) => open.has(id)))
            .map((laid) => {
              const isOpen = open.has(laid.row.id);
              const detail = isOpen && !laid.hasChildren ? detailOf?.(laid) : undefined;
              return (
                <Fragment key={laid.row.id}>
                  <TableRow
                    laid={laid}
                    look={look}
                    isOpen={isOpen}
                    isFoldable={laid.hasChildren || detailOf !== undefined}
                    onToggle={onToggle}
                  />
                  {detail === undefined ? null : (
                    <tr data-detail="">
                      <td colSpan={columns.length + 1}>{detail}</td>
                    </tr>
                  )}
                </Fragment>
              );
            })}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row" className="name" tabIndex={-1}>
              {common('word.total')}
            </th>
            <Figures figures={report.tong} path={[]} name={common('word.total')} look={look} />
          </tr>
        </tfoot>
      </table>
    </Box>
  );
}

type Look = {
  readonly description: ReportDescription;
  readonly words: ReportWords;
  /** Columns before which a line stands. */
  readonly starts: ReadonlySet<string>;
  readonly addressFor: (path: readonly RowKey[], column: string) => string | undefined;
};

type TableRowProps = {
  readonly laid: LaidRow;
  readonly look: Look;
  readonly isOpen: boolean;
  readonly isFoldable: boolean;
  readonly onToggle: (id: string) => void;
};

const TableRow = memo(function TableRow({ laid, look, isOpen, isFoldable, onToggle }: TableRowProps) {
  const { row, path, level, hasChildren } = laid;
  const { words } = look;
  const name = words.rowName(row);
  const classes = [hasChildren ? 'group' : '', isOpen && hasChildren ? 'open' : '', level > 0 ? 'inner' : ''];
  return (
    <tr className={classes.filter(Boolean).join(' ')}>
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
  readonly look: Look;
};

function Figures({ figures, path, name, look }: FiguresProps) {
  const { description, words, starts, addressFor } = look;
  return description.columns.map(({ code: column, kind, group }) => {
    const value = figures[column] ?? null;
    const text = words.figure(kind, value);
    const href = value === null ? undefined : addressFor(path, column);
    const classes = [
      starts.has(column) ? 'first-of-group' : '',
      /^q\d$|^caNam$/u.test(column) ? 'sum' : '',
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

/** The address of the list behind a figure; none where there is no such list, or the person may not open it. */
function useFigureAddress({ code }: ReportDescription, filters: ReportFilters, today: string): Look['addressFor'] {
  const granted = useGrantedPolicies();
  const mayOpen = useMemo(() => accessTo(granted), [granted]);
  return useCallback(
    (path: readonly RowKey[], column: string) => {
      const found = drillDown(code, { path, column, filters, today });
      return found === undefined || !mayOpen(found.route)
        ? undefined
        : addressOf(found.route, {}, new URLSearchParams(found.filters).toString());
    },
    [code, filters, today, mayOpen],
  );
}

/** Who may open a page, looked up once for each: hundreds of figures lead to the same few. */
function accessTo(granted: ReadonlySet<string>): (route: RouteName) => boolean {
  const known = new Map<RouteName, boolean>();
  return (route) => {
    const may = known.get(route) ?? isGranted(routeOf(route).policy, granted);
    known.set(route, may);
    return may;
  };
}

/** The first column of each group, and the first behind one. */
function groupStarts(columns: readonly ReportColumn[]): ReadonlySet<string> {
  return new Set(
    columns.flatMap(({ code, group }, index) => (index > 0 && group !== columns[index - 1]?.group ? [code] : [])),
  );
}
