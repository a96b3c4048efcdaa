import type { DeskBeside } from '@/views/app/demo-context';

/** Stands in the desk's place in the demo that it is compared with. */
export function openDeskBeside(): DeskBeside {
  return { View: () => null, useName: () => '', toggle: () => undefined };
}
