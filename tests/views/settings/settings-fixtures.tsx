import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { vi } from 'vitest';
import { Link, Route, Router, Switch } from 'wouter';
import { createActor } from 'xstate';

import { policies } from '@/domain/policies/policy-names';
import type { EmailSettings } from '@/domain/settings/email-settings';
import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';
import type { SettingsApi } from '@/services/api/settings-api';
import type { Services } from '@/views/app/services-context';
import { SettingsScreen } from '@/views/settings/settings-screen';
import { guardedNavigation } from '@/views/shared/unsaved/use-unsaved-guard';

import { configurationFor } from '../../support/sessions';
import { fakeServices, Surroundings } from '../shared/list/list-fixtures';

export const storedSettings: EmailSettings = {
  defaultFromDisplayName: 'Quỹ HTVLNN',
  defaultFromAddress: 'thu@example.com',
  smtpHost: 'mail.example.com',
  smtpPort: 25,
  smtpEnableSsl: false,
  smtpUseDefaultCredentials: false,
  smtpDomain: null,
  smtpUserName: 'quy',
  smtpPassword: 'bí mật cũ',
};

const allSettingPolicies: readonly string[] = [
  policies.emailSettings,
  policies.emailSettingsTest,
  policies.timeZone,
  policies.manageHostFeatures,
];

type SettingsParts = {
  readonly search?: string;
  readonly granted?: readonly string[];
  readonly settings?: Partial<SettingsApi>;
  readonly features?: Partial<Services['features']>;
  readonly daysOff?: Partial<Services['daysOff']>;
};

/** The settings page at its address, with a back end that remembers what it is given, and another page to leave to. */
export function renderSettings({
  search = '',
  granted = allSettingPolicies,
  settings,
  features,
  daysOff = {},
}: SettingsParts = {}) {
  let stored = storedSettings;
  let zone = 'SE Asia Standard Time';
  const calls = {
    getEmail: vi.fn<SettingsApi['getEmail']>(settings?.getEmail ?? (() => Promise.resolve(stored))),
    updateEmail: vi.fn<SettingsApi['updateEmail']>(
      settings?.updateEmail ??
        ((sent) => {
          stored = sent;
          return Promise.resolve();
        }),
    ),
    sendTestEmail: vi.fn<SettingsApi['sendTestEmail']>(settings?.sendTestEmail ?? (() => Promise.resolve())),
    getTimeZone: vi.fn<SettingsApi['getTimeZone']>(settings?.getTimeZone ?? (() => Promise.resolve(zone))),
    timeZones: vi.fn<SettingsApi['timeZones']>(
      settings?.timeZones ??
        (() =>
          Promise.resolve([
            { name: 'SE Asia Standard Time (+07:00)', value: 'SE Asia Standard Time' },
            { name: 'Tokyo Standard Time (+09:00)', value: 'Tokyo Standard Time' },
          ])),
    ),
    updateTimeZone: vi.fn<SettingsApi['updateTimeZone']>(
      settings?.updateTimeZone ??
        ((value) => {
          zone = value;
          return Promise.resolve();
        }),
    ),
  };
  const { services } = fakeServices({ settings: calls, daysOff, ...(features === undefined ? {} : { features }) });
  const authRef = authOf(granted);
  const send = vi.spyOn(authRef, 'send');
  window.history.pushState(null, '', `/setting-management${search}`);
  const user = userEvent.setup({ delay: null });
  const view = render(
    <Surroundings services={services} authRef={authRef}>
      <Router aroundNav={guardedNavigation}>
        <nav>
          <Link href="/khac">trang khác</Link>
        </nav>
        <Switch>
          <Route path="/setting-management" component={SettingsScreen} />
          <Route path="/khac">một trang khác</Route>
        </Switch>
      </Router>
    </Surroundings>,
  );
  return { user, calls, send, ...view };
}

/** Somebody with an address who is signed in; the machine is at rest and calls nothing. */
function authOf(granted: readonly string[]): AuthRef {
  const configuration = configurationFor('user-admin');
  const known = {
    ...configuration,
    auth: { grantedPolicies: Object.fromEntries(granted.map((name) => [name, true])) },
    currentUser: { ...configuration.currentUser, email: 'toi@example.com' },
  };
  const input = { flow: 'password', culture: 'vi' } as const;
  const initial = createActor(authMachine, { input }).getSnapshot();
  return createActor(authMachine, {
    input,
    snapshot: { ...initial, children: {}, context: { ...initial.context, configuration: known } } as never,
  });
}
