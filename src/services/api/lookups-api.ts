import * as v from 'valibot';

import { absentOr } from '@/domain/abp/absent-field';
import { sharedListsKeptMs } from '@/domain/constants';
import type { LookupItem, LookupName } from '@/domain/lookups/lookup';
import { normalizeName } from '@/domain/text/names';
import type { UnitTypeId } from '@/domain/units/unit';
import type { HttpClient } from '@/services/http/http-client';

import { createKeptAnswers } from './kept-answers';

/** A unit as a select offers it. */
export type UnitChoice = {
  readonly id: string;
  readonly ma: string;
  readonly ten: string;
  /** Its type (domain dictionary §7.1), by which contribution rules differ. */
  readonly loaiDonViId?: number | undefined;
};

export type LookupsApi = {
  /** Everything of one look-up; answers are kept for the session, a commune list per province, the officers for minutes. */
  readonly all: (name: LookupName, parentId?: string) => Promise<readonly LookupItem[]>;
  /**
   * Units whose code or name contains the text, or whose id it is; at most 50, within the caller's data scope.
   *
   * @param unitTypeId Only units of this type.
   */
  readonly findUnits: (text: string, signal: AbortSignal, unitTypeId?: UnitTypeId) => Promise<readonly UnitChoice[]>;
};

const lookupSchema = v.object({
  items: v.array(
    v.object({
      id: v.string(),
      ten: v.string(),
      tenEn: absentOr(v.string()),
      thuocId: absentOr(v.string()),
      ngungDung: absentOr(v.boolean()),
    }),
  ),
});

const unitChoicesSchema = v.object({
  items: v.array(v.object({ id: v.string(), ma: v.string(), ten: v.string(), loaiDonViId: absentOr(v.number()) })),
});

/** Calls of the look-ups (`danh-muc`), of which whole lists are kept; `forget` is for the end of a session and a change of users. */
export function createLookupsApi(http: HttpClient): LookupsApi & { readonly forget: () => void } {
  const lists = createKeptAnswers<readonly LookupItem[]>();
  // The one list of living people: all other look-ups come with a release of the back end.
  const officers = createKeptAnswers<readonly LookupItem[]>(sharedListsKeptMs);
  return {
    all: (name, parentId) =>
      (name === 'can-bo-quy' ? officers : lists).of(`${name}/${parentId ?? ''}`, async () => {
        const query = parentId === undefined ? {} : { tinhThanhMa: parentId };
        const { items } = await http(`/api/app/danh-muc/${name}`, { query, schema: lookupSchema });
        return items;
      }),
    forget: () => {
      lists.forget();
      officers.forget();
    },
    findUnits: async (text, signal, unitTypeId) => {
      const { items } = await http('/api/app/don-vi/tra-cuu', {
        query: { filter: normalizeName(text), ...(unitTypeId === undefined ? {} : { loaiDonViId: unitTypeId }) },
        schema: unitChoicesSchema,
        signal,
      });
      return items;
    },
  };
}
