import CloseIcon from '@mui/icons-material/Close';
import SchoolIcon from '@mui/icons-material/SchoolOutlined';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import GlobalStyles from '@mui/material/GlobalStyles';
import IconButton from '@mui/material/IconButton';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { Suspense, useEffect, useId, useRef } from 'react';

import type { DeskTabId } from '@/machines/desk/desk-machine';
import { useAuthRef } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm, useNotices } from '@/views/app/notices';
import { ThemeProvider } from '@/views/app/theme/theme-provider';
import { frame, headHeight } from '@/views/app/theme/theme-tokens';
import { AreaBoundary } from '@/views/shared/errors/area-boundary';

import { useDesk } from './desk-context';
import { deskTabs, shownTabs } from './desk-tabs';
import { deskTexts } from './desk-texts';
import { resetTabs, useChangedTabs } from './use-changed-tabs';
import { useFocusKept } from './use-focus-kept';

/** The desk beside the page; the page stays at hand, and Escape stays the page's own. */
export function TrainerDesk() {
  return (
    <ThemeProvider>
      <GlobalStyles styles={pageBeside} />
      <Dock />
    </ThemeProvider>
  );
}

function Dock() {
  const texts = useTexts(deskTexts);
  const { desk, deskRef } = useDesk();
  const tab = useSelector(deskRef, ({ context }) => context.tab);
  const changed = useChangedTabs();
  const headingRef = useRef<HTMLHeadingElement>(null);
  const asideRef = useRef<HTMLElement>(null);
  const id = useId();
  const shown = shownTabs.includes(tab) ? tab : shownTabs[0];
  const content = shown === undefined ? undefined : deskTabs[shown]?.content;

  useFocusKept(asideRef);

  useEffect(() => {
    headingRef.current?.focus({ preventScroll: true });
  }, []);

  // Whoever has the desk open wants calls with their bodies, also those that were made before the log is looked at.
  useEffect(() => {
    desk.requests.follow();
  }, [desk]);

  return (
    <Box ref={asideRef} component="aside" data-trainer-desk="" aria-labelledby={`${id}-title`} sx={dockStyle}>
      <Box sx={{ display: 'flex', alignItems: 'center', gap: 1, pl: 2, pr: 1, pt: 1 }}>
        <SchoolIcon fontSize="small" color="primary" />
        <Typography
          ref={headingRef}
          id={`${id}-title`}
          variant="h3"
          component="h2"
          tabIndex={-1}
          sx={{ flex: 1, outline: 'none' }}
        >
          {texts('desk.title')}
        </Typography>
        <Typography variant="caption" color="textSecondary">
          {texts('desk.shortcut')}
        </Typography>
        <IconButton size="small" aria-label={texts('desk.close')} onClick={() => deskRef.send({ type: 'desk.close' })}>
          <CloseIcon fontSize="small" />
        </IconButton>
      </Box>
      <ChangedParts changed={changed} />
      {shown === undefined ? null : (
        <Tabs
          value={shown}
          onChange={(_, chosen: DeskTabId) => deskRef.send({ type: 'desk.show', tab: chosen })}
          variant="scrollable"
          scrollButtons="auto"
          allowScrollButtonsMobile
          aria-label={texts('desk.tabs')}
          sx={{ borderBottom: 1, borderColor: 'divider', minHeight: 40 }}
        >
          {shownTabs.map((each) => (
            <Tab
              key={each}
              value={each}
              id={`${id}-${each}`}
              aria-controls={`${id}-panel`}
              label={<TabLabel tab={each} isChanged={changed.includes(each)} />}
              sx={{ minHeight: 40, minWidth: 0, px: 1.5 }}
            />
          ))}
        </Tabs>
      )}
      <Box
        role="tabpanel"
        id={`${id}-panel`}
        aria-labelledby={`${id}-${shown}`}
        sx={{ flex: 1, minHeight: 0, overflow: 'auto', p: 2 }}
      >
        {content === undefined ? null : (
          <AreaBoundary key={shown} onRetry={content.forget}>
            <Suspense fallback={null}>
              <content.View />
            </Suspense>
          </AreaBoundary>
        )}
      </Box>
    </Box>
  );
}

/** A dot beside the name says that something behind the tab is not as the demo began. */
function TabLabel({ tab, isChanged }: { readonly tab: DeskTabId; readonly isChanged: boolean }) {
  const texts = useTexts(deskTexts);
  return (
    <Box component="span" sx={{ display: 'inline-flex', alignItems: 'center', gap: 0.75 }}>
      {texts(`desk.${tab}`)}
      {isChanged ? (
        <Box component="span" aria-hidden sx={{ width: 8, height: 8, borderRadius: '50%', bgcolor: 'warning.main' }} />
      ) : null}
    </Box>
  );
}

/** What is set differently is said at the head, so that nobody wonders, with the way back. */
function ChangedParts({ changed }: { readonly changed: readonly DeskTabId[] }) {
  const texts = useTexts(deskTexts);
  const notices = useNotices();
  const confirm = useConfirm();
  const authRef = useAuthRef();
  const { desk } = useDesk();
  if (changed.length === 0) {
    return null;
  }
  const reset = async () => {
    // Another set of data begins without what was changed in the present one.
    if (changed.includes('data') && (await confirm({ message: texts('desk.resetDataQuestion') })) !== 'confirm') {
      return;
    }
    try {
      await resetTabs(desk, changed);
      if (changed.includes('people')) {
        // The kind of unit stands in the token.
        authRef.send({ type: 'issuer.changed' });
      }
      notices.success(texts('desk.resetDone'));
    } catch (thrown) {
      notices.report(thrown);
    }
  };
  return (
    <Box role="status" sx={{ display: 'flex', alignItems: 'center', gap: 1, px: 2, py: 0.5 }}>
      <Typography variant="body2" color="warning" sx={{ flex: 1 }}>
        {texts('desk.changed', { parts: changed.map((tab) => texts(`desk.${tab}`)).join(', ') })}
      </Typography>
      <Button size="small" onClick={() => void reset()}>
        {texts('desk.reset')}
      </Button>
    </Box>
  );
}

/** Wide enough for both, the page moves aside: a lesson must not lie over the button that it speaks of. */
const roomForBoth = '@media screen and (min-width: 1200px)';

const pageBeside = {
  [roomForBoth]: {
    ':root': { '--room-of-desk': `${frame.deskWidth}px` },
    '#root main': { marginRight: 'var(--room-of-desk)' },
  },
} as const;

const dockStyle = {
  position: 'fixed',
  zIndex: 'drawer',
  right: 0,
  bottom: 0,
  top: { xs: 'auto', md: headHeight },
  height: { xs: '60vh', md: 'auto' },
  width: { xs: '100%', md: frame.deskWidth },
  display: 'flex',
  flexDirection: 'column',
  bgcolor: 'background.paper',
  borderStyle: 'solid',
  borderColor: 'divider',
  borderWidth: { xs: '1px 0 0', md: '0 0 0 1px' },
  boxShadow: 'var(--shadow-floating)',
  '@media print': { display: 'none' },
} as const;
