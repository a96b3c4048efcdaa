import { userEvent } from '@testing-library/user-event';

import type { Action } from '@/domain/desk/action';
import { performAction } from '@/views/desk/replay/perform-action';
import { recordActions } from '@/views/desk/replay/record-actions';

/** Does one action as a replay does it at full speed. */
export function perform(action: Action) {
  const page = {
    navigate: () => undefined,
    armHere: () => Promise.resolve(),
    resetData: () => Promise.resolve(),
    personOf: () => Promise.resolve(undefined),
    aboutToLeave: () => undefined,
  };
  return performAction(action, { page, speed: 'full', signal: new AbortController().signal });
}

/** What is told of what a hand does meanwhile. */
export async function told(
  hand: (user: ReturnType<typeof userEvent.setup>) => Promise<void>,
): Promise<readonly Action[]> {
  const actions: Action[] = [];
  const stop = recordActions((action) => actions.push(action));
  await hand(userEvent.setup({ delay: 1 }));
  await new Promise((resolve) => {
    setTimeout(resolve, 20);
  });
  stop();
  return actions;
}
