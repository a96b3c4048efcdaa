import CloseIcon from '@mui/icons-material/Close';
import Drawer from '@mui/material/Drawer';
import IconButton from '@mui/material/IconButton';
import { useSelector } from '@xstate/react';

import { commonTexts } from '@/domain/localization/common-texts';
import type { RouteName } from '@/domain/navigation/routes';
import type { PanelsRef } from '@/machines/shell/panels-machine';

import { useTexts } from '../../app/localization-context';
import { frame } from '../../app/theme/theme-tokens';
import { AreaBoundary } from '../../shared/errors/area-boundary';
import { closeLayer } from '../../shared/focus/escape';
import { useOnceTrue } from '../../shared/use-once-true';
import { SideMenu } from './side-menu';
import { SidebarHeader } from './sidebar';
import { shellTexts } from '../shell-texts';

type MobileMenuProps = { readonly panelsRef: PanelsRef; readonly page: RouteName };

/** The menu of narrow windows: a sheet over the page. */
export function MobileMenu({ panelsRef, page }: MobileMenuProps) {
  const texts = useTexts(shellTexts);
  const common = useTexts(commonTexts);
  const isOpen = useSelector(panelsRef, (snapshot) => snapshot.matches('mobileMenu'));
  const wasOpen = useOnceTrue(isOpen);
  return wasOpen ? (
    <Drawer
      open={isOpen}
      onClose={closeLayer(
        () => panelsRef.send({ type: 'escape.press' }),
        () => panelsRef.send({ type: 'outside.click' }),
      )}
      slotProps={{
        paper: {
          'aria-label': texts('shell.menu'),
          sx: { width: frame.sidebarWidth + 24, maxWidth: '85vw', bgcolor: 'var(--side-background)', border: 0 },
        },
      }}
    >
      <SidebarHeader
        action={
          <IconButton
            aria-label={common('action.close')}
            onClick={() => panelsRef.send({ type: 'panel.close' })}
            sx={{ color: 'var(--side-text)' }}
          >
            <CloseIcon fontSize="small" />
          </IconButton>
        }
      />
      <AreaBoundary isCompact>
        <SideMenu page={page} />
      </AreaBoundary>
    </Drawer>
  ) : null;
}
