import { createActor, fromCallback, fromPromise, SimulatedClock, type AnyEventObject } from 'xstate';

import type { Credentials, Session } from '@/domain/auth/session';
import { AppError } from '@/domain/errors/app-error';
import type { ErrorCode } from '@/domain/errors/error-catalogue';
import { authMachine } from '@/machines/auth/auth-machine';
import type { AuthEvent, Opening } from '@/machines/auth/auth-types';

import { known } from '../../support/auth-actors';
import { storedSession } from '../../support/sessions';

const calls = [
  ...['restoreSession', 'signInWithPassword', 'signInByPopup', 'beginCodeFlow', 'completeCodeFlow', 'renewTokens'],
  ...['revokeTokens', 'endSession', 'leaveTab', 'leaveIssuer', 'loadConfiguration', 'loadProfile'],
];

type Answer = { readonly resolve: (output: unknown) => void; readonly reject: (error: unknown) => void };

/** One thing that happens to the page: an event, an answer, a failure, time that passes. */
export type Step = (page: AuthPage) => void;

/** The auth machine whose calls wait for the test's answers, and everything that it asks, tells and announces. */
export class AuthPage {
  readonly clock = new SimulatedClock();
  /** What it has announced, and what its watchers of tabs and issuer were told, in order. */
  readonly told: string[] = [];
  /** What its calls were given, the last of each name. */
  readonly asked = new Map<string, unknown>();
  /** When it wants to be told the time. Epoch milliseconds. */
  deadline: number | undefined;
  loads = 0;
  readonly actor;
  private readonly waiting = new Map<string, Answer>();

  constructor() {
    const watch = (name: string) =>
      fromCallback<AnyEventObject>(({ receive }) => {
        receive(({ type, session }) => {
          this.told.push(
            session === undefined ? `to ${name}: ${type}` : `to ${name}: ${type} ${(session as Session).accessToken}`,
          );
        });
      });
    const actors = {
      ...Object.fromEntries(calls.map((name) => [name, this.call(name)])),
      watchDeadline: fromCallback<AnyEventObject, { readonly deadline: number | undefined }>(({ input }) => {
        this.deadline = input.deadline;
      }),
      watchIssuerSession: watch('issuer'),
      watchTab: watch('tab'),
      watchTabs: watch('tabs'),
    };
    this.actor = createActor(authMachine.provide({ actors: actors as never }), {
      clock: this.clock,
      input: { flow: 'password', culture: 'vi' },
    });
    this.actor.on('*', (event) => this.told.push('name' in event ? `${event.type} ${event.name}` : event.type));
    this.actor.start();
  }

  settle(name: string, how: keyof Answer, what: unknown) {
    const answer = this.waiting.get(name);
    if (answer === undefined) {
      throw new Error(`Nobody has asked for "${name}".`);
    }
    this.waiting.delete(name);
    answer[how](what);
  }

  private call(name: string) {
    return fromPromise(({ input }) => {
      this.asked.set(name, input);
      this.loads += name === 'loadConfiguration' ? 1 : 0;
      return new Promise((resolve, reject) => this.waiting.set(name, { resolve, reject }));
    });
  }
}

export const send =
  (event: AuthEvent): Step =>
  ({ actor }) =>
    actor.send(event);
export const answer =
  (name: string, output?: unknown): Step =>
  (page) =>
    page.settle(name, 'resolve', output);
export const refuse =
  (name: string, error: unknown): Step =>
  (page) =>
    page.settle(name, 'reject', error);
export const pass =
  (ms: number): Step =>
  ({ clock }) =>
    clock.increment(ms);

/** What the page finds in storage and in its address. */
export const open = (opening: Partial<Opening> = {}): Step =>
  answer('restoreSession', {
    session: undefined,
    hasCallback: false,
    returnUrl: '/',
    storageError: undefined,
    at: storedSession.storedAt,
    idleMinutes: undefined,
    ...opening,
  });

/** A page to which all this has happened, one after the other. */
export async function after(steps: readonly Step[]): Promise<AuthPage> {
  const page = new AuthPage();
  for (const step of steps) {
    step(page);
    await new Promise((resolve) => setImmediate(resolve));
  }
  return page;
}

/** Where it stands and what it has told so far, for a comparison of whole values. */
export function seen({ actor, told, loads }: AuthPage): string {
  const { value, context } = actor.getSnapshot();
  return [
    `${inWords(value.access)} · ${inWords(value.page)} · ${inWords(value.configuration)} ${loads}`,
    `${context.session?.accessToken ?? 'nobody'}, ${context.error?.code ?? 'no error'}`,
    ...told,
  ].join(' | ');
}

function inWords(value: unknown): string {
  return typeof value === 'string'
    ? value
    : Object.entries(value as Readonly<Record<string, unknown>>)
        .map(([name, inner]) => `${name}.${inWords(inner)}`)
        .join(' & ');
}

const credentials: Credentials = { userName: 'khoa.tm', password: 'secret', rememberMe: true };

/** The session of the person with new tokens. */
export const renewed: Session = {
  ...storedSession,
  accessToken: 'access-2',
  storedAt: 3_700_000,
  expiresAt: 7_300_000,
};
/** Another session than the one that is stored. */
export const foreign: Session = { ...storedSession, id: 'session-2', accessToken: 'access-9' };

export const submit = send({ type: 'signIn.submit', credentials });
export const popup = send({ type: 'signIn.popup' });
export const redirect = send({ type: 'signIn.redirect', returnUrl: '/csdl/don-vi' });
export const cancel = send({ type: 'signIn.cancel' });
export const adopt = (session: Session) => send({ type: 'tabs.adopted', session });
export const due = (at: number) => send({ type: 'tokens.due', at });
export const woke = (at: number) => send({ type: 'tab.woke', at });
export const fail = (name: string, code: ErrorCode) => refuse(name, new AppError(code));
export const loaded = (userId: string | null) => answer('loadConfiguration', known(userId));
/** Somebody is signed in, and their page is shown. */
export const inside = [open({ session: storedSession }), loaded('user-1')];
