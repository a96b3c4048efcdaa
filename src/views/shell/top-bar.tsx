import AppsIcon from '@mui/icons-material/AppsOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';
import { useAtomValue } from 'jotai';
import { memo } from 'react';
import { Link } from 'wouter';

import { href, type RouteName } from '@/domain/navigation/routes';
import type { CommandPaletteRef } from '@/machines/shell/command-palette-machine';
import type { InboxRef } from '@/machines/shell/inbox-machine';
import type { PanelsRef } from '@/machines/shell/panels-machine';

import { appTexts } from '../app/app-texts';
import { useDemo, type Demo, type DeskBeside } from '../app/demo-context';
import { useTexts } from '../app/localization-context';
import { frame } from '../app/theme/theme-tokens';
import { menuVariantAtom } from '../app/ui-atoms';
import { BrandMark } from '../shared/brand/brand-mark';
import { Deferred } from '../shared/loading/deferred';
import { LanguageSwitch } from '../shared/language-switch';
import { Tag } from '../shared/list/cells/tag';
import { usePerson } from '../shared/person/use-person';
import { InboxButton } from './panel/inbox-button';
import { MegaMenu } from './menu/mega-menu';
import { PaletteButton } from './palette/palette-button';
import { PersonActions, ProfileButton } from './profile/profile-button';
import { ProfileMenu } from './profile/profile-menu';
import { RightPanel } from './panel/right-panel';
import { shellTexts } from './shell-texts';
import { ThemeToggle } from './theme-toggle';
import { TopMenu } from './menu/top-menu';

type TopBarProps = {
  readonly panelsRef: PanelsRef;
  readonly inboxRef: InboxRef;
  readonly paletteRef: CommandPaletteRef;
  readonly page: RouteName;
};

/** Where am I, who am I, and the ways to menu, search and panels. */
export function TopBar({ panelsRef, inboxRef, paletteRef, page }: TopBarProps) {
  const isMenuAtTop = useAtomValue(menuVariantAtom) === 'top';

  return (
    <Box component="header" sx={headerStyle}>
      <Box sx={barStyle}>
        <MenuButton panelsRef={panelsRef} />
        {isMenuAtTop ? <Brand /> : null}
        <Title />
        <Deferred>
          <BarTools panelsRef={panelsRef} inboxRef={inboxRef} paletteRef={paletteRef} />
        </Deferred>
      </Box>
      {isMenuAtTop ? <TopMenu panelsRef={panelsRef} page={page} /> : null}
      <OpenPanel panelsRef={panelsRef} inboxRef={inboxRef} page={page} />
    </Box>
  );
}

/** To the menu of narrow windows. */
const MenuButton = memo(function MenuButton({ panelsRef }: Pick<TopBarProps, 'panelsRef'>) {
  const texts = useTexts(shellTexts);
  const isOpen = useSelector(panelsRef, (snapshot) => snapshot.matches('mobileMenu'));
  return (
    <IconButton
      data-panel-button
      aria-label={texts('shell.openMenu')}
      aria-expanded={isOpen}
      onClick={() => panelsRef.send({ type: 'mobileMenu.toggle' })}
      sx={{ display: { md: 'none' } }}
    >
      <MenuIcon />
    </IconButton>
  );
});

/** The same on every page, and not drawn anew from one to the next. */
const BarTools = memo(function BarTools({ panelsRef, inboxRef, paletteRef }: Omit<TopBarProps, 'page'>) {
  const texts = useTexts(shellTexts);
  const demo = useDemo();
  const isMegaMenuOpen = useSelector(panelsRef, (snapshot) => snapshot.matches('megaMenu'));
  return (
    <>
      {demo === undefined ? null : (
        <Box sx={{ display: { xs: 'none', lg: 'block' }, flex: 'none' }}>
          <SampleData demo={demo} />
        </Box>
      )}
      <PaletteButton paletteRef={paletteRef} />
      <Box sx={{ display: { xs: 'none', lg: 'flex' }, alignItems: 'center', gap: 1, flex: 'none' }}>
        <LanguageSwitch />
        <ThemeToggle />
      </Box>
      <IconButton
        data-panel-button
        aria-label={texts('shell.allFunctions')}
        title={texts('shell.allFunctions')}
        aria-expanded={isMegaMenuOpen}
        onClick={() => panelsRef.send({ type: 'megaMenu.toggle' })}
        sx={{ display: { xs: 'none', md: 'inline-flex' } }}
      >
        <AppsIcon fontSize="small" />
      </IconButton>
      <InboxButton panelsRef={panelsRef} inboxRef={inboxRef} />
      <ProfileButton panelsRef={panelsRef} />
      <PersonActions />
    </>
  );
});

/** Says that nothing here is real, and opens the trainer's desk where there is one. */
function SampleData({ demo: { desk } }: { readonly demo: Demo }) {
  const texts = useTexts(shellTexts);
  return desk === undefined ? <Tag text={texts('shell.sampleData')} tone="warning" /> : <DeskButton desk={desk} />;
}

function DeskButton({ desk: { useName, toggle } }: { readonly desk: DeskBeside }) {
  const texts = useTexts(shellTexts);
  return (
    <Button size="small" color="warning" variant="outlined" title={useName()} onClick={toggle}>
      {texts('shell.sampleData')}
    </Button>
  );
}

type OpenPanelProps = { readonly panelsRef: PanelsRef; readonly inboxRef: InboxRef; readonly page: RouteName };

function OpenPanel({ panelsRef, inboxRef, page }: OpenPanelProps) {
  const open = useSelector(panelsRef, ({ value }) => value);
  switch (open) {
    case 'megaMenu':
      return <MegaMenu panelsRef={panelsRef} page={page} />;
    case 'rightPanel':
      return <RightPanel panelsRef={panelsRef} inboxRef={inboxRef} />;
    case 'profileMenu':
      return <ProfileMenu panelsRef={panelsRef} />;
    default:
      return null;
  }
}

/**
 * Gives way before anything that can be pressed does: first to a second line, never to a single letter. Narrow windows
 * name the tenant in that line, as there is no room for it beside the person's initials.
 */
const Title = memo(function Title() {
  const words = useTexts(appTexts);
  const { tenant } = usePerson();
  return tenant === undefined ? (
    <Typography component="p" sx={titleStyle}>
      {words('app.title')}
    </Typography>
  ) : (
    <Box sx={{ flex: 1, minWidth: titleStyle.minWidth, overflow: 'hidden' }}>
      <Typography component="p" sx={{ ...titleStyle, WebkitLineClamp: { xs: 1, md: 2 } }}>
        {words('app.title')}
      </Typography>
      <Typography component="p" variant="caption" noWrap sx={{ display: { md: 'none' } }}>
        {tenant}
      </Typography>
    </Box>
  );
});

/** Mark and name of the Fund, where no sidebar shows them. */
function Brand() {
  const words = useTexts(appTexts);
  return (
    <Box component={Link} href={href('home')} sx={brandStyle}>
      <BrandMark size={34} />
      <span>{words('app.fundName')}</span>
    </Box>
  );
}

const headerStyle = {
  position: 'sticky',
  top: 0,
  zIndex: 'appBar',
  '@media print': { display: 'none' },
} as const;

const barStyle = {
  display: 'flex',
  alignItems: 'center',
  gap: { xs: 0.25, md: 1 },
  height: frame.topBarHeight,
  px: { xs: 1, md: 3 },
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
} as const;

const titleStyle = {
  flex: 1,
  minWidth: '5.5rem',
  overflow: 'hidden',
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  fontWeight: 600,
  fontSize: { xs: '0.8125rem', xl: '0.875rem' },
  lineHeight: 1.35,
  color: 'text.secondary',
  textWrap: 'balance',
} as const;

const brandStyle = {
  display: { xs: 'none', md: 'flex' },
  alignItems: 'center',
  gap: 1,
  flex: '0 1 auto',
  minWidth: '2.25rem',
  overflow: 'hidden',
  color: 'text.primary',
  textDecoration: 'none',
  '& span': { maxWidth: '8.5rem', fontWeight: 650, fontSize: '0.8125rem', lineHeight: 1.3, textWrap: 'balance' },
} as const;
