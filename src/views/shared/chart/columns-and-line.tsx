import { BarPlot } from '@mui/x-charts/BarChart';
import { ChartsAxisHighlight } from '@mui/x-charts/ChartsAxisHighlight';
import { ChartsDataProvider } from '@mui/x-charts/ChartsDataProvider';
import { ChartsGrid } from '@mui/x-charts/ChartsGrid';
import { ChartsLegend } from '@mui/x-charts/ChartsLegend';
import { ChartsSurface } from '@mui/x-charts/ChartsSurface';
import { ChartsTooltip } from '@mui/x-charts/ChartsTooltip';
import { ChartsWrapper } from '@mui/x-charts/ChartsWrapper';
import { ChartsXAxis } from '@mui/x-charts/ChartsXAxis';
import { ChartsYAxis } from '@mui/x-charts/ChartsYAxis';
import { LinePlot, MarkPlot } from '@mui/x-charts/LineChart';

import { axisText, standingAxis } from './chart-axes';

type ColumnsAndLineProps = {
  readonly shared: { readonly height: number; readonly skipAnimation: boolean; readonly colors: string[] };
  readonly series: readonly {
    readonly id: string;
    readonly label: string;
    readonly data: (number | null)[];
    readonly valueFormatter: (value: number | null) => string | null;
  }[];
  readonly categories: readonly string[];
  readonly rounded: (value: number) => string;
};

/** Columns by the axis on the left, and a line of another size by the one on the right. */
export function ColumnsAndLine({ shared, series, categories, rounded }: ColumnsAndLineProps) {
  const [line, columns] = [series.slice(-1), series.slice(0, -1)];
  const axis = {
    valueFormatter: rounded,
    tickLabelStyle: axisText,
    disableLine: true,
    disableTicks: true,
    width: 76,
    tickMinStep: 1,
  };
  const { height, skipAnimation, colors } = shared;
  return (
    <ChartsDataProvider
      height={height}
      skipAnimation={skipAnimation}
      colors={colors}
      disableKeyboardNavigation
      series={[
        ...columns.map((one) => ({ ...one, type: 'bar' as const, yAxisId: 'columns' })),
        ...line.map((one) => ({ ...one, type: 'line' as const, yAxisId: 'line', curve: 'linear' as const })),
      ]}
      xAxis={[{ ...standingAxis(categories), id: 'x' }]}
      yAxis={[
        { ...axis, id: 'columns', position: 'left', label: columns.map(({ label }) => label).join(', ') },
        {
          ...axis,
          id: 'line',
          position: 'right',
          min: 0,
          max: Math.max(1, ...line.flatMap(({ data }) => data.map((value) => value ?? 0))),
          label: line.map(({ label }) => label).join(', '),
        },
      ]}
    >
      <ChartsWrapper>
        <ChartsLegend />
        <ChartsSurface>
          <ChartsGrid horizontal />
          <BarPlot borderRadius={2} />
          <LinePlot />
          <MarkPlot />
          <ChartsAxisHighlight x="band" />
          <ChartsXAxis axisId="x" />
          <ChartsYAxis axisId="columns" />
          <ChartsYAxis axisId="line" />
        </ChartsSurface>
        <ChartsTooltip trigger="axis" />
      </ChartsWrapper>
    </ChartsDataProvider>
  );
}
