import { Box, useMediaQuery } from '@mui/material';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart } from '@mui/x-charts/LineChart';

import { createFormats } from '@/domain/format/formats';
import { useLocalizer, useTexts } from '@/views/app/localization-context';

import { useReducedMotion } from '../widgets/use-reduced-motion';
import { axisText, levelAxis, levelLetters, shortened, standingAxis } from './chart-axes';
import type { ChartData } from './chart-data';
import { chartTexts } from './chart-texts';
import { ColumnsAndLine } from './columns-and-line';
import { DonutPlot } from './donut-plot';

/** A picture of figures; what it says is said by its summary, and the table beside it. */
export function ChartPlot({ chart, height }: { readonly chart: ChartData; readonly height: number }) {
  const { title, summary, kind, categories, isMoney } = chart;
  const texts = useTexts(chartTexts);
  const formats = createFormats(useLocalizer().language);
  const skipAnimation = useReducedMotion();
  const isNarrow = useMediaQuery((theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const exact = (value: number | null) => (value === null ? null : formats.number(value));
  const rounded = (value: number) => {
    const size = Math.abs(value);
    return isMoney && size >= 1_000_000_000
      ? texts('chart.billion', { n: formats.number(value / 1_000_000_000) })
      : isMoney && size >= 1_000_000
        ? texts('chart.million', { n: formats.number(value / 1_000_000) })
        : formats.number(value);
  };
  const colors = coloursOf(chart);
  const shared = {
    height,
    skipAnimation,
    colors,
    disableKeyboardNavigation: true,
    hideLegend: chart.series.length === 1,
  } as const;
  const series = chart.series.map(({ id, title: label, values }) => ({
    id,
    label,
    data: [...values],
    valueFormatter: exact,
  }));
  const longest = Math.max(...categories.map(({ length }) => length));
  const isWide = isNarrow && (kind === 'columnsAndLine' || (kind === 'grouped' && longest > levelLetters));
  const largest = Math.max(1, ...chart.series.flatMap(({ values }) => values.map((value) => value ?? 0)));

  return (
    // What scrolls can be reached by the keyboard.
    <Box sx={plotStyle} {...(isWide ? { tabIndex: 0, role: 'group', 'aria-label': title } : {})}>
      <Box role="img" aria-label={`${title}. ${summary}`} sx={{ minWidth: isWide ? '40rem' : 0 }}>
        {kind === 'bars' || kind === 'stacked' ? (
          <BarChart
            {...shared}
            layout="horizontal"
            grid={{ vertical: true }}
            borderRadius={2}
            yAxis={[
              {
                scaleType: 'band',
                data: [...categories],
                width: Math.min(Math.max(longest * 6.6 + 16, 72), isNarrow ? 116 : 230),
                tickLabelStyle: axisText,
                valueFormatter: (name: string, { location }) =>
                  location === 'tick' ? shortened(name, isNarrow ? 16 : 34) : name,
                disableTicks: true,
                disableLine: true,
                categoryGapRatio: 0.32,
              },
            ]}
            xAxis={[
              {
                ...(kind === 'bars'
                  ? { max: largest * (isNarrow ? narrowLabelRoom : labelRoom), domainLimit: 'strict' as const }
                  : {}),
                valueFormatter: rounded,
                tickLabelStyle: axisText,
                disableLine: true,
                disableTicks: true,
                tickMinStep: 1,
              },
            ]}
            margin={{ right: kind === 'bars' ? 56 : 16, left: 4, top: 4, bottom: 4 }}
            series={series.map((one) => ({
              ...one,
              ...(kind === 'stacked'
                ? { stack: 'all' }
                : {
                    barLabel: ({ value }: { value: number | null }) => exact(value),
                    barLabelPlacement: 'outside' as const,
                  }),
            }))}
          />
        ) : kind === 'grouped' ? (
          <BarChart
            {...shared}
            grid={{ horizontal: true }}
            borderRadius={2}
            xAxis={[longest <= levelLetters ? levelAxis(categories) : standingAxis(categories)]}
            yAxis={[
              { valueFormatter: rounded, tickLabelStyle: axisText, disableLine: true, disableTicks: true, width: 64 },
            ]}
            series={series}
          />
        ) : kind === 'donut' ? (
          <DonutPlot chart={chart} height={height} />
        ) : kind === 'line' ? (
          <LineChart
            {...shared}
            grid={{ horizontal: true }}
            xAxis={[{ scaleType: 'point', data: [...categories], tickLabelStyle: axisText, disableTicks: true }]}
            yAxis={[
              {
                min: 0,
                valueFormatter: rounded,
                tickLabelStyle: axisText,
                disableLine: true,
                disableTicks: true,
                width: 48,
              },
            ]}
            series={series.map((one, index) => ({
              ...one,
              curve: 'linear' as const,
              shape: index === 0 ? ('circle' as const) : ('square' as const),
            }))}
          />
        ) : (
          <ColumnsAndLine shared={shared} series={series} categories={categories} rounded={rounded} />
        )}
      </Box>
    </Box>
  );
}

/** Told apart by lightness first, so that they differ for every eye. */
function coloursOf({ series, isOrdinal }: ChartData): string[] {
  return series.map((_, index) => `var(--chart-${isOrdinal === true ? 'step' : 'series'}-${index + 1})`);
}

/** Behind the longest bar stands its figure. */
const labelRoom = 1.16;
const narrowLabelRoom = 1.35;

const plotStyle = {
  minWidth: 0,
  overflowX: 'auto',
  '& .MuiChartsAxis-tickLabel, & .MuiChartsAxis-label': { fill: 'var(--text-quiet)' },
  '& .MuiBarLabel-root, & .MuiBarChart-label': { fill: 'var(--text)', fontSize: 12 },
  '& .MuiChartsGrid-line': { stroke: 'var(--line)' },
  '& .MuiChartsAxis-line': { stroke: 'var(--field-border)' },
} as const;
