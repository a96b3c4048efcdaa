import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect } from 'react';

import { AppError } from '@/domain/errors/app-error';
import { visibleMenu } from '@/domain/navigation/menu';
import { navigationTexts } from '@/domain/navigation/navigation-texts';

import { useLocalizer, useTexts } from '../app/localization-context';
import { useScreens } from '../app/screens-context';
import { useAccess } from '../app/use-access';
import { useErrorDescription } from '../shared/errors/describe-error';
import { PageHeading } from '../shared/page-heading';
import { PersonFacts } from '../shared/person-facts';
import { usePerson } from '../shared/use-person';
import { whenIdle } from '../shared/when-idle';
import { AreaCard } from './area-card';
import { homeTexts } from './home-texts';

/** The first page after signing in: the ways to one's own work, and in whose name one works. */
export function HomeScreen() {
  const texts = useTexts(homeTexts);
  const titles = useTexts(navigationTexts);
  const { language } = useLocalizer();
  const person = usePerson();
  const groups = visibleMenu(useAccess()).filter(({ items }) => items.length > 0);
  usePreloadedLists();

  return (
    <>
      <PageHeading
        title={texts(greetingOf(new Date().getHours()), { name: person.name })}
        subtitle={todayIn(language)}
        documentTitle={titles('menu.home')}
      />
      <Box sx={columnsStyle}>
        <section aria-labelledby="home-areas">
          <Typography id="home-areas" variant="h2" sx={{ mb: 1.5 }}>
            {texts('home.areas')}
          </Typography>
          {groups.length === 0 ? (
            <NothingGranted />
          ) : (
            <Box sx={{ columns: '230px', columnGap: 2 }}>
              {groups.map((group) => (
                <AreaCard key={group.id} group={group} />
              ))}
            </Box>
          )}
        </section>
        <section aria-labelledby="home-person">
          <Typography id="home-person" variant="h2" sx={{ mb: 1.5 }}>
            {texts('home.whoAmI')}
          </Typography>
          <Box sx={{ p: 2.5, bgcolor: 'background.paper', border: 1, borderColor: 'divider', borderRadius: 1 }}>
            <PersonFacts person={person} />
          </Box>
        </section>
      </Box>
    </>
  );
}

/** A page of links is read at a glance; wider than this it would be searched. */
const columnsStyle = {
  display: 'grid',
  gap: 3,
  gridTemplateColumns: { lg: 'minmax(0, 1fr) 300px' },
  alignItems: 'start',
  maxWidth: '80rem',
} as const;

function greetingOf(hour: number) {
  return hour < 11 ? 'home.morning' : hour < 18 ? 'home.afternoon' : 'home.evening';
}

function todayIn(language: string): string {
  return new Intl.DateTimeFormat(language, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  }).format();
}

const nothingGranted = new AppError('permissions.none');

function NothingGranted() {
  return <Typography color="textSecondary">{useErrorDescription(nothingGranted).details}</Typography>;
}

/** The lists' code is the biggest of the product; it arrives while nobody waits for it. */
function usePreloadedLists(): void {
  const { preloadAddress } = useScreens();
  useEffect(
    () =>
      whenIdle(() => {
        void preloadAddress('/csdl/nguoi-lao-dong');
      }),
    [preloadAddress],
  );
}
