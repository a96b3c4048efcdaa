import { Box } from '@mui/material';
import { Fragment, useMemo, useRef, type MouseEvent, type ReactNode } from 'react';
import { useLocation } from 'wouter';

import { commonTexts } from '@/domain/localization/common-texts';
import type { ReportColumn } from '@/domain/reports/report-columns';
import type { ReportDescription } from '@/domain/reports/report-description';
import { laidRows, type LaidRow } from '@/domain/reports/report-layout';
import { rowKinds } from '@/domain/reports/report-table';
import { useTexts } from '@/views/app/localization-context';

import { columnHeads } from './column-heads';
import type { AnsweredReport } from './report-paper-content';
import { ReportTableHead } from './report-table-head';
import { Figures, TableRow, type TableLook } from './report-table-rows';
import { reportTableStyle, rowHeight } from './report-table-style';
import { firstColumnTitle, type ReportWords } from './report-words';
import { useFigureAddress } from './use-figure-address';
import { useGridKeys } from './use-grid-keys';
import { useRowChunks } from './use-row-chunks';

type ReportTableProps = {
  readonly description: ReportDescription;
  readonly answered: AnsweredReport;
  readonly words: ReportWords;
  /** The day on which the report was worked out, as an ISO date. */
  readonly today: string;
  /** Ids of the rows whose inner rows, or people, are shown. */
  readonly open: ReadonlySet<string>;
  readonly onToggle: (id: string) => void;
  /** What a row without inner rows opens; absent where such rows open nothing. */
  readonly detailOf?: (row: LaidRow) => ReactNode;
};

/** From this many columns on they stand closer together. */
const denseColumns = 12;

/** The figures of a report as a grid: each leads to the list that it is made of. Long ones are drawn piece by piece. */
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
  const tableRef = useRef<HTMLTableElement>(null);
  const { columns } = description;
  const heads = columnHeads(columns);
  const rows = useMemo(
    () => laidRows(report.nhom).filter(({ inside }) => inside.every((id) => open.has(id))),
    [report, open],
  );
  const { chunks, drawRow } = useRowChunks(rows, tableRef);
  const firstIndex = heads.rowCount + 1;
  const totalIndex = firstIndex + rows.length;
  const { onKeyDown, onFocus } = useGridKeys(tableRef, {
    firstIndex,
    lastIndex: totalIndex,
    drawRow: (rowIndex) => {
      drawRow(rowIndex - firstIndex);
    },
  });
  const addressFor = useFigureAddress(description, filters, today);
  const starts = useMemo(() => groupStarts(columns), [columns]);
  const look = useMemo<TableLook>(
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

  const density = columns.length >= denseColumns ? 'dense' : '';
  return (
    <Box className={[density, chunks.length > 1 ? 'long' : ''].join(' ').trim() || undefined} sx={reportTableStyle}>
      <table
        ref={tableRef}
        // One stop of the Tab key, walked by arrows: the APG's grid, laid over the native table that it is.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label={words.text('table.label')}
        aria-rowcount={totalIndex}
        onKeyDown={onKeyDown}
        onFocus={onFocus}
        onClick={follow}
      >
        <ReportTableHead
          description={description}
          heads={heads}
          nameTitle={firstColumnTitle(words, rowKinds(description, filters))}
          words={words}
          starts={starts}
        />
        {chunks.map((chunk, number) => (
          <tbody key={chunk.start}>
            {chunk.isDrawn ? (
              chunk.rows.map((laid, index) => {
                const isOpen = open.has(laid.row.id);
                const detail = isOpen && !laid.hasChildren ? detailOf?.(laid) : undefined;
                return (
                  <Fragment key={laid.row.id}>
                    <TableRow
                      rowIndex={firstIndex + chunk.start + index}
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
              })
            ) : (
              <tr aria-hidden data-detail="">
                <td
                  data-gap={number}
                  colSpan={columns.length + 1}
                  style={{ height: `calc(${chunk.rows.length} * ${rowHeight})` }}
                />
              </tr>
            )}
          </tbody>
        ))}
        <tfoot>
          <tr aria-rowindex={totalIndex}>
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

/** The first column of each group, and the first behind one. */
function groupStarts(columns: readonly ReportColumn[]): ReadonlySet<string> {
  return new Set(
    columns.flatMap(({ code, group }, index) => (index > 0 && group !== columns[index - 1]?.group ? [code] : [])),
  );
}
