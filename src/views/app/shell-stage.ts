import type { AuthSnapshot } from '@/machines/auth/auth-machine';

/**
 * What the shell can show: `starting` (storage is read), `visitor`, `entering` (signed in, the configuration is on its
 * way), `unconfigured` (it did not come), `leaving`, `ready`.
 */
export type ShellStage = 'starting' | 'visitor' | 'entering' | 'unconfigured' | 'leaving' | 'ready';

export function selectStage(snapshot: AuthSnapshot): ShellStage {
  if (snapshot.matches({ access: 'starting' })) {
    return 'starting';
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
