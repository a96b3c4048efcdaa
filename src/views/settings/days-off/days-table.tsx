import DeleteIcon from '@mui/icons-material/DeleteOutlined';
import EditIcon from '@mui/icons-material/EditOutlined';
import {
  IconButton,
  Paper,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  Typography,
  type Theme,
} from '@mui/material';
import { useRef } from 'react';

import type { DayOff } from '@/domain/days-off/day-off';
import { dayKinds } from '@/domain/days-off/day-off-lists';
import { daysOfYear, type DayLine } from '@/domain/days-off/days-of-year';
import { formatDate } from '@/domain/format/dates';
import { localesFor } from '@/domain/format/numbers';
import { dayKind } from '@/domain/fund/work-calendar';
import { commonTexts } from '@/domain/localization/common-texts';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useChoices } from '@/views/shared/form/use-choices';
import { heldBack } from '@/views/shared/focus/held-back';
import { Tag } from '@/views/shared/list/cells/tag';
import { useFocusAfterRemoval } from '@/views/shared/focus/use-focus-after-removal';

import { daysOffTexts } from './days-off-texts';

type DaysTableProps = RowActions & {
  readonly year: number;
  readonly rows: readonly DayOff[];
  readonly canEdit: boolean;
};

/** A row that goes leaves the focus to the next button of its kind, else to the table. */
const afterRemoval = { entry: 'tr', around: 'table' } as const;

type RowActions = {
  readonly isBusy: boolean;
  readonly onEdit: (row: DayOff) => void;
  readonly onRemove: (row: DayOff) => void;
};

/** The law's days off and the administrator's rows in order of days; the cells of a row stand below each other on a phone. */
export function DaysTable({ year, rows, canEdit, ...actions }: DaysTableProps) {
  const texts = useTexts(daysOffTexts);
  const common = useTexts(commonTexts);
  return (
    <Paper variant="outlined" sx={{ minWidth: 0 }}>
      <Table size="small" aria-label={texts('days.title', { year })} sx={tableStyle}>
        <TableHead>
          <TableRow>
            <TableCell>{texts('column.day')}</TableCell>
            <TableCell>{texts('column.name')}</TableCell>
            <TableCell>{texts('column.kind')}</TableCell>
            <TableCell>{texts('column.source')}</TableCell>
            {canEdit ? <TableCell align="right">{common('word.actions')}</TableCell> : null}
          </TableRow>
        </TableHead>
        <TableBody>
          {daysOfYear(year, rows).map((line) => (
            <TableRow key={`${line.ngay} ${line.source}`}>
              <LineCells line={line} />
              {canEdit ? (
                <TableCell align="right" className="actions">
                  {line.source === 'fund' ? <Actions row={line.row} {...actions} /> : null}
                </TableCell>
              ) : null}
            </TableRow>
          ))}
        </TableBody>
      </Table>
    </Paper>
  );
}

function LineCells({ line }: { readonly line: DayLine }) {
  const texts = useTexts(daysOffTexts);
  const kinds = useChoices(dayKinds);
  const { language } = useLocalizer();
  const isLaw = line.source === 'law';
  return (
    <>
      <TableCell component="th" scope="row" className="day">
        {formatDate(line.ngay)}
        <Typography variant="body2" color="textSecondary" component="div">
          {weekdayOf(line.ngay, language)}
        </Typography>
      </TableCell>
      <TableCell className="name">
        {isLaw ? texts(`reason.${line.reason}`) : line.row.ten}
        {isLaw || line.row.ghiChu === null ? null : (
          <Typography variant="body2" color="textSecondary" sx={{ whiteSpace: 'pre-line' }}>
            {line.row.ghiChu}
          </Typography>
        )}
      </TableCell>
      <TableCell>
        <Tag
          text={kinds.find(({ id }) => id === line.loai)?.label ?? ''}
          tone={line.loai === dayKind.worked ? 'warning' : 'info'}
        />
      </TableCell>
      <TableCell className="source">{texts(isLaw ? 'source.law' : 'source.fund')}</TableCell>
    </>
  );
}

function Actions({ row, isBusy, onEdit, onRemove }: RowActions & { readonly row: DayOff }) {
  const texts = useTexts(daysOffTexts);
  const day = formatDate(row.ngay);
  const removeRef = useRef<HTMLButtonElement>(null);
  useFocusAfterRemoval(removeRef, afterRemoval);
  return (
    <>
      <IconButton size="small" aria-label={texts('day.edit', { day })} disabled={isBusy} onClick={() => onEdit(row)}>
        <EditIcon fontSize="small" />
      </IconButton>
      <IconButton
        ref={removeRef}
        size="small"
        data-remove
        aria-label={texts('day.delete', { day })}
        {...heldBack(isBusy)}
        onClick={() => {
          if (!isBusy) {
            onRemove(row);
          }
        }}
      >
        <DeleteIcon fontSize="small" />
      </IconButton>
    </>
  );
}

/** Thứ Sáu. An ISO date is midnight in UTC. */
function weekdayOf(iso: string, language: string): string {
  return new Intl.DateTimeFormat(localesFor(language), { timeZone: 'UTC', weekday: 'long' }).format(new Date(iso));
}

const tableStyle = (theme: Theme) => ({
  '& td, & th': { verticalAlign: 'top' },
  '& .day, & .source, & .actions': { whiteSpace: 'nowrap' },
  '& .name': { overflowWrap: 'anywhere' },
  '& tbody tr:last-of-type > *': { borderBottom: 0 },
  [theme.breakpoints.down('sm')]: {
    '& thead': { display: 'none' },
    '& tbody': { display: 'block' },
    '& tbody tr': {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      columnGap: 1.5,
      px: 2,
      py: 1,
      borderBottom: 1,
      borderColor: 'divider',
    },
    '& tbody tr > *': { borderBottom: 0, px: 0, py: 0.25 },
    '& .day, & .name': { flex: '1 1 100%' },
    '& .actions': { ml: 'auto' },
  },
});
