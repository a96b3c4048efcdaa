import { render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { createActor, waitFor } from 'xstate';

import type { DemoDesk } from '@/domain/desk/demo-desk';
import { authMachine } from '@/machines/auth/auth-machine';
import { deskMachine } from '@/machines/desk/desk-machine';
import type { Services } from '@/views/app/services-context';
import { DeskProvider } from '@/views/desk/desk-context';

import { authActors, type AuthFakes } from '../../support/auth-actors';
import { storedSession } from '../../support/sessions';
import { fakeServices, Surroundings } from '../shared/list/list-fixtures';

type DeskPage = {
  /** The parts that the tab works with. */
  readonly desk: Partial<DemoDesk>;
  readonly Tab: () => React.ReactNode;
  readonly auth?: AuthFakes;
  readonly services?: Partial<Services>;
};

/** Shows one tab of the desk beside a page of a person who is signed in. */
export async function openTab({ desk, Tab, auth = {}, services = {} }: DeskPage) {
  const authRef = createActor(
    authMachine.provide({ actors: authActors({ restored: storedSession, ...auth }) as never }),
    {
      input: { flow: 'password', culture: 'vi' },
    },
  );
  authRef.start();
  await waitFor(authRef, ({ context }) => context.configuration !== undefined);
  const deskRef = createActor(deskMachine, { input: { tab: 'clock' } }).start();
  render(
    <Surroundings services={{ ...fakeServices().services, ...services }} authRef={authRef}>
      <DeskProvider value={{ desk: desk as DemoDesk, deskRef }}>
        <Tab />
      </DeskProvider>
    </Surroundings>,
  );
  return { authRef, user: userEvent.setup({ delay: null }) };
}

/** A part of the desk without anything that differs. */
export const untouchedPart = {
  isDefault: () => true,
  watch: () => () => undefined,
  reset: () => Promise.resolve(),
};
