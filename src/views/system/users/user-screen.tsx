import { Button } from '@mui/material';
import { useSelector } from '@xstate/react';
import { useState } from 'react';
import { useParams } from 'wouter';

import { href } from '@/domain/navigation/routes';
import { isGranted } from '@/domain/policies/policy-expression';
import { policies } from '@/domain/policies/policy-names';
import { userStateOf } from '@/domain/users/sign-in-state';
import { fullNameOf } from '@/domain/users/user';
import type { RecordRef } from '@/machines/records/record-machine';
import { useAuth, useGranted, useGrantedPolicies } from '@/views/app/auth-context';
import { useTexts } from '@/views/app/localization-context';
import { useServices } from '@/views/app/services-context';
import { HistoryFacts } from '@/views/shared/record/history-facts';
import { RecordLayout } from '@/views/shared/record/record-layout';
import { RecordView } from '@/views/shared/record/record-view';
import { useRecord } from '@/views/shared/record/use-record';

import { nameOfUser, shownUserCalls, type ShownUser } from './shown-user';
import { useUserActions, type UserActions } from './use-user-actions';
import { UserDialogs } from './user-dialogs';
import { AccountFacts, SignInFacts } from './user-facts';
import { userTexts } from './user-texts';
import { userActions } from './users-list';
import { usersListTexts } from './users-list-texts';

/** One user with unit, roles and the state of their account (domain dictionary §5.15). */
export function UserScreen() {
  const { userId } = useParams<{ userId: string }>();
  return <Shown key={userId} userId={userId} />;
}

function Shown({ userId }: { readonly userId: string }) {
  const texts = useTexts(userTexts);
  const { users } = useServices();
  const [calls] = useState(() => shownUserCalls(users));
  const recordRef = useRecord<ShownUser>(userId, calls);
  const isOwn = useAuth(({ context }) => context.configuration?.currentUser.id) === userId;
  const mayEdit = useGranted(policies.usersEdit);
  const mayRemove = useGranted(policies.usersDelete);
  const actions = useUserActions();

  return (
    <>
      <RecordView<ShownUser>
        recordRef={recordRef}
        backHref={href('users')}
        nameOf={fullNameOf}
        subtitleOf={({ userName }) => userName}
        editHref={mayEdit ? href('userEdit', { userId }) : undefined}
        canRemove={mayRemove && !isOwn}
        removalQuestion={(user) => Promise.resolve(texts('remove.question', { name: nameOfUser(user) }))}
        actions={<UserButtons recordRef={recordRef} act={actions.act} />}
      >
        {(user) => (
          <RecordLayout
            main={<AccountFacts user={user} />}
            side={
              <>
                <SignInFacts user={user} />
                <HistoryFacts record={user} />
              </>
            }
          />
        )}
      </RecordView>
      <UserDialogs actions={actions} />
    </>
  );
}

type UserButtonsProps = {
  readonly recordRef: RecordRef<ShownUser>;
  readonly act: UserActions['act'];
};

function UserButtons({ recordRef, act }: UserButtonsProps) {
  const texts = useTexts(usersListTexts);
  const granted = useGrantedPolicies();
  const ownId = useAuth(({ context }) => context.configuration?.currentUser.id) ?? '';
  const user = useSelector(recordRef, ({ context }) => context.record);
  if (user === undefined) {
    return null;
  }
  const row = { id: user.id, trangThai: userStateOf(user, user.docLuc) };
  return userActions
    .filter(({ policy, isOffered }) => isGranted(policy, granted) && isOffered?.(row, ownId) !== false)
    .map(({ id, label }) => (
      <Button
        key={id}
        variant="outlined"
        color="secondary"
        onClick={() => {
          act(id, { id: user.id, name: nameOfUser(user) }, () => {
            recordRef.send({ type: 'record.reload' });
          });
        }}
      >
        {texts(label)}
      </Button>
    ));
}
