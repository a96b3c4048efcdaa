import { Box, Link, Typography } from '@mui/material';

import { useTexts } from '@/views/app/localization-context';

import type { LineTableProps } from './line-table-props';
import { lineTableTexts } from './line-table-texts';

type LineErrorsProps<Line extends object> = LineTableProps<Line> & {
  readonly onGoTo: (index: number, field: string) => void;
};

const mostShown = 5;

/** What is wrong in the lines, each entry a way to its cell. */
export function LineErrors<Line extends object>({ wrongCells = [], columns, errorOf, onGoTo }: LineErrorsProps<Line>) {
  const texts = useTexts(lineTableTexts);
  const shown = wrongCells.slice(0, mostShown).flatMap(({ index, field }) => {
    const message = errorOf?.(index, field);
    const column = columns.find((known) => known.field === field)?.label ?? field;
    return message === undefined
      ? []
      : [{ index, field, text: texts('lines.error', { n: index + 1, column, message }) }];
  });
  const more = wrongCells.length - shown.length;
  return shown.length === 0 ? null : (
    <Box role="alert">
      <Box component="ul" sx={{ m: 0, mt: 1, pl: 2.5, color: 'error.main' }}>
        {shown.map(({ index, field, text }) => (
          <Typography key={`${index} ${field}`} component="li" variant="body2">
            <Link
              component="button"
              type="button"
              color="inherit"
              variant="body2"
              sx={{ textAlign: 'start' }}
              onClick={() => {
                onGoTo(index, field);
              }}
            >
              {text}
            </Link>
          </Typography>
        ))}
        {more > 0 ? (
          <Typography component="li" variant="body2">
            {texts('lines.moreErrors', { n: more })}
          </Typography>
        ) : null}
      </Box>
    </Box>
  );
}
