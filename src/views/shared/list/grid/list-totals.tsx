import { Box, Typography } from '@mui/material';

import type { Page } from '@/domain/abp/paging';
import { useTexts } from '@/views/app/localization-context';

import type { ListRow } from '../list-description';
import { listTexts } from '../list-texts';
import type { ListView } from '../list-view';

type ListTotalsProps<Row extends ListRow> = { readonly view: ListView<Row>; readonly page: Page<Row> };

/** Sums of all that the filter finds, whatever page is shown. */
export function ListTotals<Row extends ListRow>({ view, page: { tong } }: ListTotalsProps<Row>) {
  const texts = useTexts(listTexts);
  const { description, formats, text } = view;
  if (description.totals === undefined || tong === undefined) {
    return null;
  }
  const shown = description.totals.flatMap(({ label, kind, value }) => {
    const sum = value(tong);
    return sum === undefined ? [] : [{ label, kind, sum }];
  });
  return (
    <Box
      role="group"
      aria-label={texts('list.totals')}
      sx={{
        display: 'flex',
        flexWrap: 'wrap',
        alignItems: 'baseline',
        justifyContent: 'space-between',
        columnGap: 3,
        rowGap: 0.5,
        px: 2,
        py: 1,
        borderTop: 1,
        borderColor: 'divider',
        bgcolor: 'var(--surface-sunken)',
        flexShrink: 0,
      }}
    >
      <Typography variant="body2" aria-hidden sx={{ fontWeight: 600 }}>
        {texts('list.totals')}
      </Typography>
      <Box component="dl" sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, rowGap: 0.5, m: 0 }}>
        {shown.map(({ label, kind, sum }) => (
          <Box key={label} sx={{ display: 'flex', gap: 1, alignItems: 'baseline' }}>
            <Typography component="dt" variant="body2" sx={{ color: 'text.secondary' }}>
              {text(label)}
            </Typography>
            <Typography component="dd" variant="body2" sx={figureStyle}>
              {kind === 'money' ? formats.money(sum) : formats.number(sum)}
            </Typography>
          </Box>
        ))}
      </Box>
    </Box>
  );
}

const figureStyle = { m: 0, fontWeight: 600, fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;
