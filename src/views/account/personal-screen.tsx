import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useAtom } from 'jotai';
import { Link } from 'wouter';

import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { href } from '@/domain/navigation/routes';
import { builtInLanguages } from '@/domain/localization/texts';

import { appTexts } from '../app/app-texts';
import { useAuthRef } from '../app/auth-context';
import { useLocalizer, useTexts } from '../app/localization-context';
import { densities, themeModes } from '../app/looks';
import { densityAtom, themeModeAtom } from '../app/ui-atoms';
import { PageHeading } from '../shared/page-heading';
import { PersonFacts } from '../shared/person-facts';
import { usePerson } from '../shared/use-person';
import { ChoiceGroup } from './choice-group';
import { personalTexts } from './personal-texts';

/** `/ca-nhan`: what the product knows of the person, and how they want it to look. */
export function PersonalScreen() {
  const texts = useTexts(personalTexts);
  const titles = useTexts(navigationTexts);
  const person = usePerson();
  return (
    <>
      <PageHeading
        title={titles('top.profile')}
        subtitle={person.name}
        actions={
          <>
            <Button variant="outlined" component={Link} href={href('accountManage')}>
              {titles('page.manageAccount')}
            </Button>
            <Button variant="outlined" component={Link} href={href('changePassword')}>
              {titles('top.changePassword')}
            </Button>
            <Button variant="outlined" component={Link} href={href('home')}>
              {texts('personal.back')}
            </Button>
          </>
        }
      />
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '1fr 1fr' }, alignItems: 'start' }}>
        <Box component="section" aria-labelledby="personal-profile" sx={cardStyle}>
          <Typography id="personal-profile" variant="h2" sx={{ mb: 2 }}>
            {texts('personal.profile')}
          </Typography>
          <PersonFacts person={person} />
        </Box>
        <Box component="section" aria-labelledby="personal-preferences" sx={cardStyle}>
          <Typography id="personal-preferences" variant="h2">
            {texts('personal.preferences')}
          </Typography>
          <Typography variant="body2" color="textSecondary" sx={{ mb: 2 }}>
            {texts('personal.preferencesHint')}
          </Typography>
          <Preferences />
        </Box>
      </Box>
    </>
  );
}

function Preferences() {
  const texts = useTexts(personalTexts);
  const words = useTexts(appTexts);
  const authRef = useAuthRef();
  const { language } = useLocalizer();
  const [mode, setMode] = useAtom(themeModeAtom);
  const [density, setDensity] = useAtom(densityAtom);
  return (
    <Box sx={{ display: 'grid', gap: 2.5 }}>
      <ChoiceGroup
        label={texts('personal.language')}
        value={builtInLanguages.find((choice) => language.startsWith(choice)) ?? 'vi'}
        choices={builtInLanguages.map((choice) => [choice, words(`language.${choice}`)])}
        onChoose={(culture) => authRef.send({ type: 'language.choose', culture })}
      />
      <ChoiceGroup
        label={texts('personal.theme')}
        value={mode}
        choices={themeModes.map((choice) => [choice, texts(`personal.theme.${choice}`)])}
        onChoose={setMode}
      />
      <ChoiceGroup
        label={texts('personal.density')}
        value={density}
        choices={densities.map((choice) => [choice, texts(`personal.density.${choice}`)])}
        onChoose={setDensity}
      />
    </Box>
  );
}

const cardStyle = {
  p: 3,
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
