import { Alert, Box, Button, Typography, useMediaQuery, type Theme } from '@mui/material';
import AddIcon from '@mui/icons-material/Add';
import { useId, useRef } from 'react';

import { createFormats } from '@/domain/format/formats';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { LineCards } from './line-cards';
import { LineErrors } from './line-errors';
import { LineGrid } from './line-grid';
import type { LineTableProps, Reveal } from './line-table-props';
import { lineTableTexts } from './line-table-texts';
import { useLineActions } from './use-line-actions';

const manyLines = 2_000;

/**
 * Lines typed as in a spreadsheet: Enter and Tab move on and add a line at the end, arrows change the line, cells copied
 * from Excel go in together, figures and totals follow at once. On a phone each line is a card.
 *
 * The caller holds the lines (`lines`, `onChange`), so drafts and undo are the caller's; `LineTableField` binds them to a
 * form's field. Only the lines on the screen are drawn, so that 2,000 of them cost what twenty cost; keep `columns`,
 * `nameOf`, `newLine`, `changeLine` and `errorOf` stable between renders. A cell that is wrong is marked and named in the
 * list below the table, from where it can be reached.
 */
export function LineTable<Line extends object>(props: LineTableProps<Line>) {
  const {
    lines,
    addLabel,
    emptyText,
    isLocked = false,
    isFixed = false,
    isBusy = false,
    mostLines = manyLines,
  } = props;
  const texts = useTexts(lineTableTexts);
  const { number } = createFormats(useLocalizer().language);
  const helpId = useId();
  const isPhone = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'), { noSsr: true });
  const rootRef = useRef<HTMLDivElement>(null);
  const revealRef = useRef<Reveal>(undefined);
  const actions = useLineActions({ ...props, mostLines }, rootRef, revealRef);
  const mayAdd = !isLocked && !isFixed;

  return (
    <Box ref={rootRef} sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
      {lines.length === 0 ? (
        <Typography color="textSecondary">{emptyText}</Typography>
      ) : isPhone ? (
        <LineCards {...props} actions={actions} revealRef={revealRef} />
      ) : (
        <LineGrid {...props} actions={actions} revealRef={revealRef} helpId={helpId} />
      )}
      {lines.length === 0 || isLocked || isPhone ? null : (
        <Typography id={helpId} variant="caption" color="textSecondary" component="p" sx={{ mt: 0.75 }}>
          {texts(isFixed ? 'lines.fixedKeys' : 'lines.keys')}
        </Typography>
      )}
      <LineErrors {...props} onGoTo={actions.focusCell} />
      {actions.isCut ? (
        <Alert severity="warning" sx={{ mt: 1.5 }}>
          {texts('lines.full', { n: number(isFixed ? lines.length : mostLines) })}
        </Alert>
      ) : null}
      {mayAdd ? (
        <Button
          data-add-line
          startIcon={<AddIcon />}
          variant="outlined"
          disabled={isBusy || lines.length >= mostLines}
          sx={{ mt: 1.5 }}
          onClick={() => {
            actions.add();
          }}
        >
          {addLabel}
        </Button>
      ) : null}
    </Box>
  );
}
