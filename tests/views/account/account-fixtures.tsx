import { render } from '@testing-library/react';
import { vi } from 'vitest';
import { createActor, fromPromise, type PromiseActorLogic } from 'xstate';

import type { ApplicationConfiguration } from '@/domain/abp/application-configuration';
import type { Profile } from '@/domain/account/account';
import type { Credentials, Session, SignInFlow } from '@/domain/auth/session';
import { AppError } from '@/domain/errors/app-error';
import type { Opening } from '@/machines/auth/auth-types';
import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';
import type { AccountApi } from '@/services/api/account-api';
import type { SessionsApi } from '@/services/api/sessions-api';
import { DemoSection } from '@/views/account/sign-in/demo-section';
import type { Demo } from '@/views/app/demo-context';
import { AppRoot } from '@/views/app/render-app';
import type { Services } from '@/views/app/services-context';

import { configurationFor, storedSession } from '../../support/sessions';

export const profile: Profile = {
  userName: 'khoa.tm',
  email: 'khoa.tm@example.com',
  name: 'Khoa',
  surname: 'Trần Minh',
  phoneNumber: null,
  isExternal: false,
  hasPassword: true,
  concurrencyStamp: 's1',
};

/** A refusal in ABP's format. */
export function refusal(code: string | null, message: string): AppError {
  return new AppError('server.message', {
    status: 403,
    server: { code, message, details: null, data: null, validationErrors: null },
  });
}

type AccountParts = {
  readonly at: string;
  readonly isSignedIn?: boolean;
  readonly flow?: SignInFlow;
  readonly settings?: Readonly<Record<string, string>>;
  readonly calls?: Partial<AccountApi>;
  readonly endOtherSessions?: SessionsApi['endOthers'];
  readonly demo?: Omit<Demo, 'SignInSection'>;
};

/** The product at an address of the account area, with the real auth machine and account calls that are stand-ins. */
export function renderAccount(parts: AccountParts) {
  const { at, isSignedIn = false, flow = 'password', settings = {}, calls, demo } = parts;
  standInForTheBrowser();
  window.history.replaceState(null, '', at);
  const session: Session | undefined = isSignedIn ? storedSession : undefined;
  const configuration = (): ApplicationConfiguration => ({
    ...configurationFor(isSignedIn ? 'user-1' : null),
    setting: { values: settings },
  });
  const signInWithPassword = vi.fn<(credentials: Credentials) => Promise<Session>>(() => new Promise(() => undefined));
  const loadConfiguration = vi.fn(() =>
    Promise.resolve({ configuration: configuration(), localization: { resources: {} } }),
  );
  const authRef: AuthRef = createActor(
    authMachine.provide({
      actors: {
        ...silentActors,
        restoreSession: fromPromise<Opening, undefined>(() =>
          Promise.resolve({
            session,
            hasCallback: false,
            returnUrl: '/',
            storageError: undefined,
            at: storedSession.storedAt,
            idleMinutes: undefined,
          }),
        ),
        signInWithPassword: fromPromise(({ input }) => signInWithPassword(input)),
        loadConfiguration: fromPromise(loadConfiguration),
      },
    }),
    { input: { flow, culture: 'vi' } },
  );
  const account = {
    register: vi.fn(calls?.register ?? (() => Promise.resolve())),
    sendPasswordResetCode: vi.fn(calls?.sendPasswordResetCode ?? (() => Promise.resolve())),
    verifyPasswordResetToken: vi.fn(calls?.verifyPasswordResetToken ?? (() => Promise.resolve(true))),
    resetPassword: vi.fn(calls?.resetPassword ?? (() => Promise.resolve())),
    getProfile: vi.fn(calls?.getProfile ?? (() => Promise.resolve(profile))),
    updateProfile: vi.fn(calls?.updateProfile ?? ((input) => Promise.resolve({ ...profile, ...input }))),
    changePassword: vi.fn(calls?.changePassword ?? (() => Promise.resolve())),
  } satisfies AccountApi;
  const services = {
    environment: { localization: {} },
    lookups: { findUnits: () => Promise.resolve([]) },
    account,
    sessions: { endOthers: parts.endOtherSessions ?? (() => Promise.resolve()) },
  } as unknown as Services;
  authRef.start();
  render(<AppRoot services={services} authRef={authRef} demo={demo && { ...demo, SignInSection: DemoSection }} />);
  return { account, authRef, signInWithPassword, loadConfiguration };
}

/** Every other call of the auth machine never answers. */
const silentActors = Object.fromEntries(
  Object.keys(authMachine.implementations.actors).map((name) => [
    name,
    fromPromise(() => new Promise(() => undefined)),
  ]),
) as Readonly<Record<string, PromiseActorLogic<never>>>;

/** What jsdom lacks. */
function standInForTheBrowser(): void {
  vi.stubGlobal('scrollTo', () => undefined);
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: false,
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}
