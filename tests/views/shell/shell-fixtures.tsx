import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { createActor, fromCallback, fromPromise } from 'xstate';

import type { ApplicationConfiguration } from '@/domain/abp/application-configuration';
import type { Credentials, Session } from '@/domain/auth/session';
import { AppError } from '@/domain/errors/app-error';
import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';
import { errorMachine } from '@/machines/error-machine';
import type { Restored } from '@/services/auth/auth-gateway';
import type { Demo } from '@/views/app/demo-context';
import { AppRoot } from '@/views/app/render-app';
import type { Services } from '@/views/app/services-context';

import { configurationFor, storedSession } from '../../support/sessions';

type ShellParts = {
  readonly at?: string;
  readonly session?: Session | undefined;
  readonly policies?: readonly string[];
  readonly features?: Readonly<Record<string, string>>;
  readonly signIn?: (credentials: Credentials) => Promise<Session>;
  readonly loadConfiguration?: () => Promise<ApplicationConfiguration>;
  readonly demo?: Demo;
};

/** The whole shell with the real auth and error machines; only the calls are stand-ins. */
export function renderShell(parts: ShellParts = {}) {
  const { at = '/', policies = [], features = {}, signIn, demo } = parts;
  const session = 'session' in parts ? parts.session : storedSession;
  standInForTheBrowser();
  window.history.replaceState(null, '', at);

  const configuration = (userId: string | null): ApplicationConfiguration => ({
    ...configurationFor(userId),
    auth: { grantedPolicies: Object.fromEntries(policies.map((name) => [name, true])) },
    features: { values: features },
  });
  const signInWithPassword = vi.fn(signIn ?? (() => Promise.reject(new AppError('signIn.wrongPassword'))));
  const authRef: AuthRef = createActor(
    authMachine.provide({
      actors: {
        restoreSession: fromPromise<Restored & { readonly at: number }, undefined>(() =>
          Promise.resolve({ session, hasCallback: false, storageError: undefined, at: storedSession.storedAt }),
        ),
        signInWithPassword: fromPromise(({ input }) => signInWithPassword(input)),
        revokeTokens: fromPromise(() => Promise.resolve()),
        forgetSession: fromPromise(() => Promise.resolve()),
        leaveIssuer: fromPromise(() => Promise.resolve()),
        loadConfiguration: fromPromise(async () => ({
          configuration: await (parts.loadConfiguration?.() ??
            Promise.resolve(configuration(authRef.getSnapshot().hasTag('signedIn') ? 'user-1' : null))),
          localization: { resources: {} },
        })),
        watchDeadline: fromCallback(() => undefined),
        watchTab: fromCallback(() => undefined),
      },
    }),
    { input: { flow: 'password', culture: 'vi' } },
  );
  const errorRef = createActor(errorMachine);
  authRef.start();
  errorRef.start();
  render(<AppRoot services={services} authRef={authRef} errorRef={errorRef} demo={demo} />);
  return { authRef, errorRef, signInWithPassword, configuration };
}

/** Screens of the shell ask for no more than the name of the own unit. */
const services = {
  environment: { localization: {} },
  units: { get: () => Promise.reject(new AppError('http.notFound', { status: 404 })) },
} as unknown as Services;

export async function findHeading(name: string | RegExp): Promise<HTMLElement> {
  return screen.findByRole('heading', { level: 1, name }, { timeout: 10_000 });
}

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
