import type { LookupItem, LookupName } from '@/domain/lookups/lookup';
import { documents } from '@/domain/reference/documents';
import { markets } from '@/domain/reference/markets';
import type { NamedValue } from '@/domain/reference/named-value';
import { occupations } from '@/domain/reference/occupations';
import { provinces } from '@/domain/reference/provinces';
import { unitTypes } from '@/domain/reference/unit-types';

/** Names of coded values, in the person's language. */
export type Names = {
  /** The name of a look-up's entry; an entry that nobody knows goes by its id, one that an old record lacks by nothing. */
  readonly of: (lookup: LookupName, id: string | number) => string;
  /** The name of a short list's value. */
  readonly in: <Id extends string | number>(values: readonly NamedValue<Id>[], id: Id) => string;
};

/** Entries known before the back end has answered; its own names win when it has. */
export const builtInLookups: Partial<Record<LookupName, readonly NamedValue<string | number>[]>> = {
  'tinh-thanh': provinces,
  'thi-truong': markets,
  'nganh-nghe': occupations,
  'loai-don-vi': unitTypes,
  'tai-lieu': documents,
};

export function createNames(language: string, answers: ReadonlyMap<LookupName, readonly LookupItem[]>): Names {
  const tables = new Map<LookupName, ReadonlyMap<string, string>>();
  const tableOf = (lookup: LookupName) => {
    const known = tables.get(lookup);
    if (known !== undefined) {
      return known;
    }
    const entries = [...(builtInLookups[lookup] ?? []), ...(answers.get(lookup) ?? [])];
    const made = new Map(entries.map((entry) => [String(entry.id), nameOf(entry, language)]));
    tables.set(lookup, made);
    return made;
  };
  return {
    of: (lookup, id) => tableOf(lookup).get(String(id)) ?? textOf(id),
    in: (values, id) => {
      const entry = values.find((value) => value.id === id);
      return entry === undefined ? textOf(id) : nameOf(entry, language);
    },
  };
}

/** Records of an application before may lack what the contract says that they have. */
function textOf(id: string | number | null | undefined): string {
  return String(id ?? '');
}

/** Vietnamese names for Vietnamese readers, English ones for all others, where there are any. */
export function nameOf(entry: { readonly ten: string; readonly tenEn?: string | undefined }, language: string): string {
  return language.toLowerCase().startsWith('vi') ? entry.ten : (entry.tenEn ?? entry.ten);
}

/** Every name of an entry, whatever the reader's language. */
export function namesOf({
  ten,
  tenEn,
}: {
  readonly ten: string;
  readonly tenEn?: string | undefined;
}): readonly string[] {
  return tenEn === undefined ? [ten] : [ten, tenEn];
}
