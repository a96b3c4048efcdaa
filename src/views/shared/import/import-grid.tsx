import ErrorIcon from '@mui/icons-material/ErrorOutlined';
import { Box, Typography } from '@mui/material';
import type { SxProps, Theme } from '@mui/material/styles';
import { DataGrid, type GridColDef, type GridLocaleText } from '@mui/x-data-grid';
import { useDeferredValue, useMemo } from 'react';

import { cellText } from '@/domain/import/cell-values';
import type { ImportColumn } from '@/domain/import/import-row';
import { createFormats } from '@/domain/format/formats';
import { commonTexts } from '@/domain/localization/common-texts';
import { builtInLanguageOf } from '@/domain/localization/languages';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { gridStyle, headerHeight } from '../list/grid/grid-style';
import { gridTexts } from '../list/grid/grid-texts';
import { importTexts } from './import-texts';
import { hasProblem, problemSentences, type ProblemRow } from './problem-rows';

type ImportGridProps = {
  readonly label: string;
  readonly rows: readonly ProblemRow[];
  readonly columns: readonly ImportColumn[];
  readonly titleField: string;
  /** On a narrow screen a row is its number, its title and what is wrong with it. */
  readonly isNarrow: boolean;
};

/** Most rows that the grid takes on one page; it draws only those in sight. */
const rowsPerPage = 100;

/** The grid's frame and its rows are drawn in two tasks: both at once would hold the page up. */
const noRows: readonly ProblemRow[] = [];
const slots = { noRowsOverlay: () => null } as const;

/** Of rows that are all this high, only the columns in sight are drawn; in CSS pixels. */
const rowHeightPx = 40;
const oneLine = 'is-one-line';

const rowNumberField = 'dong';
const problemField = 'loi';

/** Widths in CSS pixels. */
const widths = { rowNumber: 64, character: 9, narrowest: 104, faulty: 220, problem: 280 } as const;

/** Rows of a file with their faults beside the cells they are in; a chunk of its own, as every grid. */
export function ImportGrid({ label, rows, columns, titleField, isNarrow }: ImportGridProps) {
  const texts = useTexts(importTexts);
  const common = useTexts(commonTexts);
  const { language } = useLocalizer();
  const drawnRows = useDeferredValue(rows, noRows);

  const gridColumns = useMemo<GridColDef<ProblemRow>[]>(() => {
    const title = columns.filter(({ field }) => field === titleField);
    const others = columns.filter(({ field }) => field !== titleField);
    const faultyFields = new Set(rows.flatMap(({ byField }) => [...byField.keys()]));
    const sentenceOf = (heading: string, message: string) => texts('import.cellProblem', { heading, message });
    return [
      {
        field: rowNumberField,
        headerName: texts('import.rowNumber'),
        width: widths.rowNumber,
        valueGetter: (_, { rowNumber }) => rowNumber,
        headerClassName: 'list-first',
        cellClassName: 'list-first',
      },
      ...title.map((column) => dataColumn(column, isNarrow, false)),
      {
        field: problemField,
        headerName: texts('import.problem'),
        flex: 1,
        minWidth: isNarrow ? 0 : widths.problem,
        valueGetter: (_, row) => problemSentences(row, columns, sentenceOf).join('\n'),
        renderCell: ({ row }) =>
          hasProblem(row) ? (
            <Sentences sentences={problemSentences(row, columns, sentenceOf)} />
          ) : (
            <Box component="span" sx={{ color: 'success.main' }}>
              {texts('import.noProblem')}
            </Box>
          ),
      },
      ...(isNarrow ? [] : others.map((column) => dataColumn(column, false, faultyFields.has(column.field)))),
    ];
  }, [rows, columns, titleField, isNarrow, texts]);

  const localeText = useMemo<Partial<GridLocaleText>>(() => {
    const { number } = createFormats(language);
    return {
      ...gridTexts[builtInLanguageOf(language)],
      paginationDisplayedRows: ({ from, to, count }) =>
        common('list.range', { first: number(from), last: number(to), total: number(count) }),
      paginationItemAriaLabel: (type) => common(buttonNames[type]),
    };
  }, [language, common]);

  return (
    <DataGrid<ProblemRow>
      aria-label={label}
      rows={drawnRows}
      slots={slots}
      columns={gridColumns}
      getRowId={({ rowNumber }) => rowNumber}
      getRowHeight={({ model }) => (hasProblem(model as ProblemRow) ? 'auto' : rowHeightPx)}
      getRowClassName={({ row }) => (hasProblem(row) ? '' : oneLine)}
      columnHeaderHeight={headerHeight}
      initialState={{ pagination: { paginationModel: { page: 0, pageSize: rowsPerPage } } }}
      pageSizeOptions={[rowsPerPage]}
      hideFooter={rows.length <= rowsPerPage}
      localeText={localeText}
      disableColumnMenu
      disableColumnFilter
      disableColumnSelector
      disableRowSelectionOnClick
      hideFooterSelectedRowCount
      sx={importGridStyle}
    />
  );
}

function dataColumn(
  { field, heading, width }: ImportColumn,
  isFlexible: boolean,
  isFaulty: boolean,
): GridColDef<ProblemRow> {
  const pixels = Math.max(width * widths.character, isFaulty ? widths.faulty : widths.narrowest);
  return {
    field,
    headerName: heading,
    sortable: false,
    ...(isFlexible ? { flex: 1, minWidth: 0 } : { width: pixels }),
    valueGetter: (_, { cells }) => cellText(cells[field] ?? null),
    renderCell: ({ row, value }) => (
      <Cell text={String(value)} problem={isFlexible ? undefined : row.byField.get(field)} />
    ),
  };
}

/** A value as it stands in the file; one that is wrong is marked by a sign, by colour and by the sentence below it. */
function Cell({ text, problem }: { readonly text: string; readonly problem: string | undefined }) {
  return problem === undefined ? (
    <span title={text}>{text}</span>
  ) : (
    <Box sx={{ minWidth: 0 }}>
      {text === '' ? null : <Box sx={{ fontWeight: 'fontWeightMedium', overflowWrap: 'anywhere' }}>{text}</Box>}
      <Sentences sentences={[problem]} />
    </Box>
  );
}

function Sentences({ sentences }: { readonly sentences: readonly string[] }) {
  return (
    <Box sx={{ minWidth: 0 }}>
      {sentences.map((sentence) => (
        <Typography key={sentence} variant="body2" sx={{ color: 'error.main', display: 'flex', gap: 0.5 }}>
          <ErrorIcon aria-hidden sx={{ fontSize: '1rem', mt: '0.125rem', flexShrink: 0 }} />
          <Box component="span" sx={{ minWidth: 0, overflowWrap: 'anywhere' }}>
            {sentence}
          </Box>
        </Typography>
      ))}
    </Box>
  );
}

/** As every grid, but rows are as high as what is wrong with them is long, and lead nowhere. */
const importGridStyle: SxProps<Theme> = {
  ...(gridStyle as object),
  '& .MuiDataGrid-cell': {
    display: 'flex',
    alignItems: 'flex-start',
    paddingBlock: '0.5rem',
    paddingInline: '0.5rem',
    lineHeight: 1.5,
    whiteSpace: 'normal',
    overflowWrap: 'anywhere',
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiDataGrid-row': { cursor: 'default' },
  [`& .${oneLine} .MuiDataGrid-cell > span`]: { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  // On a phone the figures share the line with the buttons.
  '& .MuiDataGrid-footerContainer': { justifyContent: 'flex-end' },
  '& .MuiTablePagination-root': { minWidth: 0 },
  '& .MuiTablePagination-spacer': { display: 'none' },
  '& .MuiTablePagination-displayedRows': { whiteSpace: 'normal', minWidth: 0, flexShrink: 1, marginBlock: 0 },
  '& .MuiTablePagination-toolbar': { paddingInline: '0.75rem' },
  '& .MuiTablePagination-toolbar .MuiTablePagination-actions': { flexShrink: 0, marginInlineStart: '0.5rem' },
};

const buttonNames = {
  first: 'list.firstPage',
  previous: 'list.previousPage',
  next: 'list.nextPage',
  last: 'list.lastPage',
} as const;
