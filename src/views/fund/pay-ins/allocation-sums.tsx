import { Box, Typography } from '@mui/material';

import { formatMoney } from '@/domain/format/numbers';
import type { AllocationInput } from '@/domain/pay-ins/pay-in';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { payInTexts } from './pay-in-texts';

type AllocationSumsProps = {
  /** Integer đồng; anything else while it is being typed. */
  readonly soTien: number | null;
  readonly lines: readonly AllocationInput[];
};

/** What is allocated in all and what stays as the payer's credit; announced as it changes, each figure with its name. */
export function AllocationSums({ soTien, lines }: AllocationSumsProps) {
  const texts = useTexts(payInTexts);
  const { language } = useLocalizer();
  const given = lines.reduce((sum, line) => sum + amountOf(line.soTien), 0);
  const left = amountOf(soTien) - given;
  return (
    <Box component="dl" aria-live="polite" aria-atomic sx={sumsStyle}>
      <Typography component="dt">{texts('allocation.given')}</Typography>
      <Typography component="dd">{formatMoney(given, language)}</Typography>
      <Typography component="dt">{texts('allocation.left')}</Typography>
      <Typography component="dd" sx={{ color: left < 0 ? 'error.main' : undefined }}>
        {formatMoney(left, language)}
      </Typography>
    </Box>
  );
}

function amountOf(value: unknown): number {
  return typeof value === 'number' ? value : 0;
}

const sumsStyle = {
  gridColumn: '1 / -1',
  m: 0,
  display: 'grid',
  gridTemplateColumns: 'max-content max-content',
  columnGap: 2,
  rowGap: 0.5,
  '& dt': { color: 'text.secondary' },
  '& dd': { m: 0, textAlign: 'right', fontWeight: 'fontWeightMedium', fontVariantNumeric: 'tabular-nums' },
} as const;
