import { Box, Typography } from '@mui/material';

import { createFormats } from '@/domain/format/formats';
import { missingValue } from '@/domain/format/identities';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import type { ChartData } from './chart-data';
import { chartTexts } from './chart-texts';

/** A table whose cells are the darker the larger their figure is; the figure stands in each, so that no colour is needed. */
export function HeatMap({ chart: { title, categories, series } }: { readonly chart: ChartData }) {
  const texts = useTexts(chartTexts);
  const formats = createFormats(useLocalizer().language);
  const most = Math.max(1, ...series.flatMap(({ values }) => values.map((value) => value ?? 0)));
  return (
    <>
      <Box sx={mapStyle} tabIndex={0} role="group" aria-label={title}>
        <table aria-label={title}>
          <thead>
            <tr>
              <th scope="col" className="name">
                {texts('chart.category')}
              </th>
              {categories.map((category) => (
                <th key={category} scope="col">
                  {category}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {series.map(({ id, title: name, values }) => (
              <tr key={id}>
                <th scope="row" className="name">
                  {name}
                </th>
                {categories.map((category, index) => {
                  const value = values[index] ?? null;
                  return (
                    <td key={category} style={{ backgroundColor: shade((value ?? 0) / most) }}>
                      {value === null ? missingValue : formats.number(value)}
                    </td>
                  );
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
      <Box aria-hidden sx={{ display: 'flex', alignItems: 'center', gap: 1, mt: 1 }}>
        <Typography variant="caption" color="textSecondary">
          {texts('chart.less')}
        </Typography>
        {steps.map((step) => (
          <Box key={step} sx={{ width: 24, height: 12 }} style={{ backgroundColor: shade(step) }} />
        ))}
        <Typography variant="caption" color="textSecondary">
          {texts('chart.more')}
        </Typography>
      </Box>
    </>
  );
}

const steps = [0, 0.25, 0.5, 0.75, 1];

/** Figures stay legible on the darkest shade. */
const mostShade = 46;

function shade(part: number): string {
  return `color-mix(in srgb, var(--chart-heat) ${Math.round(part * mostShade)}%, var(--paper))`;
}

const mapStyle = {
  overflowX: 'auto',
  '& table': {
    width: '100%',
    borderCollapse: 'separate',
    borderSpacing: '2px',
    fontSize: '0.8125rem',
    fontVariantNumeric: 'tabular-nums',
  },
  '& th': { fontWeight: 500, color: 'text.secondary', px: 0.5 },
  '& td': { textAlign: 'center', px: 0.75, py: 0.5, minWidth: '2.5rem', borderRadius: '2px' },
  '& .name': { textAlign: 'start', color: 'text.primary', minWidth: '8rem', maxWidth: '18rem' },
} as const;
