import AppsIcon from '@mui/icons-material/AppsOutlined';
import MenuIcon from '@mui/icons-material/Menu';
import PanelIcon from '@mui/icons-material/ViewSidebarOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useSelector } from '@xstate/react';

import type { PanelsRef } from '@/machines/panels-machine';

import { appTexts } from '../app/app-texts';
import { useDemo } from '../app/demo-context';
import { useTexts } from '../app/localization-context';
import { frame } from '../app/theme-tokens';
import { LanguageSwitch } from '../shared/language-switch';
import { Tag } from '../shared/list/tag';
import { MegaMenu } from './mega-menu';
import { PersonLinks } from './person-links';
import { RightPanel } from './right-panel';
import { shellTexts } from './shell-texts';
import { ThemeToggle } from './theme-toggle';

/** Where am I, who am I, and the ways to menu and panels. */
export function TopBar({ panelsRef }: { readonly panelsRef: PanelsRef }) {
  const texts = useTexts(shellTexts);
  const words = useTexts(appTexts);
  const demo = useDemo();
  const isMenuOpen = useSelector(panelsRef, (snapshot) => snapshot.matches('mobileMenu'));
  const isRightPanelOpen = useSelector(panelsRef, (snapshot) => snapshot.matches('rightPanel'));
  const isMegaMenuOpen = useSelector(panelsRef, (snapshot) => snapshot.matches('megaMenu'));

  return (
    <Box
      component="header"
      sx={{
        position: 'sticky',
        top: 0,
        zIndex: 'appBar',
        display: 'flex',
        alignItems: 'center',
        gap: { xs: 0.5, md: 1 },
        height: frame.topBarHeight,
        px: { xs: 1, md: 3 },
        bgcolor: 'background.paper',
        borderBottom: 1,
        borderColor: 'divider',
        '@media print': { display: 'none' },
      }}
    >
      <IconButton
        data-panel-button
        aria-label={texts('shell.openMenu')}
        aria-expanded={isMenuOpen}
        onClick={() => panelsRef.send({ type: 'mobileMenu.toggle' })}
        sx={{ display: { md: 'none' } }}
      >
        <MenuIcon />
      </IconButton>
      <Typography component="p" noWrap sx={{ flex: 1, minWidth: 0, fontWeight: 600, color: 'text.secondary' }}>
        {words('app.title')}
      </Typography>
      {demo === undefined ? null : <Tag text={texts('shell.sampleData')} tone="warning" />}
      <Box sx={{ display: { xs: 'none', md: 'flex' }, alignItems: 'center', gap: 1 }}>
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
      <IconButton
        data-panel-button
        aria-label={texts('shell.rightPanel')}
        title={texts('shell.rightPanel')}
        aria-expanded={isRightPanelOpen}
        onClick={() => panelsRef.send({ type: 'rightPanel.toggle' })}
      >
        <PanelIcon fontSize="small" sx={{ transform: 'scaleX(-1)' }} />
      </IconButton>
      <Box sx={{ display: { xs: 'none', md: 'block' } }}>
        <PersonLinks />
      </Box>
      {isMegaMenuOpen ? <MegaMenu panelsRef={panelsRef} /> : null}
      {isRightPanelOpen ? <RightPanel panelsRef={panelsRef} /> : null}
    </Box>
  );
}
