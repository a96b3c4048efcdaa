import Box from '@mui/material/Box';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';

type ProgressBarProps = {
  /** What goes on, for whoever cannot see the line. */
  readonly label: string;
  /** The figure in words: '120 / 500 dòng'. */
  readonly text: string;
  /** How much is done, of how much; without a total nobody knows how far it is. */
  readonly done: number;
  readonly total: number | undefined;
};

/** How far long work is: a figure and a line (register W-06). */
export function ProgressBar({ label, text, done, total }: ProgressBarProps) {
  return (
    <Box sx={{ py: 1 }}>
      <Typography role="status" aria-live="polite" sx={{ mb: 1.5, fontVariantNumeric: 'tabular-nums' }}>
        {text}
      </Typography>
      <LinearProgress
        aria-label={label}
        {...(total === undefined ? {} : { variant: 'determinate', value: percentOf(done, total) })}
      />
    </Box>
  );
}

/** Nothing to do is done. */
function percentOf(done: number, total: number): number {
  return total === 0 ? 100 : Math.round((done / total) * 100);
}
