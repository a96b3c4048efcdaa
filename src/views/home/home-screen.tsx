import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';

import { AppError } from '@/domain/errors/app-error';
import type { MenuGroup } from '@/domain/navigation/menu';
import { navigationTexts } from '@/domain/navigation/navigation-texts';

import { useTexts } from '../app/localization-context';
import { useMenu } from '../app/use-menu';
import { Deferred } from '../shared/loading/deferred';
import { useErrorDescription } from '../shared/errors/describe-error';
import { PageHeading } from '../shared/page-heading';
import { usePerson } from '../shared/person/use-person';
import { useHour, useToday } from '../shared/days/use-today';
import { AreaCard } from './area-card';
import { HomeDashboard } from './home-dashboard';
import { HomeSection } from './home-section';
import { homeTexts } from './home-texts';
import { useWelcomeLine } from './use-welcome-line';

/** The first page after signing in: what waits, how things stand, and the ways to one's own work (register B-25). */
export function HomeScreen() {
  const texts = useTexts(homeTexts);
  const titles = useTexts(navigationTexts);
  const person = usePerson();
  const hour = useHour();
  const welcome = useWelcomeLine(person, useToday());
  const groups = useMenu().filter(({ items }) => items.length > 0);

  return (
    <>
      <PageHeading
        title={texts(greetingOf(hour), { name: person.name })}
        subtitle={welcome}
        documentTitle={titles('menu.home')}
      />
      {groups.length === 0 ? (
        <NothingGranted />
      ) : (
        <Deferred>
          <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: 'minmax(0, 1fr)', containerType: 'inline-size' }}>
            <HomeDashboard />
            <Areas groups={groups} />
          </Box>
        </Deferred>
      )}
    </>
  );
}

function Areas({ groups }: { readonly groups: readonly MenuGroup[] }) {
  const texts = useTexts(homeTexts);
  return (
    <HomeSection title={texts('home.areas')}>
      <Box sx={{ columns: '230px', columnGap: 1.5 }}>
        {groups.map((group) => (
          <AreaCard key={group.id} group={group} />
        ))}
      </Box>
    </HomeSection>
  );
}

function greetingOf(hour: number) {
  return hour < 11 ? 'home.morning' : hour < 18 ? 'home.afternoon' : 'home.evening';
}

const nothingGranted = new AppError('permissions.none');

function NothingGranted() {
  return <Typography color="textSecondary">{useErrorDescription(nothingGranted).details}</Typography>;
}
