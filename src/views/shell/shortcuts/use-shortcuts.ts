import { useActorRef } from '@xstate/react';
import { useAtom, useAtomValue } from 'jotai';
import { useEffect, useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from 'wouter';

import type { RouteName } from '@/domain/navigation/routes';
import { newRecordAddress, shortcutAddress, shortcuts, type ShortcutId } from '@/domain/shortcuts/shortcuts';
import type { CommandPaletteRef } from '@/machines/shell/command-palette-machine';
import type { PanelsRef } from '@/machines/shell/panels-machine';
import { shortcutsMachine, type ShortcutsRef } from '@/machines/shell/shortcuts-machine';

import { menuVariantAtom, sidebarAtom, singleKeysAtom } from '../../app/ui-atoms';
import { useAccess } from '../../app/use-access';
import { pressedKey } from './pressed-key';

type ShortcutTargets = {
  readonly panelsRef: PanelsRef;
  readonly paletteRef: CommandPaletteRef;
  readonly page: RouteName;
  readonly isFramed: boolean;
};

/** Listens to the keyboard for as long as a layout is shown, and does what the shortcuts say. */
export function useShortcuts({ panelsRef, paletteRef, page, isFramed }: ShortcutTargets): void {
  const shortcutsRef = useActorRef(shortcutsMachine);
  const access = useAccess();
  const areSingleKeysOn = useAtomValue(singleKeysAtom) === 'on';
  const [sidebar, setSidebar] = useAtom(sidebarAtom);
  const isMenuAtSide = useAtomValue(menuVariantAtom) === 'side';
  const [, navigate] = useLocation();

  const open = (id: ShortcutId) => {
    const shortcut = shortcuts.find((each) => each.id === id);
    const address =
      id === 'new'
        ? newRecordAddress(page, access)
        : shortcut === undefined
          ? undefined
          : shortcutAddress(shortcut, access);
    if (address !== undefined) {
      navigate(address);
    }
  };

  const act = useEffectEvent((id: ShortcutId) => {
    switch (id) {
      case 'palette':
        panelsRef.send({ type: 'panel.close' });
        paletteRef.send({ type: 'palette.open' });
        return;
      case 'help':
        panelsRef.send({ type: 'help.toggle' });
        return;
      case 'panel':
        if (isFramed) {
          panelsRef.send({ type: 'rightPanel.toggle' });
        }
        return;
      case 'sidebar':
        if (isFramed && isMenuAtSide) {
          setSidebar(sidebar === 'pinned' ? 'folded' : 'pinned');
        }
        return;
      default:
        open(id);
    }
  });

  useEffect(() => {
    shortcutsRef.send({ type: areSingleKeysOn ? 'singleKeys.allow' : 'singleKeys.forbid' });
  }, [shortcutsRef, areSingleKeysOn]);

  // Before the page is painted: a key pressed at once counts.
  useLayoutEffect(() => {
    const subscription = shortcutsRef.on('shortcut.used', ({ id }) => {
      act(id);
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [shortcutsRef]);

  useLayoutEffect(() => listenToKeys(shortcutsRef), [shortcutsRef]);
}

function listenToKeys(shortcutsRef: ShortcutsRef): () => void {
  const onKey = (event: KeyboardEvent) => {
    const key = pressedKey(event);
    if (key === undefined) {
      return;
    }
    const subscription = shortcutsRef.on('shortcut.used', () => {
      event.preventDefault();
    });
    shortcutsRef.send({ type: 'key.press', key });
    subscription.unsubscribe();
  };
  document.addEventListener('keydown', onKey);
  return () => {
    document.removeEventListener('keydown', onKey);
  };
}
