import type { AuthRef, AuthSnapshot } from '@/machines/auth/auth-machine';

/**
 * Tells when nothing may be left of the person whose page is shown: the page was given up, or has become somebody
 * else's. A session that is lost while the page waits for its person (`page.held`) is no such moment.
 *
 * @returns A function that stops it.
 */
export function onPersonGone(authRef: AuthRef, tell: () => void): () => void {
  return whenOver(authRef, hasPage, tell);
}

/**
 * As `onPersonGone`, but with the wish to sign out already: what is said of the sign-out itself comes after it.
 *
 * @returns A function that stops it.
 */
export function onPersonLeaving(authRef: AuthRef, tell: () => void): () => void {
  return whenOver(authRef, (snapshot) => hasPage(snapshot) && !snapshot.matches({ access: 'signingOut' }), tell);
}

function hasPage(snapshot: AuthSnapshot): boolean {
  return !snapshot.matches({ page: 'empty' });
}

function whenOver(authRef: AuthRef, isOn: (snapshot: AuthSnapshot) => boolean, tell: () => void): () => void {
  let wasOn = isOn(authRef.getSnapshot());
  const subscriptions = [
    authRef.subscribe((snapshot) => {
      const isOnNow = isOn(snapshot);
      if (wasOn && !isOnNow) {
        tell();
      }
      wasOn = isOnNow;
    }),
    authRef.on('person.changed', tell),
  ];
  return () => {
    for (const subscription of subscriptions) {
      subscription.unsubscribe();
    }
  };
}
