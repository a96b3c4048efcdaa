import { useEffect, useState } from 'react';

import { fullNameOf, personLabel } from '@/domain/users/user';
import { useServices } from '@/views/app/services-context';

/**
 * The name of a person whose id is all that an address holds; `undefined` until it is known. It is a courtesy: where it
 * cannot be asked for, the id stands in its place.
 */
export function useAccountName(id: string | undefined): string | undefined {
  const { users } = useServices();
  const [known, setKnown] = useState<{ readonly id: string; readonly label: string }>();

  useEffect(() => {
    if (id === undefined || id === '') {
      return undefined;
    }
    const controller = new AbortController();
    users.get(id, controller.signal).then(
      (user) => {
        if (!controller.signal.aborted) {
          setKnown({ id, label: personLabel(fullNameOf(user), user.userName) });
        }
      },
      () => undefined,
    );
    return () => {
      controller.abort();
    };
  }, [users, id]);

  return known?.id === id ? known?.label : undefined;
}
