import { useEffect, useState } from 'react';

import type { DemoDesk } from '@/domain/desk/demo-desk';
import type { DeskTabId } from '@/machines/desk/desk-machine';

import { useDesk } from './desk-context';
import { deskTabs, shownTabs } from './desk-tabs';

/** The tabs behind which something is not as the demo began, as of this moment. */
export function useChangedTabs(): readonly DeskTabId[] {
  const { desk } = useDesk();
  const [changed, setChanged] = useState(() => changedTabs(desk));
  useEffect(() => {
    const stops = shownTabs.map((tab) =>
      deskTabs[tab]?.part?.(desk).watch(() => {
        setChanged(changedTabs(desk));
      }),
    );
    return () => {
      for (const stop of stops) {
        stop?.();
      }
    };
  }, [desk]);
  return changed;
}

/**
 * Puts what stands behind the tabs back to how the demo began. What begins the page anew comes last and all at once, so
 * that the page goes once, and with everything stored.
 */
export async function resetTabs(desk: DemoDesk, tabs: readonly DeskTabId[]): Promise<void> {
  const parts = tabs.flatMap((tab) => deskTabs[tab]?.part?.(desk) ?? []);
  await Promise.all(parts.filter(({ isAnew }) => isAnew !== true).map((part) => part.reset()));
  await Promise.all(parts.filter(({ isAnew }) => isAnew === true).map((part) => part.reset()));
}

function changedTabs(desk: DemoDesk): readonly DeskTabId[] {
  return shownTabs.filter((tab) => deskTabs[tab]?.part?.(desk).isDefault() === false);
}
