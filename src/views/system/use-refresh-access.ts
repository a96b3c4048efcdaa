import { useCallback } from 'react';

import { useAuthRef } from '@/views/app/auth-context';

/** Reads anew what the signed-in person may do, after a change that may have been to their own rights (register P-04). */
export function useRefreshAccess(): () => void {
  const authRef = useAuthRef();
  return useCallback(() => {
    authRef.send({ type: 'configuration.load' });
  }, [authRef]);
}
