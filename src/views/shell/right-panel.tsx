import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { Link } from 'wouter';

import type { PanelsRef } from '@/machines/panels-machine';

import { useAuth } from '../app/auth-context';
import { useTexts } from '../app/localization-context';
import { frame } from '../app/theme-tokens';
import { LanguageSwitch } from '../shared/language-switch';
import { PersonFacts } from '../shared/person-facts';
import { useRecentRecords } from '../shared/recent-records';
import { useIsOnline } from '../shared/use-online';
import { usePerson } from '../shared/use-person';
import { PanelFrame } from './panel-frame';
import { AccountLink, PersonLinks } from './person-links';
import { shellTexts } from './shell-texts';
import { ThemeToggle } from './theme-toggle';

/** Who I am, whether I am connected, and what I looked at just now. */
export function RightPanel({ panelsRef }: { readonly panelsRef: PanelsRef }) {
  const texts = useTexts(shellTexts);
  const person = usePerson();
  return (
    <PanelFrame panelsRef={panelsRef} label={texts('shell.rightPanel')} width={frame.rightPanelWidth}>
      <Box
        sx={{ display: { xs: 'grid', md: 'none' }, gap: 1.5, mb: 2.5, pb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        <PersonLinks />
        <Box sx={{ display: 'flex', alignItems: 'center', gap: 1 }}>
          <LanguageSwitch />
          <ThemeToggle />
        </Box>
      </Box>
      <Section title={texts('panel.whoAmI')}>
        <PersonFacts person={person} />
        <Box sx={{ display: { xs: 'none', md: 'block' }, mt: 1, ml: -1.25 }}>
          <AccountLink />
        </Box>
      </Section>
      <Section title={texts('panel.connection')}>
        <Connection />
      </Section>
      <Section title={texts('panel.recent')}>
        <RecentRecords />
      </Section>
    </PanelFrame>
  );
}

function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Box component="section" sx={{ '& + &': { mt: 2.5, pt: 2.5, borderTop: 1, borderColor: 'divider' } }}>
      <Typography variant="h3" component="h2" sx={{ mb: 1.25 }}>
        {title}
      </Typography>
      {children}
    </Box>
  );
}

function Connection() {
  const texts = useTexts(shellTexts);
  const isOnline = useIsOnline();
  const isRenewing = useAuth((snapshot) => snapshot.hasTag('renewing'));
  const state = isOnline ? (isRenewing ? 'panel.renewing' : 'panel.online') : 'panel.offline';
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'baseline', gap: 1 }}>
      <Box
        aria-hidden
        sx={{
          width: '0.5rem',
          height: '0.5rem',
          flex: 'none',
          borderRadius: '50%',
          bgcolor: isOnline ? 'success.main' : 'warning.main',
        }}
      />
      <Typography variant="body2">{texts(state)}</Typography>
    </Box>
  );
}

function RecentRecords() {
  const texts = useTexts(shellTexts);
  const records = useRecentRecords();
  if (records.length === 0) {
    return (
      <Typography variant="body2" color="textSecondary">
        {texts('panel.noRecent')}
      </Typography>
    );
  }
  return (
    <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none', display: 'grid', gap: 0.75 }}>
      {records.map(({ address, title }) => (
        <li key={address}>
          <Box component={Link} href={address} sx={{ color: 'primary.main', fontSize: '0.875rem' }}>
            {title}
          </Box>
        </li>
      ))}
    </Box>
  );
}
