import { useEffect, useState } from 'react';

import type { DemoDesk } from '@/domain/desk/demo-desk';
import type { DeskTabId } from '@/machines/desk-machine';

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

/** Puts what stands behind the tabs back to how the demo began, one after the other: some begin the page anew. */
export async function resetTabs(desk: DemoDesk, tabs: readonly DeskTabId[]): Promise<void> {
  for (const tab of tabs) {
    await deskTabs[tab]?.part?.(desk).reset();
  }
}

function changedTabs(desk: DemoDesk): readonly DeskTabId[] {
  return shownTabs.filter((tab) => deskTabs[tab]?.part?.(desk).isDefault() === false);
}
