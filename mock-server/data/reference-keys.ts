import { banks } from '@/domain/reference/banks';
import { markets } from '@/domain/reference/markets';
import { occupations } from '@/domain/reference/occupations';
import { provinces } from '@/domain/reference/provinces';
import { unitTypes } from '@/domain/reference/unit-types';

/** The keys that a record may refer to, and the names under which lists show and sort them. */
export const marketIds = idsOf(markets);
export const occupationIds = idsOf(occupations);
export const bankIds = idsOf(banks);

export const marketNames = namesOf(markets);
export const provinceNames = namesOf(provinces);
export const unitTypeNames: ReadonlyMap<number, string> = new Map(unitTypes.map(({ id, ten }) => [id, ten]));

type Entry = { readonly id: string; readonly ten: string };

function idsOf(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(entries.map(({ id }) => id));
}

function namesOf(entries: readonly Entry[]): ReadonlyMap<string, string> {
  return new Map(entries.map(({ id, ten }) => [id, ten]));
}
