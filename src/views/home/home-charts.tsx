import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { Link } from 'wouter';

import { createFormats } from '@/domain/format/formats';
import type { HomeChart } from '@/domain/home/home';
import { builtInLanguageOf } from '@/domain/localization/languages';

import { useLocalizer, useTexts } from '../app/localization-context';
import { useServices } from '../app/services-context';
import { ChartFigure, chartPlot } from '../shared/chart/chart-figure';
import { PartView } from '../shared/record/part-view';
import { usePart } from '../shared/record/use-part';
import { usePreload } from '../shared/loading/use-preload';
import { homeChartData, homeChartTitle } from './home-chart-data';
import { homeCard, HomeSection } from './home-section';
import { homeTexts } from './home-texts';

/** Departures by month and market, each with its table and the report it is taken from. */
export function HomeCharts() {
  const texts = useTexts(homeTexts);
  const { home } = useServices();
  usePreload(chartPlot);
  const charts = usePart((signal) => home.charts(signal));
  return (
    <HomeSection title={texts('home.charts')}>
      <PartView part={charts} waiting={<WaitingCharts isAsked />}>
        {(shown) =>
          shown.length === 0 ? (
            <Typography color="textSecondary">{texts('home.empty')}</Typography>
          ) : (
            <Box sx={gridStyle}>
              {shown.map((chart) => (
                <ChartCard key={chart.ma} chart={chart} />
              ))}
            </Box>
          )
        }
      </PartView>
    </HomeSection>
  );
}

type WaitingChartsProps = {
  /** Otherwise nobody waits yet: only their room is there, or what is seen of it would go again when they are asked for. */
  readonly isAsked: boolean;
};

/** Of the size of the charts, so that nothing moves when they come. */
export function WaitingCharts({ isAsked }: WaitingChartsProps) {
  return (
    <Box className="delayed-sign" sx={gridStyle} aria-busy>
      {waitingCards.map((card) =>
        isAsked ? (
          <Skeleton key={card} variant="rounded" sx={{ height: waitingHeight }} />
        ) : (
          <Box key={card} sx={{ height: waitingHeight }} />
        ),
      )}
    </Box>
  );
}

const waitingCards = [1, 2] as const;

function ChartCard({ chart }: { readonly chart: HomeChart }) {
  const texts = useTexts(homeTexts);
  const { language } = useLocalizer();
  const words = { texts, formats: createFormats(language), language: builtInLanguageOf(language) };
  const data = homeChartData(chart, words);
  const title = homeChartTitle(chart, words);
  return (
    <Box sx={{ ...homeCard, display: 'flex', flexDirection: 'column', minHeight: cardHeight }}>
      {data === undefined ? (
        <>
          <Typography variant="h3">{title}</Typography>
          <Typography color="textSecondary">{texts('home.empty')}</Typography>
        </>
      ) : (
        <ChartFigure chart={data} />
      )}
      <Box sx={{ mt: 'auto', pt: 1, fontSize: '0.8125rem' }}>
        <Link href={chart.lienKet} aria-label={texts('chart.openReportOf', { title })}>
          {texts('chart.openReport')}
        </Link>
      </Box>
    </Box>
  );
}

/** Of a card whose title takes one line. */
const cardHeight = 517;

/** A narrow card is higher: the title of its chart takes more lines, and on a phone so does what its colours mean. */
const waitingHeight = { '@': 609, '@520': cardHeight, '@720': 553, '@900': 537, '@1080': cardHeight } as const;

const gridStyle = {
  display: 'grid',
  gap: 1.5,
  gridTemplateColumns: { '@': 'minmax(0, 1fr)', '@720': 'repeat(2, minmax(0, 1fr))' },
  '& a': { color: 'primary.main', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
} as const;
