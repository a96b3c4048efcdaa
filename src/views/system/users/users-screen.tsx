import { useCallback } from 'react';

import type { UserListItem } from '@/domain/users/user';
import { useTexts } from '@/views/app/localization-context';
import { ListScreen } from '@/views/shared/list/list-screen';

import { useUserActions } from './use-user-actions';
import { UserDialogs } from './user-dialogs';
import { userTexts } from './user-texts';
import { usersList, type UserActionId } from './users-list';

/**
 * Users with their units and roles. `/identity/users` shows this very screen instead of leading here: its address and
 * its entry in the menu stay those that somebody chose or has bookmarked, whatever the filters.
 */
export function UsersScreen() {
  const texts = useTexts(userTexts);
  const actions = useUserActions();
  const { act } = actions;
  const onRowAction = useCallback(
    (action: string, row: UserListItem, reload: () => void) => {
      act(action as UserActionId, { id: row.id, name: usersList.nameOf(row) }, reload);
    },
    [act],
  );
  const removalQuestion = useCallback(
    (row: UserListItem) => Promise.resolve(texts('remove.question', { name: usersList.nameOf(row) })),
    [texts],
  );
  return (
    <>
      <ListScreen description={usersList} onRowAction={onRowAction} removalQuestion={removalQuestion} />
      <UserDialogs actions={actions} />
    </>
  );
}
