import { expect, it } from 'vitest';
import { waitFor } from 'xstate';

import type { Session } from '@/domain/auth/session';
import type { CompletedCodeFlow } from '@/services/auth/auth-gateway';

import { storedSession } from '../../support/sessions';
import { startAuth } from './auth-fakes';

const siblings: Session = { ...storedSession, id: 'session-2', accessToken: 'access-9' };

/** An answer that the test gives when it likes. */
function later<Answer>() {
  let answer: (answer: Answer) => void = () => undefined;
  const promise = new Promise<Answer>((resolve) => {
    answer = resolve;
  });
  return { answer: (given: Answer) => answer(given), asked: () => promise };
}

it('A-12 T08 whoever comes back from the issuer is not taken over by what another tab’s session does meanwhile', async () => {
  const { answer, asked } = later<CompletedCodeFlow>();
  const { actor } = startAuth({ cameBackFor: '/csdl/don-vi', completeCodeFlow: asked });
  actor.send({ type: 'tabs.adopted', session: siblings });
  expect(actor.getSnapshot().matches({ access: 'starting' })).toBe(true);
  await waitFor(actor, (snapshot) => snapshot.matches({ access: { signedOut: 'returning' } }));
  actor.send({ type: 'tabs.adopted', session: { ...siblings, generation: 1 } });
  expect(actor.getSnapshot().matches({ access: { signedOut: 'returning' } })).toBe(true);

  answer({ session: storedSession, returnUrl: '/csdl/don-vi' });
  const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
  expect(context.session).toEqual(storedSession);
});

it('A-12 T08 whoever has sent a password is not either', async () => {
  const { answer, asked } = later<Session>();
  const { actor } = startAuth({ signIn: asked });
  await waitFor(actor, (snapshot) => snapshot.hasTag('signedOut'));
  actor.send({ type: 'signIn.submit', credentials: { userName: 'khoa.tm', password: 'secret', rememberMe: false } });
  actor.send({ type: 'tabs.adopted', session: siblings });
  expect(actor.getSnapshot().hasTag('attempting')).toBe(true);

  answer(storedSession);
  const { context } = await waitFor(actor, (snapshot) => snapshot.hasTag('signedIn'));
  expect(context.session).toEqual(storedSession);
});

it('A-12 T08 a window of the issuer that nobody has signed in at yet gives way to another tab’s session', async () => {
  const { actor } = startAuth({ signInByPopup: () => new Promise(() => undefined) });
  await waitFor(actor, (snapshot) => snapshot.hasTag('signedOut'));
  actor.send({ type: 'signIn.popup' });
  actor.send({ type: 'tabs.adopted', session: siblings });
  expect(actor.getSnapshot().context.session).toEqual(siblings);
});
