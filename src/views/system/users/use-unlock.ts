import { useActorRef } from '@xstate/react';
import { useCallback, useEffect, useState } from 'react';

import { createErrandMachine } from '@/machines/records/errand-machine';
import type { UsersApi } from '@/services/api/users-api';
import { useTexts } from '@/views/app/localization-context';
import { useConfirm, useNotices } from '@/views/app/notices';
import { useServices } from '@/views/app/services-context';
import { fromCall } from '@/views/shared/from-call';

import type { ActedUser } from './shown-user';
import { userTexts } from './user-texts';

type Unlocking = { readonly user: ActedUser; readonly onChanged: () => void };

/** Lets somebody sign in again, after one question; several people one after another. */
export function useUnlock(): (user: ActedUser, onChanged: () => void) => void {
  const { users } = useServices();
  const texts = useTexts(userTexts);
  const confirm = useConfirm();
  const notices = useNotices();
  const [logic] = useState(() => unlockLogic(users));
  const errandRef = useActorRef(logic);

  useEffect(() => {
    const subscriptions = [
      errandRef.on('errand.done', ({ errand }) => {
        notices.success(texts('unlock.done'));
        errand.onChanged();
      }),
      errandRef.on('errand.failed', ({ error }) => {
        notices.report(error);
      }),
    ];
    return () => {
      for (const subscription of subscriptions) {
        subscription.unsubscribe();
      }
    };
  }, [errandRef, notices, texts]);

  return useCallback(
    (user, onChanged) => {
      void confirm({ message: texts('unlock.question', { name: user.name }) }).then((answer) => {
        if (answer === 'confirm') {
          errandRef.send({ type: 'errand.add', errand: { user, onChanged } });
        }
      });
    },
    [confirm, texts, errandRef],
  );
}

function unlockLogic(users: UsersApi) {
  return createErrandMachine<Unlocking>().provide({
    actors: {
      carryOut: fromCall<void, { readonly errand: Unlocking }>(({ errand }, signal) =>
        users.unlock(errand.user.id, signal),
      ),
    },
  });
}
