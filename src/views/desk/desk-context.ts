import { createContext, use } from 'react';

import type { DemoDesk } from '@/domain/desk/demo-desk';
import type { DeskRef } from '@/machines/desk/desk-machine';

export type DeskParts = {
  /** What the desk can do to the demo. */
  readonly desk: DemoDesk;
  /** Whether it lies open, and at which tab. */
  readonly deskRef: DeskRef;
};

const DeskContext = createContext<DeskParts | undefined>(undefined);

export const DeskProvider = DeskContext.Provider;

/** For everything inside the desk. */
export function useDesk(): DeskParts {
  const parts = use(DeskContext);
  if (parts === undefined) {
    throw new Error('A part of the desk stands outside of it.');
  }
  return parts;
}
