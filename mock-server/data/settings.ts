import type { Database } from './database';

/** Settings that can be changed, with ABP's defaults; the time zone's and those of `Quy` are the Fund's own. */
const settingDefaults = {
  'Abp.Timing.TimeZone': 'SE Asia Standard Time',
  'Abp.Mailing.DefaultFromAddress': 'noreply@abp.io',
  'Abp.Mailing.DefaultFromDisplayName': 'ABP application',
  'Abp.Mailing.Smtp.Host': '127.0.0.1',
  'Abp.Mailing.Smtp.Port': '25',
  'Abp.Mailing.Smtp.UserName': null,
  'Abp.Mailing.Smtp.Password': null,
  'Abp.Mailing.Smtp.Domain': null,
  'Abp.Mailing.Smtp.EnableSsl': 'false',
  'Abp.Mailing.Smtp.UseDefaultCredentials': 'true',
  'Quy.BatBuocHaiNguoi': 'true',
  'Quy.KyKeToanMoTu': '2026-01-01',
} as const satisfies Readonly<Record<string, string | null>>;

export type SettingName = keyof typeof settingDefaults;

/** The owner's own value; `null` when it has none. A tenant has its id, the host `undefined`. */
export function ownSetting(database: Database, name: SettingName, tenantId: string | undefined): string | null {
  return database.settings.find(settingId(name, tenantId))?.value ?? null;
}

/** What holds: the tenant's value, else the host's, else the default. */
export function effectiveSetting(database: Database, name: SettingName, tenantId: string | undefined): string | null {
  return ownSetting(database, name, tenantId) ?? ownSetting(database, name, undefined) ?? settingDefaults[name] ?? null;
}

/** Gives the owner a value of its own; `null` takes it away. */
export function setSetting(
  database: Database,
  name: SettingName,
  tenantId: string | undefined,
  value: string | null,
): void {
  const id = settingId(name, tenantId);
  if (value === null) {
    database.settings.remove(id);
  } else {
    database.settings.put({ id, value });
  }
}

/** As {@link setSetting}, but a value equal to what would hold without it is not kept, as ABP does. */
export function setDifferingSetting(
  database: Database,
  name: SettingName,
  tenantId: string | undefined,
  value: string | null,
): void {
  const inherited = tenantId === undefined ? settingDefaults[name] : effectiveSetting(database, name, undefined);
  setSetting(database, name, tenantId, value === inherited ? null : value);
}

function settingId(name: SettingName, tenantId: string | undefined): string {
  return `${tenantId ?? ''}:${name}`;
}

/** Who appraised a record may not approve it too (domain dictionary DS6). */
export function demandsTwoPeople(database: Database): boolean {
  return effectiveSetting(database, 'Quy.BatBuocHaiNguoi', undefined) === 'true';
}
