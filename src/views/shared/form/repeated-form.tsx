import { Box } from '@mui/material';
import { Fragment, useCallback, useEffect, useRef, useState, type ReactNode } from 'react';

type RepeatedFormProps = {
  /** @param onEnded To be called when what the form holds was saved or given up. */
  readonly children: (onEnded: () => void) => ReactNode;
};

/**
 * A form for what is always there, such as settings or one's own profile: it begins anew, from what the server holds
 * then, each time it has ended. The focus stays with it.
 */
export function RepeatedForm({ children }: RepeatedFormProps) {
  const frameRef = useRef<HTMLDivElement>(null);
  const [turn, setTurn] = useState(0);
  const beginAnew = useCallback(() => {
    setTurn((count) => count + 1);
  }, []);

  useEffect(() => {
    if (turn > 0) {
      frameRef.current?.focus();
    }
  }, [turn]);

  return (
    <Box ref={frameRef} tabIndex={-1} sx={{ outline: 0 }}>
      <Fragment key={turn}>{children(beginAnew)}</Fragment>
    </Box>
  );
}
