import { Paper, useMediaQuery } from '@mui/material';

import { mobileMaxWidthPx } from '@/domain/constants';
import type { ImportColumn } from '@/domain/import/import-row';

import { Later } from '../loading/later';
import { loadedLater } from '../loading/loaded-later';
import type { ProblemRow } from './problem-rows';

const grid = loadedLater(() => import('./import-grid').then(({ ImportGrid }) => ImportGrid));

type ImportTableProps = {
  readonly label: string;
  readonly rows: readonly ProblemRow[];
  readonly columns: readonly ImportColumn[];
  readonly titleField: string;
};

/** The rows of a file in a frame of the window's height, in which they scroll. */
export function ImportTable(props: ImportTableProps) {
  const isNarrow = useMediaQuery(`(max-width: ${mobileMaxWidthPx}px)`, { noSsr: true });
  return (
    <Paper
      variant="outlined"
      sx={{
        overflow: 'hidden',
        display: 'flex',
        flexDirection: 'column',
        maxHeight: 'max(24rem, calc(100dvh - 26rem))',
      }}
    >
      <Later part={grid} props={{ ...props, isNarrow }} />
    </Paper>
  );
}
