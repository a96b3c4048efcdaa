import { useSyncExternalStore } from 'react';

import { useDemo, type BreakableArea } from '@/views/app/demo-context';

type DemoTrapProps = { readonly area: BreakableArea };

/** Fails while it is drawn, as long as the demo's trainer wants this area to fail; the area's boundary catches it. */
export function DemoTrap({ area }: DemoTrapProps) {
  const faults = useDemo()?.faults;
  const by = useSyncExternalStore(
    (listener) => faults?.watch(listener) ?? (() => undefined),
    () => {
      const broken = faults?.brokenArea?.();
      return broken?.area === area ? broken.by : undefined;
    },
  );
  if (by !== undefined) {
    throw by === 'code'
      ? new TypeError('Failed to fetch dynamically imported module: /assets/lesson.js')
      : new Error('A lesson lets this area fail.');
  }
  return null;
}
