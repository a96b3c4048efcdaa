import { useEffect } from 'react';

import { useAuthRef } from '@/views/app/auth-context';

import type { DeskParts } from '../desk-context';

/** After every change of people, of this tab of the browser or another, the product asks anew what the person may do. */
export function useFreshRights({ desk }: Pick<DeskParts, 'desk'>): void {
  const authRef = useAuthRef();
  useEffect(
    () =>
      desk.people.watch(() => {
        authRef.send({ type: 'configuration.load' });
      }),
    [desk, authRef],
  );
}
