import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link } from 'wouter';

import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { href } from '@/domain/navigation/routes';

import { appTexts } from '../app/app-texts';
import { useTexts } from '../app/localization-context';
import { usePerson } from '../shared/use-person';
import { useSignOut } from './use-sign-out';

/** The person's name, the way to a new password, and out. */
export function PersonLinks() {
  const titles = useTexts(navigationTexts);
  const words = useTexts(appTexts);
  const person = usePerson();
  const signOut = useSignOut();
  return (
    <Box sx={{ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 1, ml: { md: 1 } }}>
      <Button component={Link} href={href('personal')} title={titles('top.profile')} size="small" color="inherit">
        {person.name}
      </Button>
      <Button component={Link} href={href('changePassword')} size="small" color="secondary">
        {titles('top.changePassword')}
      </Button>
      <Button size="small" variant="outlined" onClick={signOut}>
        {words('action.signOut')}
      </Button>
    </Box>
  );
}
