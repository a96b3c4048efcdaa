import type { AuthSnapshot } from '@/machines/auth/auth-machine';

/**
 * What the shell can show: `starting` (storage is read), `visitor`, `entering` (signed in, the configuration is on its
 * way), `unconfigured` (it did not come), `leaving`, `ready`, `held` (the session is lost against the person's will;
 * their page stays mounted, out of reach, behind the dialog for signing in again).
 */
export type ShellStage = 'starting' | 'visitor' | 'entering' | 'unconfigured' | 'leaving' | 'ready' | 'held';

export function selectStage(snapshot: AuthSnapshot): ShellStage {
  if (snapshot.matches({ access: 'starting' })) {
    return 'starting';
  }
  if (isPageHeld(snapshot)) {
    return 'held';
  }
  if (snapshot.hasTag('signedOut')) {
    return 'visitor';
  }
  if (!snapshot.hasTag('signedIn')) {
    return 'leaving';
  }
  // What a visitor was told of the application says nothing of the person who has just signed in.
  if ((snapshot.context.configuration?.currentUser.id ?? undefined) !== undefined) {
    return 'ready';
  }
  return snapshot.matches({ configuration: 'failed' }) ? 'unconfigured' : 'entering';
}

/** Also in the moment in which the session is being cleared away: the page must not go even then. */
function isPageHeld(snapshot: AuthSnapshot): boolean {
  if (snapshot.hasTag('held')) {
    return !snapshot.matches({ access: 'signingOut' });
  }
  return (
    snapshot.matches({ page: 'occupied' }) &&
    (snapshot.matches({ access: 'losing' }) || snapshot.matches({ access: { following: 'lost' } }))
  );
}
