import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { Link } from 'wouter';

import { useTexts } from '../app/localization-context';
import { useServices } from '../app/services-context';
import { useRecentRecords } from '../shared/recent-records';
import { PartView } from '../shared/record/part-view';
import { usePart } from '../shared/record/use-part';
import { TaskList } from '../shared/tasks/task-list';
import { taskTexts } from '../shared/tasks/task-texts';
import { useReloadInLanguage } from '../shared/use-reload-in-language';
import { whenIdle } from '../shared/loading/when-idle';
import { HomeCharts, WaitingCharts } from './home-charts';
import { HomeDeadlines } from './home-deadlines';
import { homeCard, HomeSection } from './home-section';
import { homeTexts } from './home-texts';
import { HomeTiles, WaitingTiles } from './home-tiles';

/** Tiles and charts beside what waits for the person; each part loads, fails and is tried again by itself. */
export function HomeDashboard() {
  const { home, notifications } = useServices();
  const page = usePart((signal) => home.page(signal));
  const tasks = usePart((signal) => notifications.openTasks(signal));
  useReloadInLanguage(tasks.reload);
  const words = useTexts(taskTexts);
  return (
    <Box sx={dashboardStyle}>
      <Box sx={{ gridArea: 'tiles', ...stackStyle }}>
        <PartView part={page} waiting={<WaitingTiles />}>
          {({ o, han }) => (
            <>
              <HomeTiles tiles={o} />
              <HomeDeadlines deadlines={han} />
            </>
          )}
        </PartView>
      </Box>
      <Box sx={{ gridArea: 'aside', ...stackStyle }}>
        <HomeSection title={words('tasks.title')}>
          <Box sx={{ ...homeCard, py: 1 }}>
            <PartView part={tasks} waiting={<WaitingTasks />}>
              {(shown) => <TaskList tasks={shown} />}
            </PartView>
          </Box>
        </HomeSection>
        <RecentRecords />
      </Box>
      <Box sx={{ gridArea: 'charts', ...stackStyle }}>
        <LateCharts />
      </Box>
    </Box>
  );
}

/** Charts are asked for once the page stands: nobody waits for them. */
function LateCharts() {
  const texts = useTexts(homeTexts);
  const [isTime, setIsTime] = useState(false);
  useEffect(
    () =>
      whenIdle(() => {
        setIsTime(true);
      }),
    [],
  );
  return isTime ? (
    <HomeCharts />
  ) : (
    <HomeSection title={texts('home.charts')}>
      <WaitingCharts isAsked={false} />
    </HomeSection>
  );
}

function RecentRecords() {
  const texts = useTexts(homeTexts);
  const records = useRecentRecords();
  return records.length === 0 ? null : (
    <HomeSection title={texts('home.recent')}>
      <Box component="ul" sx={recentStyle}>
        {records.map(({ address, title }) => (
          <li key={address}>
            <Link href={address}>{title}</Link>
          </li>
        ))}
      </Box>
    </HomeSection>
  );
}

const waitingLines = [1, 2, 3, 4] as const;

function WaitingTasks() {
  return waitingLines.map((line) => <Skeleton key={line} className="delayed-sign" height={38} aria-busy />);
}

const stackStyle = {
  display: 'grid',
  gap: 3,
  alignContent: 'start',
  minWidth: 0,
  containerType: 'inline-size',
} as const;

const dashboardStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { '@': 'minmax(0, 1fr)', '@880': 'minmax(0, 1fr) 340px' },
  gridTemplateAreas: { '@': '"tiles" "aside" "charts"', '@880': '"tiles aside" "charts charts"' },
} as const;

const recentStyle = {
  ...homeCard,
  listStyle: 'none',
  m: 0,
  display: 'grid',
  gap: 0.75,
  fontSize: '0.8125rem',
  '& a': { color: 'primary.main', textDecoration: 'none' },
  '& a:hover': { textDecoration: 'underline' },
} as const;
