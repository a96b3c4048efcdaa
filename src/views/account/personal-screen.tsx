import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useId, type ReactNode } from 'react';
import { Link } from 'wouter';

import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { href } from '@/domain/navigation/routes';

import { useTexts } from '../app/localization-context';
import { PageHeading } from '../shared/page-heading';
import { PersonFacts } from '../shared/person-facts';
import { usePerson } from '../shared/use-person';
import { PersonalPreferences } from './personal-preferences';
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
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { md: '2fr 3fr' }, alignItems: 'start' }}>
        <Card title={texts('personal.profile')}>
          <PersonFacts person={person} />
        </Card>
        <Card title={texts('personal.preferences')} hint={texts('personal.preferencesHint')}>
          <PersonalPreferences />
        </Card>
      </Box>
    </>
  );
}

type CardProps = { readonly title: string; readonly hint?: string; readonly children: ReactNode };

function Card({ title, hint, children }: CardProps) {
  const titleId = useId();
  return (
    <Box component="section" aria-labelledby={titleId} sx={cardStyle}>
      <Typography id={titleId} variant="h2">
        {title}
      </Typography>
      {hint === undefined ? null : (
        <Typography variant="body2" color="textSecondary">
          {hint}
        </Typography>
      )}
      <Box sx={{ mt: 2 }}>{children}</Box>
    </Box>
  );
}

const cardStyle = {
  p: { xs: 2, md: 3 },
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  borderRadius: 1,
} as const;
