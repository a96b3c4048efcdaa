import type { AuthRef } from '@/machines/auth/auth-machine';

/**
 * Tells when nothing may be left of the person whose page is shown: the page was given up, or has become somebody
 * else's. A session that is lost while the page waits for its person (`page.held`) is no such moment.
 *
 * @returns A function that stops it.
 */
export function onPersonGone(authRef: AuthRef, tell: () => void): () => void {
  let wasShown = !authRef.getSnapshot().matches({ page: 'empty' });
  const subscriptions = [
    authRef.subscribe((snapshot) => {
      const isShown = !snapshot.matches({ page: 'empty' });
      if (wasShown && !isShown) {
        tell();
      }
      wasShown = isShown;
    }),
    authRef.on('person.changed', tell),
  ];
  return () => {
    for (const subscription of subscriptions) {
      subscription.unsubscribe();
    }
  };
}
