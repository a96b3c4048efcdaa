import PinIcon from '@mui/icons-material/PushPin';
import UnpinnedIcon from '@mui/icons-material/PushPinOutlined';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import Typography from '@mui/material/Typography';
import { useAtom, useAtomValue } from 'jotai';
import { memo, type ReactNode } from 'react';
import { Link } from 'wouter';

import { href, type RouteName } from '@/domain/navigation/routes';

import { appTexts } from '../../app/app-texts';
import { useTexts } from '../../app/localization-context';
import { frame, motion } from '../../app/theme/theme-tokens';
import { sidebarAtom } from '../../app/ui-atoms';
import { BrandMark } from '../../shared/brand/brand-mark';
import { AreaBoundary } from '../../shared/errors/area-boundary';
import { readOutOnly } from '../../shared/focus/read-out-only';
import { SideMenu } from './side-menu';
import { shellTexts } from '../shell-texts';

/** The fixed sidebar: pinned at full width, or folded to its icons until the pointer or the focus comes to it. */
export function Sidebar({ page }: { readonly page: RouteName }) {
  const isPinned = useAtomValue(sidebarAtom) === 'pinned';
  return (
    <Box
      data-pinned={isPinned}
      sx={{
        position: 'fixed',
        insetBlock: 0,
        insetInlineStart: 0,
        zIndex: 'drawer',
        display: { xs: 'none', md: 'flex' },
        flexDirection: 'column',
        width: frame.sidebarWidth,
        overflow: 'hidden',
        bgcolor: 'var(--side-background)',
        transition: `width ${motion.normal}ms ease-out`,
        '@media print': { display: 'none' },
        '&[data-pinned=false]:not(:hover):not(:focus-within)': {
          width: frame.foldedSidebarWidth,
          // Unseen, not gone: screen readers read the page without moving the focus, and icons have no names.
          '& .menu-label, & .menu-items': readOutOnly,
        },
        '&[data-pinned=false]:is(:hover, :focus-within)': { boxShadow: 'var(--shadow-floating)' },
      }}
    >
      <SidebarHeader action={pinButton} />
      <AreaBoundary area="menu" isCompact>
        <SideMenu page={page} />
      </AreaBoundary>
    </Box>
  );
}

function PinButton() {
  const texts = useTexts(shellTexts);
  const [sidebar, setSidebar] = useAtom(sidebarAtom);
  const isPinned = sidebar === 'pinned';
  const PinState = isPinned ? PinIcon : UnpinnedIcon;
  return (
    <IconButton
      className="menu-label"
      size="small"
      aria-label={texts(isPinned ? 'side.unpin' : 'side.pin')}
      title={texts(isPinned ? 'side.unpin' : 'side.pin')}
      onClick={() => setSidebar(isPinned ? 'folded' : 'pinned')}
      sx={{ color: 'var(--side-text)', flex: 'none' }}
    >
      <PinState fontSize="small" />
    </IconButton>
  );
}

const pinButton = <PinButton />;

/** Mark and name of the Fund, the way home. Not drawn anew from one page to the next. */
export const SidebarHeader = memo(function SidebarHeader({ action }: { readonly action?: ReactNode }) {
  const texts = useTexts(appTexts);
  return (
    <Box
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 0.5,
        flex: 'none',
        height: frame.topBarHeight + 8,
        pl: '0.8125rem',
        pr: 1,
        borderBottom: '1px solid var(--side-line)',
      }}
    >
      <Box
        component={Link}
        href={href('home')}
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 1.25,
          flex: 1,
          minWidth: 0,
          color: 'inherit',
          textDecoration: 'none',
        }}
      >
        <BrandMark size={38} />
        <Typography
          className="menu-label"
          component="span"
          sx={{
            color: 'var(--side-strong)',
            fontWeight: 650,
            fontSize: '0.875rem',
            lineHeight: 1.35,
            textWrap: 'balance',
            minWidth: 150,
          }}
        >
          {texts('app.fundName')}
        </Typography>
      </Box>
      {action}
    </Box>
  );
});
