import { formatDate, formatDateTime } from '@/domain/format/dates';
import { formatMoney, formatNumber } from '@/domain/format/numbers';
import type { LogKind } from '@/domain/log/log-entry';
import type { LogFieldKind } from '@/domain/log/log-field-kinds';
import { logFieldOf, logValuesOf } from '@/domain/log/log-fields';
import type { LookupName } from '@/domain/lookups/lookup';
import type { NamedValue } from '@/domain/reference/named-value';
import { nameOf, type Names } from '@/views/shared/list/names';
import { knownRoles } from '@/views/shared/role-titles';

/** The look-ups that name logged values. */
export const valueLookups = [
  'tinh-thanh',
  'thi-truong',
  'nganh-nghe',
  'loai-don-vi',
] as const satisfies readonly LookupName[];

const lookupOf: Readonly<Record<string, LookupName>> = {
  tinhThanhMa: 'tinh-thanh',
  thiTruongId: 'thi-truong',
  nganhNgheId: 'nganh-nghe',
  loaiDonViId: 'loai-don-vi',
};

/** Roles by their titles: the product's own, since others go by the name that somebody gave them. */
const titled: Readonly<Record<string, readonly NamedValue<string>[]>> = { vaiTro: knownRoles, roles: knownRoles };

function valuesOf(kind: LogKind, truong: string): readonly NamedValue<string | number>[] | undefined {
  return logValuesOf(kind, truong) ?? (Object.hasOwn(titled, truong) ? titled[truong] : undefined);
}

type YesAndNo = { readonly yes: string; readonly no: string };

/** Writes a logged value as people read it: coded ones by name, amounts and days as everywhere. */
export function createValueWriter(names: Names, language: string, { yes, no }: YesAndNo) {
  const writers: Readonly<Record<LogFieldKind, (value: string) => string>> = {
    text: (value) => value,
    money: (value) => formatMoney(Number(value), language),
    count: (value) => formatNumber(Number(value), language),
    date: formatDate,
    dateTime: formatDateTime,
  };
  // A filter of an export may take several values.
  return (kind: LogKind, truong: string, values: string): string =>
    hasNames(kind, truong)
      ? values
          .split(/, ?/u)
          .map((value) => writeOne(kind, truong, value))
          .join(', ')
      : writeOne(kind, truong, values);

  function hasNames(kind: LogKind, truong: string): boolean {
    return valuesOf(kind, truong) !== undefined || lookupOf[truong.split('.').at(-1) ?? ''] !== undefined;
  }

  function writeOne(kind: LogKind, truong: string, value: string): string {
    const coded = valuesOf(kind, truong)?.find(({ id }) => String(id) === value);
    const lookup = lookupOf[truong.split('.').at(-1) ?? ''];
    if (coded !== undefined || lookup !== undefined) {
      return coded === undefined ? names.of(lookup ?? 'thi-truong', value) : nameOf(coded, language);
    }
    if (value === 'true' || value === 'false') {
      return value === 'true' ? yes : no;
    }
    const written = writers[logFieldOf(truong)?.kind ?? 'text'](value);
    return written === '' || written.includes('NaN') ? value : written;
  }
}
