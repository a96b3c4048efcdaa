import { useSelector } from '@xstate/react';
import { Suspense } from 'react';

import type { RouteName } from '@/domain/navigation/routes';
import type { CommandPaletteRef } from '@/machines/command-palette-machine';
import type { PanelsRef } from '@/machines/panels-machine';

import { loadedLater } from '../shared/loaded-later';
import { useOnceTrue } from '../shared/use-once-true';
import { usePreload } from '../shared/use-preload';
import { useShortcuts } from './use-shortcuts';

type ShellToolsProps = {
  readonly panelsRef: PanelsRef;
  readonly paletteRef: CommandPaletteRef;
  readonly page: RouteName;
  /** False in a layout without menu and right panel. */
  readonly isFramed: boolean;
};

const palette = loadedLater(() => import('./command-palette').then(({ CommandPalette }) => CommandPalette));
const help = loadedLater(() => import('./shortcuts-help').then(({ ShortcutsHelp }) => ShortcutsHelp));

/** Keyboard shortcuts, their help sheet and the command palette; the latter's code comes when the page is idle. */
export function ShellTools({ panelsRef, paletteRef, page, isFramed }: ShellToolsProps) {
  useShortcuts({ panelsRef, paletteRef, page, isFramed });
  usePreload(palette);
  const isPaletteOpen = useSelector(paletteRef, (snapshot) => snapshot.matches('open'));
  const isHelpOpen = useSelector(panelsRef, (snapshot) => snapshot.matches('help'));
  const wasPaletteOpen = useOnceTrue(isPaletteOpen);
  const wasHelpOpen = useOnceTrue(isHelpOpen);
  return (
    <Suspense fallback={null}>
      {wasPaletteOpen ? <palette.View paletteRef={paletteRef} panelsRef={panelsRef} isFramed={isFramed} /> : null}
      {wasHelpOpen ? <help.View panelsRef={panelsRef} isFramed={isFramed} /> : null}
    </Suspense>
  );
}
