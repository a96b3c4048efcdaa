import * as v from 'valibot';

import { ofKnownKinds } from '../abp/of-known-kinds';
import { ownAddress } from '../abp/own-address';
import type { Schemas } from '../contract/schemas';
import { searchText } from '../text/search-text';

/** A record that a search has found. */
export type SearchHit = Schemas['KetQuaTimKiem']['items'][number];
export type SearchHitKind = SearchHit['loai'];

/** Kinds of records in the order in which they are shown. */
export const searchHitKinds = [
  'nguoi-lao-dong',
  'don-vi',
  'bao-cao-quy',
  'phieu-nop-quy',
  'nguoi-lao-dong-tu-dong',
  'yeu-cau-ho-tro',
  'dong-gop-quy',
  'bao-cao-doanh-thu',
  'bao-cao-tai-lieu',
] as const satisfies readonly SearchHitKind[];

/** Fewer letters find everything and say nothing. */
export const leastSearchLetters = 2;

/** One answer holds no more. */
export const mostSearchHits = 20;

/** Answer of `GET /api/app/tim-kiem`. */
export const searchHitsSchema = v.object({
  items: ofKnownKinds(
    'loai',
    searchHitKinds,
    v.object({
      loai: v.picklist(searchHitKinds),
      id: v.string(),
      ma: v.string(),
      tieuDe: v.string(),
      moTa: v.nullish(v.string(), null),
      duongDan: v.pipe(ownAddress, v.string()),
    }),
  ),
});

/** Hits kind by kind, as they are shown and gone through; those of a kind keep their order. */
export function inKindOrder(hits: readonly SearchHit[]): readonly SearchHit[] {
  return searchHitKinds.flatMap((kind) => hits.filter(({ loai }) => loai === kind));
}

/** Whether a text is long enough to look for records by it. */
export function isSearchable(text: string): boolean {
  return searchText(text).length >= leastSearchLetters;
}
