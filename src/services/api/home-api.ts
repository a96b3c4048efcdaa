import { homeChartsSchema, homePageSchema, type HomeChart, type HomePage } from '@/domain/home/home';
import { searchHitsSchema, type SearchHit } from '@/domain/search/search-hit';
import { normalizeName } from '@/domain/text/names';
import type { HttpClient } from '@/services/http/http-client';

export type HomeApi = {
  /** Tiles and deadlines of the signed-in person. */
  readonly page: (signal: AbortSignal) => Promise<HomePage>;
  readonly charts: (signal: AbortSignal) => Promise<readonly HomeChart[]>;
  /** Records of every kind that the person may open: workers, units, and whatever has a code; at most 20. */
  readonly search: (text: string, signal: AbortSignal) => Promise<readonly SearchHit[]>;
};

const path = '/api/app/trang-chu';

/** Calls of the home page (register B-25) and of the search in the command palette. */
export function createHomeApi(http: HttpClient): HomeApi {
  return {
    page: (signal) => http(path, { schema: homePageSchema, signal }),
    charts: async (signal) => (await http(`${path}/bieu-do`, { schema: homeChartsSchema, signal })).bieuDo,
    search: async (text, signal) =>
      (await http('/api/app/tim-kiem', { query: { TuKhoa: normalizeName(text) }, schema: searchHitsSchema, signal }))
        .items,
  };
}
