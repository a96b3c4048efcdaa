import * as v from 'valibot';

import type { EmailSettings, TestEmail } from '@/domain/settings/email-settings';
import type { TimeZone } from '@/domain/settings/time-zone';
import type { HttpClient } from '@/services/http/http-client';

export type SettingsApi = {
  readonly getEmail: (signal: AbortSignal) => Promise<EmailSettings>;
  readonly updateEmail: (settings: EmailSettings, signal: AbortSignal) => Promise<void>;
  readonly sendTestEmail: (email: TestEmail, signal: AbortSignal) => Promise<void>;
  /** The id of the zone in use; `''` when none is set. */
  readonly getTimeZone: (signal: AbortSignal) => Promise<string>;
  readonly timeZones: (signal: AbortSignal) => Promise<readonly TimeZone[]>;
  readonly updateTimeZone: (value: string, signal: AbortSignal) => Promise<void>;
};

const path = '/api/setting-management';

const text = v.nullish(v.string(), null);

const emailSchema = v.object({
  defaultFromDisplayName: v.nullish(v.string(), ''),
  defaultFromAddress: v.nullish(v.string(), ''),
  smtpHost: text,
  smtpPort: v.nullish(v.number(), null),
  smtpEnableSsl: v.optional(v.boolean(), false),
  smtpUseDefaultCredentials: v.optional(v.boolean(), true),
  smtpDomain: text,
  smtpUserName: text,
  smtpPassword: text,
});

const timeZonesSchema = v.array(v.object({ name: v.string(), value: v.string() }));

/** An empty 204 where nothing is set. */
const timeZoneSchema = v.nullish(v.string(), '');

/** Calls of ABP's setting management (contract §4). */
export function createSettingsApi(http: HttpClient): SettingsApi {
  return {
    getEmail: (signal) => http(`${path}/emailing`, { schema: emailSchema, signal }),
    updateEmail: async (settings, signal) => {
      await http(`${path}/emailing`, { method: 'POST', body: settings, signal });
    },
    sendTestEmail: async (email, signal) => {
      await http(`${path}/emailing/send-test-email`, { method: 'POST', body: email, signal });
    },
    getTimeZone: (signal) => http(`${path}/timezone`, { schema: timeZoneSchema, signal }),
    timeZones: (signal) => http(`${path}/timezone/timezones`, { schema: timeZonesSchema, signal }),
    updateTimeZone: async (timezone, signal) => {
      await http(`${path}/timezone`, { method: 'POST', query: { timezone }, signal });
    },
  };
}
