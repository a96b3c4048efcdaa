import BarChartIcon from '@mui/icons-material/BarChart';
import TableRowsIcon from '@mui/icons-material/TableRowsOutlined';
import { Box, Button, Skeleton, Typography } from '@mui/material';
import { useId, useState } from 'react';

import { useTexts } from '@/views/app/localization-context';

import { Later } from '../loading/later';
import { loadedLater } from '../loading/loaded-later';
import type { ChartData } from './chart-data';
import { ChartTable } from './chart-table';
import { chartTexts } from './chart-texts';
import { HeatMap } from './heat-map';
import { plotHeight } from './plot-height';

/** The library that draws, to be fetched while the figures are on their way. */
export const chartPlot = loadedLater(() => import('./chart-plot').then(({ ChartPlot }) => ChartPlot));

type ChartFigureProps = {
  readonly chart: ChartData;
  /** At least as high as charts beside it, in CSS pixels. */
  readonly minHeight?: number;
};

/**
 * A chart under its title, with what it says in one sentence, and its figures as a table for whoever would rather read
 * them. The library that draws comes with the first chart.
 */
export function ChartFigure({ chart, minHeight = 0 }: ChartFigureProps) {
  const texts = useTexts(chartTexts);
  const titleId = useId();
  const [isTable, setIsTable] = useState(false);
  const height = Math.max(minHeight, plotHeight(chart));
  const isHeatMap = chart.kind === 'heatMap';
  const action = texts(isTable ? 'chart.asChart' : 'chart.asTable');
  return (
    <Box component="figure" aria-labelledby={titleId} sx={{ m: 0, minWidth: 0 }}>
      <Box sx={headStyle}>
        <Box component="figcaption" sx={{ display: 'contents' }}>
          <Typography id={titleId} variant="h3" sx={{ gridArea: 'title' }}>
            {chart.title}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ gridArea: 'summary' }}>
            {chart.summary}
          </Typography>
        </Box>
        {isHeatMap ? null : (
          <Button
            size="small"
            color="secondary"
            startIcon={isTable ? <BarChartIcon /> : <TableRowsIcon />}
            aria-label={texts('chart.named', { action, title: chart.title })}
            onClick={() => {
              setIsTable(!isTable);
            }}
            sx={{ gridArea: 'action', justifySelf: 'start' }}
          >
            {action}
          </Button>
        )}
      </Box>
      <Box sx={{ mt: 1.5 }}>
        {isHeatMap ? (
          <HeatMap chart={chart} />
        ) : isTable ? (
          <ChartTable chart={chart} />
        ) : (
          <Later
            part={chartPlot}
            props={{ chart, height }}
            fallback={<Skeleton className="delayed-sign" variant="rectangular" height={height} aria-busy />}
          />
        )}
      </Box>
    </Box>
  );
}

/** The sentence takes the whole width, below the title and what can be done; on a phone one below the other. */
const headStyle = {
  display: 'grid',
  alignItems: 'start',
  columnGap: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 1fr) auto' },
  gridTemplateAreas: { xs: '"title" "summary" "action"', sm: '"title action" "summary summary"' },
} as const;
