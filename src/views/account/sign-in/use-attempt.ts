import { useAuth } from '../../app/auth-context';

export type Attempt = 'none' | 'running' | 'entering';

/** How far signing in has come: nothing under way, the issuer is asked, or the person's configuration is loaded. */
export function useAttempt(): Attempt {
  return useAuth((snapshot) =>
    snapshot.hasTag('signedIn') ? 'entering' : snapshot.hasTag('attempting') ? 'running' : 'none',
  );
}
