import { useCallback } from 'react';

import { fullNameOf, personLabel } from '@/domain/users/user';
import { useServices } from '@/views/app/services-context';

import { useKnown } from '../../person/use-known';

/** How people call somebody whose account an address holds by its id alone. */
export function useAccountName(id: string | undefined): string | undefined {
  const { users } = useServices();
  const ask = useCallback(
    async (asked: string, signal: AbortSignal) => {
      const user = await users.get(asked, signal);
      return personLabel(fullNameOf(user), user.userName);
    },
    [users],
  );
  return useKnown(id, ask);
}
