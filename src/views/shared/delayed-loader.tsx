import Box from '@mui/material/Box';
import CircularProgress from '@mui/material/CircularProgress';
import Typography from '@mui/material/Typography';
import { useEffect, useState, type ReactNode } from 'react';

import { loaderDelayMs } from '@/domain/constants';
import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';

type DelayedLoaderProps = {
  /** What is waited for; 'Đang tải dữ liệu…' when absent. */
  readonly label?: string;
  /** A way out of a wait that may be long. */
  readonly action?: ReactNode;
};

/** A loader that quick answers never show: it appears only after half a second (register W-06). */
export function DelayedLoader({ label, action }: DelayedLoaderProps) {
  const texts = useTexts(commonTexts);
  const isLong = useIsAfter(loaderDelayMs);
  return (
    <Box aria-busy sx={{ display: 'grid', placeItems: 'center', minHeight: '40vh' }}>
      {isLong ? (
        <Box role="status" sx={{ display: 'grid', justifyItems: 'center', gap: 2, p: 3 }}>
          <CircularProgress size={28} thickness={4.5} />
          <Typography color="textSecondary">{label ?? texts('wait.loading')}</Typography>
          {action}
        </Box>
      ) : null}
    </Box>
  );
}

function useIsAfter(milliseconds: number): boolean {
  const [isAfter, setIsAfter] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsAfter(true);
    }, milliseconds);
    return () => {
      clearTimeout(timer);
    };
  }, [milliseconds]);
  return isAfter;
}
