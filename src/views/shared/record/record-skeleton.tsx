import { Box, Skeleton } from '@mui/material';
import { useEffect, useState } from 'react';

import { loaderDelayMs } from '@/domain/constants';
import { commonTexts } from '@/domain/localization/common-texts';
import { useTexts } from '@/views/app/localization-context';
import { frame } from '@/views/app/theme/theme-tokens';

const lines = ['name', 'number', 'born', 'phone', 'province', 'address', 'note'] as const;

/** The shape of a record while it is on its way; a quick answer shows nothing in between. */
export function RecordSkeleton() {
  const common = useTexts(commonTexts);
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => {
      setIsLate(true);
    }, loaderDelayMs);
    return () => {
      clearTimeout(timer);
    };
  }, []);

  return (
    <Box role="status" aria-label={common('wait.loading')} sx={{ maxWidth: frame.formMaxWidth, minHeight: '60vh' }}>
      {isLate ? (
        <>
          <Skeleton variant="text" width="45%" sx={{ fontSize: '2rem', mb: 2 }} />
          {lines.map((line) => (
            <Skeleton key={line} variant="rounded" height={38} sx={{ mb: 2 }} />
          ))}
        </>
      ) : null}
    </Box>
  );
}
