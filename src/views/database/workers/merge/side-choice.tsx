import { Box, FormControlLabel, Radio, Typography, type Theme } from '@mui/material';
import { useId, type ReactNode } from 'react';

import type { Side } from '@/domain/workers/worker-merge';
import { useTexts } from '@/views/app/localization-context';
import { readOutOnly } from '@/views/shared/focus/read-out-only';

import { mergeTexts } from './merge-texts';

type SideChoiceProps = {
  readonly label: string;
  readonly help?: ReactNode;
  /** Heads the columns of the choices below it; those need not say again which record stands where. */
  readonly isHead?: boolean;
  readonly complaint?: string | undefined;
  readonly chosen: Side;
  readonly isLocked: boolean;
  readonly onChoose: (side: Side) => void;
  readonly children: (side: Side) => ReactNode;
};

const sides: readonly Side[] = ['left', 'right'];

/** A question with the two records as answers: beside each other where there is room, below each other where not. */
export function SideChoice({
  label,
  help,
  isHead = false,
  complaint,
  chosen,
  isLocked,
  onChoose,
  children,
}: SideChoiceProps) {
  const texts = useTexts(mergeTexts);
  const id = useId();

  return (
    <Box
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-describedby={`${id}-help`}
      aria-invalid={complaint !== undefined}
      sx={isHead ? rowStyle : [rowStyle, quietSides]}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography id={`${id}-label`} variant="body2" sx={{ fontWeight: 'fontWeightMedium' }}>
          {label}
        </Typography>
        <Box id={`${id}-help`}>
          {help === undefined ? null : (
            <Typography component="div" variant="caption" color="textSecondary">
              {help}
            </Typography>
          )}
          {complaint === undefined ? null : (
            <Typography component="div" variant="caption" color="error" role="alert">
              {complaint}
            </Typography>
          )}
        </Box>
      </Box>
      {sides.map((side) => (
        <FormControlLabel
          key={side}
          disabled={isLocked}
          className={side === chosen ? 'chosen' : undefined}
          control={
            <Radio
              size="small"
              name={id}
              value={side}
              checked={side === chosen}
              onChange={() => {
                onChoose(side);
              }}
            />
          }
          label={
            <>
              <Typography component="span" variant="caption" color="textSecondary" className="side">
                {texts(`merge.${side}`)}
              </Typography>
              {children(side)}
            </>
          }
        />
      ))}
    </Box>
  );
}

const rowStyle = {
  display: 'grid',
  gap: 1,
  alignItems: 'stretch',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: '12rem repeat(2, minmax(0, 1fr))' },
  px: 2.5,
  py: 1.25,
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiFormControlLabel-root': {
    m: 0,
    alignItems: 'flex-start',
    border: 1,
    borderColor: 'divider',
    borderRadius: 1,
    px: 0.5,
    py: 0.5,
    minWidth: 0,
  },
  '& .MuiFormControlLabel-root.chosen': { borderColor: 'primary.main', bgcolor: 'action.hover' },
  '& .MuiFormControlLabel-label': { minWidth: 0, pt: 0.75, pr: 1, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& .side': { display: 'block' },
} as const;

/** Where the records stand beside each other, the head of the column says which one this is. */
const quietSides = (theme: Theme) => ({ [theme.breakpoints.up('md')]: { '& .side': readOutOnly } });
