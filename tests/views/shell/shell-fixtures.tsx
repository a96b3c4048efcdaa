import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { render, screen } from '@testing-library/react';
import { vi } from 'vitest';
import { createActor } from 'xstate';

import type { ApplicationConfiguration } from '@/domain/abp/application-configuration';
import type { Credentials, Session, SignInFlow } from '@/domain/auth/session';
import { AppError } from '@/domain/errors/app-error';
import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';
import { errorMachine } from '@/machines/shell/error-machine';
import type { CompletedCodeFlow } from '@/services/auth/auth-gateway';
import { DemoSection } from '@/views/account/sign-in/demo-section';
import type { Demo } from '@/views/app/demo-context';
import { navigationTexts } from '@/domain/navigation/navigation-texts';
import { useTexts } from '@/views/app/localization-context';
import { AppRoot } from '@/views/app/render-app';
import type { Services } from '@/views/app/services-context';
import { PageHeading } from '@/views/shared/page-heading';

import { authActors } from '../../support/auth-actors';
import { configurationFor, grantsOf, storedSession } from '../../support/sessions';

type ShellParts = {
  readonly at?: string;
  readonly session?: Session | undefined;
  readonly policies?: readonly string[];
  readonly features?: Readonly<Record<string, string>>;
  readonly signIn?: (credentials: Credentials) => Promise<Session>;
  readonly loadConfiguration?: () => Promise<ApplicationConfiguration>;
  readonly demo?: Omit<Demo, 'SignInSection'>;
  readonly flow?: SignInFlow;
  /** What the clock says when storage is read. Epoch milliseconds. */
  readonly restoredAt?: number;
  readonly signInByPopup?: () => Promise<Session>;
  readonly beginCodeFlow?: () => Promise<void>;
  readonly renew?: () => Promise<Session>;
  /** The page begins with an answer of the issuer to an attempt that wanted this address; by itself it is right. */
  readonly cameBackFor?: string;
  readonly completeCodeFlow?: () => Promise<CompletedCodeFlow>;
  /** Beside those that the shell itself needs. */
  readonly services?: Partial<Services>;
};

/** The whole shell with the real auth and error machines; only the calls are stand-ins. */
export function renderShell(parts: ShellParts = {}) {
  const { at = '/', policies = [], features = {}, signIn, demo, flow = 'password' } = parts;
  const session = 'session' in parts ? parts.session : storedSession;
  standInForTheBrowser();
  window.history.replaceState(null, '', at);

  const configuration = (userId: string | null): ApplicationConfiguration => ({
    ...configurationFor(userId),
    auth: { grantedPolicies: grantsOf(policies) },
    features: { values: features },
  });
  const signInWithPassword = vi.fn(signIn ?? (() => Promise.reject(new AppError('signIn.wrongPassword'))));
  const authRef: AuthRef = createActor(
    authMachine.provide({
      actors: authActors({
        restored: session,
        ...(parts.restoredAt !== undefined && { at: parts.restoredAt }),
        ...(parts.signInByPopup !== undefined && { signInByPopup: parts.signInByPopup }),
        ...(parts.beginCodeFlow !== undefined && { beginCodeFlow: parts.beginCodeFlow }),
        ...(parts.renew !== undefined && { renew: parts.renew }),
        ...(parts.completeCodeFlow !== undefined && { completeCodeFlow: parts.completeCodeFlow }),
        cameBackFor: parts.cameBackFor,
        signIn: (credentials) => signInWithPassword(credentials),
        loadConfiguration: async () => ({
          configuration: await (parts.loadConfiguration?.() ??
            Promise.resolve(configuration(authRef.getSnapshot().hasTag('signedIn') ? 'user-1' : null))),
          localization: { resources: {} },
        }),
      }) as never,
    }),
    { input: { flow, culture: 'vi' } },
  );
  const errorRef = createActor(errorMachine);
  authRef.start();
  errorRef.start();
  const given = { ...services, ...parts.services };
  render(
    <AppRoot
      services={given}
      authRef={authRef}
      errorRef={errorRef}
      demo={demo && { ...demo, SignInSection: DemoSection }}
    />,
  );
  return { authRef, errorRef, signInWithPassword, configuration };
}

/** The shell asks for the name of the own unit, messages and tasks, its home page for what stands on it. */
const services = {
  environment: { localization: {}, oAuthConfig: { issuer: 'https://id.example.vn/' } },
  lookups: { findUnits: () => Promise.resolve([]) },
  notifications: {
    list: () => Promise.resolve({ totalCount: 0, soChuaDoc: 0, items: [] }),
    openTasks: () => Promise.resolve([]),
  },
  sessions: { get: () => Promise.resolve({ phien: [], dangNhap: [] }) },
  home: {
    page: () => Promise.resolve({ o: [], han: [] }),
    charts: () => Promise.resolve([]),
    search: () => Promise.resolve([]),
  },
} as unknown as Services;

/** Stands for the screen of the log, with one of its filters: its list takes longer to load than all of the shell. */
export function LightLogScreen() {
  const titles = useTexts(navigationTexts);
  return (
    <>
      <PageHeading title={titles('menu.system.log')} />
      <TextField select label="Kết quả" defaultValue="1" slotProps={{ inputLabel: { htmlFor: undefined } }}>
        <MenuItem value="1">Thành công</MenuItem>
        <MenuItem value="2">Thất bại</MenuItem>
      </TextField>
    </>
  );
}

/** The heading of a page that has been drawn whole: the bar above it comes right after the heading (deferred.tsx). */
export async function findHeading(name: string | RegExp): Promise<HTMLElement> {
  const heading = await screen.findByRole('heading', { level: 1, name });
  if (document.querySelector('[data-panel-button]') !== null) {
    await screen.findByRole('button', { name: /^Tài khoản của/u, hidden: true });
  }
  return heading;
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
  Element.prototype.scrollIntoView = () => undefined;
  HTMLDialogElement.prototype.showModal = function showModal() {
    this.setAttribute('open', '');
  };
  HTMLDialogElement.prototype.close = function close() {
    this.removeAttribute('open');
  };
}
