import ArrowDownwardIcon from '@mui/icons-material/ArrowDownward';
import ArrowUpwardIcon from '@mui/icons-material/ArrowUpward';
import ViewColumnIcon from '@mui/icons-material/ViewColumnOutlined';
import { Box, Button, Checkbox, FormControlLabel, IconButton, Popover, Typography } from '@mui/material';
import { useId, useState, type ReactNode } from 'react';

import { useTexts } from '@/views/app/localization-context';

import { closeLayer } from '../../focus/escape';
import { heldBack } from '../../focus/held-back';
import type { ListColumn, ListRow } from '../list-description';
import { listTexts } from '../list-texts';
import type { ListView } from '../list-view';

type ColumnChooserProps<Row extends ListRow> = { readonly view: ListView<Row> };

/** Which columns are shown, and in which order; the address and the next visit keep the choice. Widths go back with them. */
export function ColumnChooser<Row extends ListRow>({ view }: ColumnChooserProps<Row>) {
  const texts = useTexts(listTexts);
  const titleId = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { columns, description, query, defaults, show, widths } = view;
  const hidden = description.columns.filter((column) => !columns.includes(column));
  const showColumns = (fields: readonly string[] | undefined) => {
    show({ ...query, columns: fields });
  };
  const fields = columns.map(({ field }) => field);
  const areDefault = fields.join() === defaults.columns?.join();
  const isOwnOfList = areDefault && Object.keys(widths.chosen).length === 0;

  return (
    <>
      <Button
        variant="outlined"
        color="secondary"
        startIcon={<ViewColumnIcon />}
        aria-haspopup="dialog"
        onClick={({ currentTarget }) => {
          setAnchor(currentTarget);
        }}
      >
        {texts('list.columns')}
      </Button>
      <Popover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={closeLayer(() => {
          setAnchor(null);
        })}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{ paper: { role: 'dialog', 'aria-labelledby': titleId, sx: { width: '22rem', p: 2, mt: 0.5 } } }}
      >
        <Box sx={{ display: 'flex', alignItems: 'center', mb: 1 }}>
          <Typography id={titleId} component="h2" variant="h3" sx={{ flexGrow: 1 }}>
            {texts('list.columnsTitle')}
          </Typography>
          <Button
            size="small"
            {...heldBack(isOwnOfList)}
            onClick={() => {
              if (isOwnOfList) {
                return;
              }
              widths.forget();
              if (!areDefault) {
                showColumns(defaults.columns);
              }
            }}
          >
            {texts('list.columnsReset')}
          </Button>
        </Box>
        <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {/* One list, in which a line only moves when its column is shown or hidden, and keeps the focus (WCAG 2.4.3). */}
          {[...columns, ...hidden].map((column, index) => {
            const isShown = index < fields.length;
            return (
              <ColumnLine
                key={column.field}
                view={view}
                column={column}
                isLast={isShown && fields.length === 1}
                onToggle={() => {
                  showColumns(isShown ? fields.filter((field) => field !== column.field) : [...fields, column.field]);
                }}
                onUp={index === 0 ? undefined : () => showColumns(swapped(fields, index - 1))}
                onDown={index >= fields.length - 1 ? undefined : () => showColumns(swapped(fields, index))}
              />
            );
          })}
        </Box>
      </Popover>
    </>
  );
}

type ColumnLineProps<Row extends ListRow> = {
  readonly view: ListView<Row>;
  readonly column: ListColumn<Row>;
  readonly isLast?: boolean;
  readonly onToggle: () => void;
  readonly onUp?: (() => void) | undefined;
  readonly onDown?: (() => void) | undefined;
};

function ColumnLine<Row extends ListRow>({
  view,
  column,
  isLast = false,
  onToggle,
  onUp,
  onDown,
}: ColumnLineProps<Row>) {
  const texts = useTexts(listTexts);
  const name = view.text(column.header);
  const isShown = view.columns.includes(column);
  return (
    <Box component="li" sx={{ display: 'flex', alignItems: 'center', minHeight: '2.25rem' }}>
      <FormControlLabel
        sx={{ flexGrow: 1, mr: 1 }}
        control={<Checkbox size="small" checked={isShown} disabled={isLast} onChange={onToggle} />}
        label={name}
        title={isLast ? texts('list.lastColumn') : undefined}
      />
      {isShown ? (
        <>
          <MoveButton label={texts('list.columnUp', { name })} onMove={onUp}>
            <ArrowUpwardIcon fontSize="small" />
          </MoveButton>
          <MoveButton label={texts('list.columnDown', { name })} onMove={onDown}>
            <ArrowDownwardIcon fontSize="small" />
          </MoveButton>
        </>
      ) : null}
    </Box>
  );
}

type MoveButtonProps = {
  readonly label: string;
  readonly onMove: (() => void) | undefined;
  readonly children: ReactNode;
};

function MoveButton({ label, onMove, children }: MoveButtonProps) {
  return (
    <IconButton size="small" aria-label={label} {...heldBack(onMove === undefined)} onClick={onMove}>
      {children}
    </IconButton>
  );
}

/** The fields with the one at `index` and the next exchanged. */
function swapped(fields: readonly string[], index: number): readonly string[] {
  return [...fields.slice(0, index), ...fields.slice(index, index + 2).reverse(), ...fields.slice(index + 2)];
}
