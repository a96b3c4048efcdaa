import { Box, Paper, Typography } from '@mui/material';
import { useEffect, useId, useRef, type ReactNode } from 'react';

type ImportStepProps = {
  readonly title: string;
  readonly subtitle?: string | undefined;
  /** True unless the page has just been opened: who works by keyboard goes on where the last step ended. */
  readonly takesFocus: boolean;
  readonly children: ReactNode;
  readonly actions?: ReactNode;
};

/** One step of an import: its heading, what is to be seen, and what can be done next. */
export function ImportStep({ title, subtitle, takesFocus, children, actions }: ImportStepProps) {
  const titleId = useId();
  const heading = useRef<HTMLHeadingElement>(null);

  useEffect(() => {
    if (takesFocus) {
      heading.current?.focus();
    }
    // Once per step: the heading is where the step begins.
    // oxlint-disable-next-line react/exhaustive-deps -- see above
  }, []);

  return (
    <Paper
      component="section"
      variant="outlined"
      aria-labelledby={titleId}
      sx={{ p: { xs: 2, sm: 2.5 }, display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 }}
    >
      <div>
        <Typography
          id={titleId}
          ref={heading}
          tabIndex={-1}
          variant="h2"
          sx={{ '&:focus:not(:focus-visible)': { outline: 'none' } }}
        >
          {title}
        </Typography>
        {subtitle === undefined ? null : (
          <Typography color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {subtitle}
          </Typography>
        )}
      </div>
      {children}
      {actions === undefined ? null : <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>{actions}</Box>}
    </Paper>
  );
}
