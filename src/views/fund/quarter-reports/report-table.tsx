import { Box, Paper, Typography } from '@mui/material';
import { useId, type ReactNode } from 'react';

/** A part of a record under a heading of its own. */
export function ReportCard({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const titleId = useId();
  return (
    <Paper component="section" variant="outlined" aria-labelledby={titleId} sx={{ p: 2.5 }}>
      <Typography id={titleId} variant="h2" sx={{ typography: 'h3', mb: 1.5 }}>
        {title}
      </Typography>
      {children}
    </Paper>
  );
}

export type ReportTableColumn<Row> = {
  readonly key: string;
  readonly header: string;
  readonly isNumber?: boolean;
  readonly value: (row: Row) => ReactNode;
  /** What stands in the last row; the row is there when any column has it. */
  readonly total?: ReactNode;
};

type ReportTableProps<Row> = {
  readonly label: string;
  readonly columns: readonly ReportTableColumn<Row>[];
  readonly rows: readonly Row[];
  readonly keyOf: (row: Row) => string;
  readonly emptyText: string;
};

/** Lines of a report for reading; on a phone each line is a block of labels and values. */
export function ReportTable<Row>({ label, columns, rows, keyOf, emptyText }: ReportTableProps<Row>) {
  const hasTotals = columns.some(({ total }) => total !== undefined);
  return rows.length === 0 ? (
    <Typography color="textSecondary">{emptyText}</Typography>
  ) : (
    <Box sx={{ overflowX: 'auto' }}>
      <Box component="table" aria-label={label} sx={tableStyle}>
        <thead>
          <tr>
            {columns.map(({ key, header, isNumber }) => (
              <th key={key} scope="col" className={isNumber === true ? 'number' : undefined}>
                {header}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <tr key={keyOf(row)}>
              {columns.map(({ key, header, isNumber, value }) => (
                <td key={key} data-label={header} className={isNumber === true ? 'number' : undefined}>
                  {value(row)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
        {hasTotals ? (
          <tfoot>
            <tr>
              {columns.map(({ key, header, isNumber, total }) => (
                <td key={key} data-label={header} className={isNumber === true ? 'number' : undefined}>
                  {total}
                </td>
              ))}
            </tr>
          </tfoot>
        ) : null}
      </Box>
    </Box>
  );
}

const tableStyle = {
  width: '100%',
  borderCollapse: 'collapse',
  typography: 'body2',
  '& th, & td': { textAlign: 'start', px: 1, py: 0.75, borderBottom: 1, borderColor: 'divider', verticalAlign: 'top' },
  '& th': { color: 'text.secondary', fontWeight: 'fontWeightMedium' },
  '& .number': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' },
  '& td.number': { whiteSpace: 'nowrap' },
  '& tfoot td': { fontWeight: 'fontWeightBold', borderBottom: 0 },
  '@media (max-width: 599.95px)': {
    '&, & tbody, & tfoot, & tr, & td': { display: 'block' },
    '& thead': { position: 'absolute', width: '1px', height: '1px', overflow: 'hidden', clipPath: 'inset(50%)' },
    '& tr': { py: 1, borderBottom: 1, borderColor: 'divider' },
    '& td': { display: 'flex', justifyContent: 'space-between', gap: 2, border: 0, px: 0, py: 0.25, textAlign: 'end' },
    '& td:empty': { display: 'none' },
    '& td::before': { content: 'attr(data-label)', color: 'text.secondary', textAlign: 'start' },
    '& tbody td:first-of-type, & tfoot td:first-of-type': {
      fontWeight: 'fontWeightMedium',
      textAlign: 'start',
      '&::before': { content: 'none' },
    },
  },
} as const;
