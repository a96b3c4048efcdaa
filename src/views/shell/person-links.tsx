import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Link, useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

import { accountManagementUrl } from '@/domain/auth/account-management';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { href } from '@/domain/navigation/routes';

import { appTexts } from '../app/app-texts';
import { useAuth } from '../app/auth-context';
import { useTexts } from '../app/localization-context';
import { useServices } from '../app/services-context';
import { usePerson } from '../shared/use-person';
import { shellTexts } from './shell-texts';
import { useSignOut } from './use-sign-out';

/** The person's name, the ways to a new password and to the account, and out. */
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
      {/* A narrow top bar has no room for it; the right panel has. */}
      <Box component="span" sx={{ display: { md: 'none', lg: 'inline' } }}>
        <AccountLink />
      </Box>
      <Button size="small" variant="outlined" onClick={signOut}>
        {words('action.signOut')}
      </Button>
    </Box>
  );
}

/** To the account's page: the issuer's where the password is typed there, else the product's own. */
export function AccountLink() {
  const texts = useTexts(shellTexts);
  const { environment } = useServices();
  const flow = useAuth(({ context }) => context.flow);
  const address = useAbsoluteAddress();
  return flow === 'code' ? (
    <Button href={accountManagementUrl(environment.oAuthConfig.issuer, address)} size="small" color="secondary">
      {texts('shell.manageAccount')}
    </Button>
  ) : (
    <Button component={Link} href={href('accountManage')} size="small" color="secondary">
      {texts('shell.manageAccount')}
    </Button>
  );
}

function useAbsoluteAddress(): string {
  const [path] = useLocation();
  const search = useSearch();
  return new URL(`${path}${search}`, window.location.origin).href;
}
