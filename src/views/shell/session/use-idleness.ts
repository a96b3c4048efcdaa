import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromCallback } from 'xstate';

import { watchedSince, type IdleLimits } from '@/domain/auth/idle-limits';
import { idlenessMachine, type IdlenessRef } from '@/machines/auth/idleness-machine';
import { createLastAct } from '@/services/tabs/last-act';
import { openBrowserLine } from '@/services/tabs/open-line';
import { watchActs } from '@/services/tabs/watch-acts';
import { watchDeadlineOfTab } from '@/services/tabs/watch-deadline-of-tab';

import { useAuthRef } from '../../app/auth-context';

/** One line for the page, however often a session begins on it. */
const lastAct = createLastAct({ storage: () => window.localStorage, openLine: openBrowserLine });

/** Watches whether somebody is there, from now on: whoever opens a page in time is. */
export function useIdleness(limits: IdleLimits): IdlenessRef {
  const authRef = useAuthRef();
  const [at] = useState(() => {
    const now = Date.now();
    return watchedSince(authRef.getSnapshot().context.session, lastAct.read(now), now, limits);
  });
  return useActorRef(idleness, { input: { limits, at } });
}

/** The person has answered, at this moment, that they go on. */
export function goOn(idlenessRef: IdlenessRef): void {
  idlenessRef.send({ type: 'person.stays', at: Date.now() });
}

const idleness = idlenessMachine.provide({
  actors: {
    watchActs: fromCallback(({ sendBack }) => watchActs(() => sendBack({ type: 'person.acted', ...told(Date.now()) }))),
    watchDeadline: fromCallback(({ input, sendBack }) =>
      watchDeadlineOfTab(input.deadline, (now) => sendBack({ type: 'time.due', ...told(now) })),
    ),
    watchOtherTabs: fromCallback(({ input, sendBack, receive }) => {
      receive(({ at }) => {
        lastAct.write(at);
      });
      lastAct.write(input.at);
      return lastAct.watch(() => sendBack({ type: 'tabs.acted', ...told(Date.now()) }));
    }),
  },
});

function told(now: number) {
  return { at: now, lastActAt: lastAct.read(now) };
}
