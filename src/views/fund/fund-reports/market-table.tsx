import { Box, Typography } from '@mui/material';

import { createFormats } from '@/domain/format/formats';
import type { MarketShare } from '@/domain/fund-reports/fund-report';
import { sumsOf } from '@/domain/fund-reports/market-shares';
import { useLocalizer, useTexts } from '@/views/app/localization-context';
import { useNames } from '@/views/shared/list/cells/use-names';

import { reportTexts } from './report-texts';

const lookups = ['thi-truong'] as const;

/** The workers of a report by market, with what is due for them. */
export function MarketTable({ markets }: { readonly markets: readonly MarketShare[] }) {
  const texts = useTexts(reportTexts);
  const names = useNames(lookups);
  const { number, money } = createFormats(useLocalizer().language);
  const sums = sumsOf(markets);
  if (markets.length === 0) {
    return <Typography color="textSecondary">{texts('settle.noMarkets')}</Typography>;
  }
  return (
    <Box sx={frameStyle} tabIndex={0} role="region" aria-label={texts('settle.markets')}>
      <table>
        <thead>
          <tr>
            <th scope="col">{texts('settle.market')}</th>
            <th scope="col">{texts('settle.workers')}</th>
            <th scope="col">{texts('settle.women')}</th>
            <th scope="col">{texts('settle.tienNld')}</th>
            <th scope="col">{texts('settle.tienDn')}</th>
            <th scope="col">{texts('settle.sum')}</th>
          </tr>
        </thead>
        <tbody>
          {markets.map(({ thiTruongId, soLaoDong, soNu, tienNld, tienDn, tong }) => (
            <tr key={thiTruongId}>
              <th scope="row">{names.of('thi-truong', thiTruongId)}</th>
              <td>{number(soLaoDong)}</td>
              <td>{number(soNu)}</td>
              <td>{money(tienNld)}</td>
              <td>{money(tienDn)}</td>
              <td>{money(tong)}</td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{texts('settle.total')}</th>
            <td>{number(sums.soLaoDong)}</td>
            <td>{number(sums.soNu)}</td>
            <td>{money(sums.tienNld)}</td>
            <td>{money(sums.tienDn)}</td>
            <td>{money(sums.tong)}</td>
          </tr>
        </tfoot>
      </table>
    </Box>
  );
}

const frameStyle = {
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { px: 1, py: 0.75, textAlign: 'end', borderBottom: 1, borderColor: 'divider', whiteSpace: 'nowrap' },
  '& th:first-of-type': { textAlign: 'start', whiteSpace: 'normal', minWidth: '9rem' },
  '& thead th': { typography: 'body2', color: 'text.secondary', whiteSpace: 'normal' },
  '& tbody th': { fontWeight: 'fontWeightRegular' },
  '& tfoot th, & tfoot td': { fontWeight: 'fontWeightBold', borderBottom: 0 },
} as const;
