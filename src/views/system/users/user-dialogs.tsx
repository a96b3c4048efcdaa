import { Later } from '@/views/shared/loading/later';
import { loadedLater } from '@/views/shared/loading/loaded-later';
import { usePreload } from '@/views/shared/loading/use-preload';

import type { UserActions } from './use-user-actions';

/** What forms are made of is no part of a list's or a record's first visit. */
const opened = loadedLater(() => import('./opened-user-dialogs').then(({ OpenedUserDialogs }) => OpenedUserDialogs));

/** The dialogs that a user's actions open. */
export function UserDialogs({ actions }: { readonly actions: UserActions }) {
  usePreload(opened);
  const { acted, permissionsRef, passwordRef, lockRef } = actions;
  return acted === undefined ? null : <Later part={opened} props={{ acted, permissionsRef, passwordRef, lockRef }} />;
}
