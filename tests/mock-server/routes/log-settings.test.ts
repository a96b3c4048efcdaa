import { beforeEach, describe, expect, it } from 'vitest';

import type { LogEntry } from '@/domain/log/log-entry';
import { logFieldOf } from '@/domain/log/log-fields';
import { createSettingsApi, type SettingsApi } from '@/services/api/settings-api';
import type { MockBackend } from '@mock-server/backend';
import { installFetch } from '@mock-server/http/browser-fetch';

import { clientOf } from '../support/client-of';
import { createTestBackend } from '../support/test-backend';

const { signal } = new AbortController();

let backend: MockBackend;
let settings: SettingsApi;

beforeEach(async () => {
  ({ backend } = await createTestBackend());
  const uninstall = installFetch(backend);
  settings = createSettingsApi(await clientOf(backend, 'admin'));
  return uninstall;
});

/** The newest entry, as far as it tells what changed and whose. */
function told(): Pick<LogEntry, 'doiTuong' | 'maBanGhi' | 'thayDoi'> | undefined {
  const entry = [...backend.database.logEntries.rows()].at(-1);
  return entry && { doiTuong: entry.doiTuong, maBanGhi: entry.maBanGhi, thayDoi: entry.thayDoi };
}

const entry = (maBanGhi: string | null, ...thayDoi: LogEntry['thayDoi']) => ({
  doiTuong: 'cai-dat',
  maBanGhi,
  thayDoi,
});

describe('what the log has of changed settings', () => {
  it('B-23 names them as the form does, with the value that was in force before, also where none was stored', async () => {
    const before = await settings.getEmail(signal);
    await settings.updateEmail({ ...before, smtpPort: 26, smtpEnableSsl: true }, signal);
    expect(told()).toEqual(
      entry(null, { truong: 'smtpPort', cu: '25', moi: '26' }, { truong: 'smtpEnableSsl', cu: 'false', moi: 'true' }),
    );

    await settings.updateEmail({ ...before, smtpEnableSsl: true }, signal);
    expect(told()).toEqual(entry(null, { truong: 'smtpPort', cu: '26', moi: '25' }));
  });

  it('B-23 names the time zone, and nothing of the mail’s settings that did not change', async () => {
    await settings.updateTimeZone('Tokyo Standard Time', signal);
    expect(told()).toEqual(
      entry(null, { truong: 'timeZone', cu: 'SE Asia Standard Time', moi: 'Tokyo Standard Time' }),
    );
  });

  it('B-23 tells whose they are, and of a tenant nothing that the tenant is not shown', async () => {
    const mail = await settings.getEmail(signal);
    await settings.updateEmail({ ...mail, smtpHost: 'smtp.quy.example' }, signal);
    const training = createSettingsApi(await clientOf(backend, 'admin', 'dao-tao'));
    await training.updateTimeZone('Tokyo Standard Time', signal);
    expect(told()).toEqual(
      entry('dao-tao', { truong: 'timeZone', cu: 'SE Asia Standard Time', moi: 'Tokyo Standard Time' }),
    );
    await settings.updateTimeZone('Korea Standard Time', signal);
    expect(told()?.thayDoi).toEqual([{ truong: 'timeZone', cu: 'SE Asia Standard Time', moi: 'Korea Standard Time' }]);
  });

  it('B-23 K-03 has a name in both languages for each of them but the password, which it does not keep', async () => {
    const mail = await settings.getEmail(signal);
    await settings.updateEmail({ ...mail, smtpPassword: 'Bi-mat-1', smtpUserName: 'quy' }, signal);
    expect(told()?.thayDoi).toEqual([{ truong: 'smtpUserName', cu: null, moi: 'quy' }]);
    const { smtpPassword: _, ...named } = mail;
    const fields = [...Object.keys(named), 'timeZone'];
    expect(fields.filter((name) => logFieldOf(name) === undefined)).toEqual([]);
  });
});
