import { useActorRef } from '@xstate/react';
import { useState } from 'react';
import { fromCallback } from 'xstate';

import type { IdleLimits } from '@/domain/auth/idle-limits';
import { idlenessMachine, type IdlenessRef } from '@/machines/auth/idleness-machine';
import { createLastAct } from '@/services/tabs/last-act';
import { openBrowserLine } from '@/services/tabs/open-line';
import { watchActs } from '@/services/tabs/watch-acts';
import { watchDeadlineOfTab } from '@/services/tabs/watch-deadline-of-tab';

/** One line for the page, however often a session begins on it. */
const lastAct = createLastAct({ storage: () => window.localStorage, openLine: openBrowserLine });

/** Watches whether somebody is there, from now on: whoever has the page before them has just opened it. */
export function useIdleness(limits: IdleLimits): IdlenessRef {
  const [at] = useState(() => Date.now());
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
    watchOtherTabs: fromCallback(({ sendBack, receive }) => {
      receive(({ at }) => {
        lastAct.write(at);
      });
      lastAct.write(Date.now());
      return lastAct.watch(() => sendBack({ type: 'tabs.acted', ...told(Date.now()) }));
    }),
  },
});

function told(now: number) {
  return { at: now, lastActAt: lastAct.read(now) };
}
