import { beforeEach, describe, expect, it } from 'vitest';

import { createSettingsApi, type SettingsApi } from '@/services/api/settings-api';
import type { MockBackend } from '@mock-server/backend';
import { timeZones } from '@mock-server/data/time-zones';
import { installFetch } from '@mock-server/http/browser-fetch';

import { clientOf, failureOf, membersOf, signInAt } from '../support/client-of';
import { bearer, call, createTestBackend } from '../support/test-backend';

const { signal } = new AbortController();
const path = '/api/setting-management/timezone';

let backend: MockBackend;
let settings: SettingsApi;

beforeEach(async () => {
  ({ backend } = await createTestBackend());
  const uninstall = installFetch(backend);
  settings = createSettingsApi(await clientOf(backend, 'admin'));
  return uninstall;
});

async function configured(tenant = '') {
  const answer = await call(backend, '/api/abp/application-configuration', { headers: { __tenant: tenant } });
  const { timing, setting } = (await answer.json()) as {
    readonly timing: { readonly timeZone: unknown };
    readonly setting: { readonly values: Readonly<Record<string, unknown>> };
  };
  return [timing.timeZone, setting.values['Abp.Timing.TimeZone']];
}

function zone(iana: string, windows: string) {
  return [{ iana: { timeZoneName: iana }, windows: { timeZoneId: windows } }, windows];
}

describe('time zone', () => {
  it('C-05 D-02 is Vietnam’s, as plain text, until another one is chosen', async () => {
    expect(await settings.getTimeZone(signal)).toBe('SE Asia Standard Time');
    expect(await configured()).toEqual(zone('Asia/Ho_Chi_Minh', 'SE Asia Standard Time'));
    await settings.updateTimeZone('Tokyo Standard Time', signal);
    expect(await settings.getTimeZone(signal)).toBe('Tokyo Standard Time');
    expect(await configured()).toEqual(zone('Asia/Tokyo', 'Tokyo Standard Time'));
    const response = await call(backend, path, { headers: bearer(await signInAt(backend, 'admin')) });
    expect([response.headers.get('Content-Type'), await response.text()]).toEqual([
      'text/plain; charset=utf-8',
      'Tokyo Standard Time',
    ]);
  });

  it('C-05 D-02 can be any of those that it lists', async () => {
    const zones = await settings.timeZones(signal);
    expect(zones).toHaveLength(18);
    expect(zones).toContainEqual({ name: 'SE Asia Standard Time (+07:00)', value: 'SE Asia Standard Time' });
    for (const { value } of zones) {
      await settings.updateTimeZone(value, signal);
      expect(await settings.getTimeZone(signal)).toBe(value);
    }
  });

  it('D-02 has a name that browsers know and the offset of the winter there', () => {
    const january = new Date(Date.UTC(2026, 0, 15));
    const july = new Date(Date.UTC(2026, 6, 15));
    const offsetAt = (timeZone: string, moment: Date) =>
      new Intl.DateTimeFormat('en', { timeZone, timeZoneName: 'longOffset' })
        .formatToParts(moment)
        .find(({ type }) => type === 'timeZoneName')
        ?.value.replace(/^GMT$/, 'GMT+00:00');
    for (const { ianaName, offset } of timeZones) {
      expect([offsetAt(ianaName, january), offsetAt(ianaName, july)], ianaName).toContain(`GMT${offset}`);
    }
  });

  it('D-02 of a tenant is its own, or the host’s', async () => {
    await settings.updateTimeZone('UTC', signal);
    expect(await configured('dao-tao')).toEqual(zone('Etc/UTC', 'UTC'));
    const tenant = createSettingsApi(await clientOf(backend, 'admin', 'dao-tao'));
    await tenant.updateTimeZone('Korea Standard Time', signal);
    expect(await configured('dao-tao')).toEqual(zone('Asia/Seoul', 'Korea Standard Time'));
    expect(await configured()).toEqual(zone('Etc/UTC', 'UTC'));
  });

  it.each(['', 'Asia/Ho_Chi_Minh', 'x'.repeat(2_000)])('D-02 refuses %j with 400', async (value) => {
    expect(await membersOf(settings.updateTimeZone(value, signal))).toEqual(['timezone']);
    expect(await settings.getTimeZone(signal)).toBe('SE Asia Standard Time');
  });

  it('D-02 is the administrator’s alone', async () => {
    const forbidden = { code: 'http.forbidden', status: 403, serverCode: null };
    const officer = createSettingsApi(await clientOf(backend, 'khoa.tm'));
    expect(await failureOf(officer.getTimeZone(signal))).toEqual(forbidden);
    expect(await failureOf(officer.timeZones(signal))).toEqual(forbidden);
    expect(await failureOf(officer.updateTimeZone('UTC', signal))).toEqual(forbidden);
    expect((await call(backend, path)).status).toBe(401);
  });
});
