import EditIcon from '@mui/icons-material/EditOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useCallback, useRef, useState } from 'react';
import { Link } from 'wouter';

import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { href } from '@/domain/navigation/routes';

import { useTexts } from '../../app/localization-context';
import { PageHeading } from '../../shared/page-heading';
import { PersonFacts } from '../../shared/person/person-facts';
import { useHasDraft } from '../../shared/unsaved/use-draft';
import { usePerson } from '../../shared/person/use-person';
import { PersonalCard } from './personal-card';
import { PersonalPreferences } from './personal-preferences';
import { PersonalSessions } from './personal-sessions';
import { PersonalTasks } from './personal-tasks';
import { personalTexts } from './personal-texts';
import { ProfileForm, profileFormName } from '../profile/profile-form';

/** `/ca-nhan`: the person's own account, how they want the product to look, where they are signed in, what waits for them. */
export function PersonalScreen() {
  const texts = useTexts(personalTexts);
  const titles = useTexts(navigationTexts);
  const person = usePerson();
  const factsRef = useRef<HTMLDivElement>(null);
  const hasDraft = useHasDraft(profileFormName);
  const [isEditing, setIsEditing] = useState(hasDraft);
  const showFacts = useCallback(() => {
    setIsEditing(false);
    factsRef.current?.focus();
  }, []);
  return (
    <>
      <PageHeading
        title={titles('top.profile')}
        subtitle={person.name}
        actions={
          <>
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
        {isEditing ? (
          <Box sx={wholeWidth}>
            <ProfileForm onEnded={showFacts} />
          </Box>
        ) : null}
        <Box ref={factsRef} tabIndex={-1} sx={{ display: 'grid', gap: 3, minWidth: 0, outline: 0 }}>
          {isEditing ? null : (
            <PersonalCard title={texts('personal.account')}>
              <PersonFacts person={person} />
              <Button
                variant="outlined"
                startIcon={<EditIcon />}
                sx={{ mt: 2.5 }}
                onClick={() => {
                  setIsEditing(true);
                }}
              >
                {texts('personal.edit')}
              </Button>
            </PersonalCard>
          )}
          <PersonalCard title={texts('personal.tasks')}>
            <PersonalTasks />
          </PersonalCard>
        </Box>
        <PersonalCard title={texts('personal.preferences')} hint={texts('personal.preferencesHint')}>
          <PersonalPreferences />
        </PersonalCard>
        <Box sx={wholeWidth}>
          <PersonalSessions />
        </Box>
      </Box>
    </>
  );
}

const wholeWidth = { gridColumn: '1 / -1', display: 'grid', gap: 3, minWidth: 0 } as const;
