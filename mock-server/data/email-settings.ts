import type { EmailSettings } from '@/domain/settings/email-settings';

import type { Database } from './database';
import { effectiveSetting, ownSetting, setDifferingSetting, setSetting, type SettingName } from './settings';

const names = {
  defaultFromDisplayName: 'Abp.Mailing.DefaultFromDisplayName',
  defaultFromAddress: 'Abp.Mailing.DefaultFromAddress',
  smtpHost: 'Abp.Mailing.Smtp.Host',
  smtpPort: 'Abp.Mailing.Smtp.Port',
  smtpEnableSsl: 'Abp.Mailing.Smtp.EnableSsl',
  smtpUseDefaultCredentials: 'Abp.Mailing.Smtp.UseDefaultCredentials',
  smtpDomain: 'Abp.Mailing.Smtp.Domain',
  smtpUserName: 'Abp.Mailing.Smtp.UserName',
  smtpPassword: 'Abp.Mailing.Smtp.Password',
} as const satisfies Readonly<Record<keyof EmailSettings, SettingName>>;

const ownOnly: ReadonlySet<keyof EmailSettings> = new Set(['smtpHost', 'smtpUserName', 'smtpPassword', 'smtpDomain']);

/** The settings as the form shows them: a tenant sees nothing of the host's server and account (ABP contract §4.1). */
export function emailSettings(database: Database, tenantId: string | undefined): EmailSettings {
  const effective = effectiveEmailSettings(database, tenantId);
  return tenantId === undefined
    ? effective
    : {
        ...effective,
        smtpHost: ownSetting(database, names.smtpHost, tenantId),
        smtpUserName: ownSetting(database, names.smtpUserName, tenantId),
        smtpPassword: ownSetting(database, names.smtpPassword, tenantId),
        smtpDomain: ownSetting(database, names.smtpDomain, tenantId),
      };
}

/** The settings by which mail is sent: a tenant's own, else the host's. */
export function effectiveEmailSettings(database: Database, tenantId: string | undefined): EmailSettings {
  const read = (field: keyof EmailSettings) => effectiveSetting(database, names[field], tenantId);
  return {
    smtpHost: read('smtpHost'),
    smtpPort: Number(read('smtpPort')),
    smtpUserName: read('smtpUserName'),
    smtpPassword: read('smtpPassword'),
    smtpDomain: read('smtpDomain'),
    smtpEnableSsl: read('smtpEnableSsl') === 'true',
    smtpUseDefaultCredentials: read('smtpUseDefaultCredentials') === 'true',
    defaultFromAddress: read('defaultFromAddress') ?? '',
    defaultFromDisplayName: read('defaultFromDisplayName') ?? '',
  };
}

/** Stores all of them; what a tenant would not be shown of the host is kept even where it is the same as there. */
export function storeEmailSettings(database: Database, tenantId: string | undefined, settings: EmailSettings): void {
  for (const field of Object.keys(names) as (keyof EmailSettings)[]) {
    const value = settings[field];
    const store = tenantId !== undefined && ownOnly.has(field) ? setSetting : setDifferingSetting;
    store(database, names[field], tenantId, value === null ? null : String(value));
  }
}
