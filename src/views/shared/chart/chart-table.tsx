import { Box } from '@mui/material';

import { missingValue } from '@/domain/format/identities';
import { createFormats } from '@/domain/format/formats';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import type { ChartData } from './chart-data';
import { chartTexts } from './chart-texts';

/** The figures of a chart, a row for each category. */
export function ChartTable({ chart: { title, categories, series } }: { readonly chart: ChartData }) {
  const texts = useTexts(chartTexts);
  const formats = createFormats(useLocalizer().language);
  return (
    // What scrolls can be reached by the keyboard.
    <Box sx={tableStyle} tabIndex={0} role="group" aria-label={title}>
      <table aria-label={title}>
        <thead>
          <tr>
            <th scope="col">{texts('chart.category')}</th>
            {series.map(({ id, title: name }) => (
              <th key={id} scope="col" className="number">
                {name}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {categories.map((category, index) => (
            <tr key={category}>
              <th scope="row">{category}</th>
              {series.map(({ id, values }) => {
                const value = values[index] ?? null;
                return (
                  <td key={id} className="number">
                    {value === null ? missingValue : formats.number(value)}
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </table>
    </Box>
  );
}

const tableStyle = {
  overflowX: 'auto',
  '& table': { width: '100%', borderCollapse: 'collapse', fontSize: '0.8125rem', fontVariantNumeric: 'tabular-nums' },
  '& th, & td': { px: 1, py: 0.625, borderBottom: '1px solid', borderColor: 'divider', textAlign: 'start' },
  '& thead th': { color: 'text.secondary', fontWeight: 600 },
  '& tbody th': { fontWeight: 400 },
  '& .number': { textAlign: 'end', whiteSpace: 'nowrap' },
} as const;
