import { formatDate, formatDateTime } from '@/domain/format/dates';
import { formatMoney, formatNumber } from '@/domain/format/numbers';
import type { LogKind } from '@/domain/log/log-entry';
import type { LogFieldKind } from '@/domain/log/log-field-kinds';
import { logFieldOf, logValuesOf, ownValue } from '@/domain/log/log-fields';
import type { LookupName } from '@/domain/lookups/lookup';
import type { NamedValue } from '@/domain/reference/named-value';
import { nameOf, type Names } from '@/views/shared/list/cells/names';
import { knownRoles } from '@/views/shared/person/role-titles';

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

/** By the last part of a field's name, which a row inside a record has too. */
function lookupFor(truong: string): LookupName | undefined {
  return ownValue(lookupOf, truong.split('.').at(-1) ?? '');
}

/** Roles by their titles: the product's own, since others go by the name that somebody gave them. */
const titled: Readonly<Record<string, readonly NamedValue<string>[]>> = { vaiTro: knownRoles, roles: knownRoles };

function valuesOf(kind: LogKind, truong: string): readonly NamedValue<string | number>[] | undefined {
  return logValuesOf(kind, truong) ?? ownValue(titled, truong);
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
    return valuesOf(kind, truong) !== undefined || lookupFor(truong) !== undefined;
  }

  function writeOne(kind: LogKind, truong: string, value: string): string {
    const coded = valuesOf(kind, truong)?.find(({ id }) => String(id) === value);
    if (coded !== undefined) {
      return nameOf(coded, language);
    }
    const lookup = lookupFor(truong);
    if (lookup !== undefined) {
      return names.of(lookup, value);
    }
    if (value === 'true' || value === 'false') {
      return value === 'true' ? yes : no;
    }
    const written = writers[logFieldOf(truong)?.kind ?? 'text'](value);
    return written === '' || written.includes('NaN') ? value : written;
  }
}
