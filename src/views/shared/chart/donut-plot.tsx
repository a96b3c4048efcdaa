import { useMediaQuery, type Theme } from '@mui/material';
import { PieChart } from '@mui/x-charts/PieChart';

import { createFormats } from '@/domain/format/formats';
import { percentOf } from '@/domain/reports/formulas';
import { useLocalizer } from '@/views/app/localization-context';

import { useReducedMotion } from '../widgets/use-reduced-motion';
import type { ChartData } from './chart-data';

/** Parts of a whole, from dark to light as they get smaller; the legend says how much each is. */
export function DonutPlot({ chart, height }: { readonly chart: ChartData; readonly height: number }) {
  const formats = createFormats(useLocalizer().language);
  const skipAnimation = useReducedMotion();
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('sm'), { noSsr: true });
  const [values = []] = chart.series.map((series) => series.values);
  const whole = values.reduce<number>((sum, value) => sum + (value ?? 0), 0);
  return (
    <PieChart
      height={height}
      skipAnimation={skipAnimation}
      disableKeyboardNavigation
      colors={chart.categories.map((_, index) => `var(--chart-part-${index + 1})`)}
      slotProps={{
        legend: {
          direction: isNarrow ? 'horizontal' : 'vertical',
          position: isNarrow ? { vertical: 'bottom', horizontal: 'center' } : { vertical: 'middle', horizontal: 'end' },
        },
      }}
      series={[
        {
          innerRadius: '58%',
          outerRadius: '92%',
          paddingAngle: 1,
          cornerRadius: 2,
          valueFormatter: ({ value }) => formats.number(value),
          data: chart.categories.map((category, index) => {
            const value = values[index] ?? 0;
            return { id: category, value, label: `${category}  ${formats.percent(percentOf(value, whole) ?? 0)}` };
          }),
        },
      ]}
    />
  );
}
