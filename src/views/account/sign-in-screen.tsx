import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';

import { useAuth } from '../app/auth-context';
import { useDemoAccounts, type DemoAccount } from '../app/demo-accounts-context';
import { useTexts } from '../app/localization-context';
import { preloadNotices } from '../app/notices';
import { preloadAddress, preloadSignedIn } from '../app/screens';
import { BrandPanel } from '../shared/brand/brand-panel';
import { LanguageSwitch } from '../shared/language-switch';
import { useDocumentTitle } from '../shared/page-heading';
import { whenIdle } from '../shared/when-idle';
import { CodeSignIn } from './code-sign-in';
import { DemoAccountList } from './demo-account-list';
import { PasswordForm } from './password-form';
import { SignInError } from './sign-in-error';
import { signInTexts } from './sign-in-texts';

type SignInScreenProps = {
  /** Same-origin address to open afterwards. */
  readonly wanted: string;
};

/** The way in: a password form, or one button to the issuer, as the installation is configured. */
export function SignInScreen({ wanted }: SignInScreenProps) {
  const texts = useTexts(signInTexts);
  const flow = useAuth(({ context }) => context.flow);
  const demoAccounts = useDemoAccounts();
  const [chosen, setChosen] = useState<DemoAccount | undefined>(undefined);
  useDocumentTitle(texts('signIn.title'));
  usePreloading(wanted);

  return (
    <Box
      sx={{
        minHeight: '100vh',
        display: 'grid',
        gridTemplateColumns: { md: '5fr 6fr' },
        gridTemplateRows: { xs: 'auto 1fr', md: '1fr' },
      }}
    >
      <BrandPanel sentence={texts('signIn.sentence')} />
      <Box
        component="main"
        sx={{
          display: 'flex',
          flexDirection: 'column',
          px: { xs: 3, md: 6 },
          py: { xs: 2.5, md: 4 },
          bgcolor: 'background.paper',
        }}
      >
        <Box sx={{ alignSelf: 'flex-end' }}>
          <LanguageSwitch />
        </Box>
        <Box sx={{ width: '100%', maxWidth: 400, m: 'auto', py: { xs: 2, md: 4 } }}>
          <Typography variant="h1" sx={{ fontSize: '1.75rem' }}>
            {texts('signIn.title')}
          </Typography>
          <Typography color="textSecondary" sx={{ mt: 0.5, mb: 3 }}>
            {texts('signIn.subtitle')}
          </Typography>
          <SignInError />
          {flow === 'password' ? (
            <PasswordForm key={chosen?.userName} prefilled={chosen} />
          ) : (
            <CodeSignIn wanted={wanted} />
          )}
          {demoAccounts.length === 0 || flow !== 'password' ? null : (
            <DemoAccountList accounts={demoAccounts} chosen={chosen} onChoose={setChosen} />
          )}
        </Box>
      </Box>
    </Box>
  );
}

/** While the person types, the code of what follows arrives. */
function usePreloading(wanted: string): void {
  useEffect(
    () =>
      whenIdle(() => {
        preloadSignedIn();
        preloadNotices();
        void preloadAddress(wanted);
      }),
    [wanted],
  );
}
