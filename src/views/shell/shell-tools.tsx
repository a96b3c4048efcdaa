import { useSelector } from '@xstate/react';

import type { RouteName } from '@/domain/navigation/routes';
import type { CommandPaletteRef } from '@/machines/shell/command-palette-machine';
import type { PanelsRef } from '@/machines/shell/panels-machine';

import { loadedLater } from '../shared/loading/loaded-later';
import { usePreload } from '../shared/loading/use-preload';
import { ShellTool } from './shell-tool';
import { useShortcuts } from './shortcuts/use-shortcuts';

type ShellToolsProps = {
  readonly panelsRef: PanelsRef;
  readonly paletteRef: CommandPaletteRef;
  readonly page: RouteName;
  /** False in a layout without menu and right panel. */
  readonly isFramed: boolean;
};

const palette = loadedLater(() => import('./palette/command-palette').then(({ CommandPalette }) => CommandPalette));
const help = loadedLater(() => import('./shortcuts/shortcuts-help').then(({ ShortcutsHelp }) => ShortcutsHelp));

/** Keyboard shortcuts, their help sheet and the command palette, whose code comes when the page is idle. */
export function ShellTools({ panelsRef, paletteRef, page, isFramed }: ShellToolsProps) {
  useShortcuts({ panelsRef, paletteRef, page, isFramed });
  usePreload(palette);
  usePreload(help);
  const isPaletteOpen = useSelector(paletteRef, (snapshot) => snapshot.matches('open'));
  const isHelpOpen = useSelector(panelsRef, (snapshot) => snapshot.matches('help'));
  return (
    <>
      <ShellTool
        part={palette}
        props={{ paletteRef, panelsRef, isFramed }}
        isOpen={isPaletteOpen}
        onClose={() => paletteRef.send({ type: 'palette.close' })}
      />
      <ShellTool
        part={help}
        props={{ panelsRef, isFramed }}
        isOpen={isHelpOpen}
        onClose={() => panelsRef.send({ type: 'panel.close' })}
      />
    </>
  );
}
