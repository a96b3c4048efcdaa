import { useActorRef, useSelector } from '@xstate/react';
import { useEffect, useEffectEvent, useState } from 'react';

import { largestPageSize } from '@/domain/constants';
import { errorTexts } from '@/domain/errors/error-texts';
import { inboxMachine, type InboxRef } from '@/machines/shell/inbox-machine';
import type { PanelsRef } from '@/machines/shell/panels-machine';

import { useTexts } from '../../app/localization-context';
import { useNotices } from '../../app/notices';
import { useServices } from '../../app/services-context';
import { describeError } from '../../shared/errors/describe-error';
import { fromCall } from '../../shared/from-call';
import { useReloadInLanguage } from '../../shared/use-reload-in-language';
import { useReloadOnReturn } from '../../shared/use-reload-on-return';
import { whenIdle } from '../../shared/loading/when-idle';
import { panelTexts } from './panel-texts';

const pageSize = 10;

/** The person's messages and tasks, asked for when the shell is idle, the panel opens, or the page wakes up. */
export function useInbox(panelsRef: PanelsRef): InboxRef {
  const services = useServices();
  const notices = useNotices();
  const texts = useTexts(panelTexts);
  const translateError = useTexts(errorTexts);
  const [logic] = useState(() =>
    inboxMachine.provide({
      actors: {
        loadInbox: fromCall(async ({ known }, signal) => {
          const count = Math.min(Math.max(pageSize, known), largestPageSize);
          const [page, tasks] = await Promise.all([
            services.notifications.list(0, count, signal),
            services.notifications.openTasks(signal),
          ]);
          return { page, tasks };
        }),
        loadMore: fromCall(({ skipCount }, signal) => services.notifications.list(skipCount, pageSize, signal)),
        sendMark: fromCall(({ mark }, signal) =>
          mark.kind === 'all'
            ? services.notifications.markAllRead(mark.upTo, signal)
            : services.notifications.markRead(mark.id, signal),
        ),
      },
    }),
  );
  const inboxRef = useActorRef(logic);
  const isPanelOpen = useSelector(panelsRef, (snapshot) => snapshot.matches('rightPanel'));
  const refresh = useEffectEvent(() => {
    inboxRef.send({ type: 'inbox.refresh' });
  });
  useReloadOnReturn(inboxRef, () => {
    inboxRef.send({ type: 'inbox.refresh' });
  });
  useReloadInLanguage(() => {
    inboxRef.send({ type: 'inbox.refresh' });
  });

  useEffect(() => {
    // Reported as the error it is, it could take away the page that the message has just led to.
    const subscription = inboxRef.on('mark.refused', ({ error }) => {
      notices.warn(texts('panel.markFailed', { reason: describeError(error, translateError).details }));
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [inboxRef, notices, texts, translateError]);

  useEffect(() => whenIdle(() => refresh()), []);

  useEffect(() => {
    if (isPanelOpen) {
      refresh();
    }
  }, [isPanelOpen]);

  useEffect(() => {
    const onWake = () => {
      if (document.visibilityState === 'visible') {
        refresh();
      }
    };
    document.addEventListener('visibilitychange', onWake);
    window.addEventListener('online', onWake);
    return () => {
      document.removeEventListener('visibilitychange', onWake);
      window.removeEventListener('online', onWake);
    };
  }, []);

  return inboxRef;
}
