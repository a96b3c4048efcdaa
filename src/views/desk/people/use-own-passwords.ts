import { useCallback, useEffect, useState } from 'react';

import { useDesk } from '../desk-context';

type OwnPasswords = {
  /** User names of those whom the demo's password signs in no more, as far as has been looked. */
  readonly own: ReadonlySet<string>;
  /** Looks once more: a password is changed on the page beside the desk, which hears nothing of it. */
  readonly look: () => Promise<ReadonlySet<string>>;
};

export function useOwnPasswords(): OwnPasswords {
  const { people } = useDesk().desk;
  const [own, setOwn] = useState<ReadonlySet<string>>(new Set());
  const look = useCallback(async () => {
    const found = await people.ownPasswords();
    setOwn(found);
    return found;
  }, [people]);
  useEffect(() => {
    void people.ownPasswords().then(setOwn);
  }, [people]);
  return { own, look };
}
