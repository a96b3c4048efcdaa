import { markets } from './markets';
import type { NamedValue } from './named-value';

export type RegionId = 'dong-bac-a' | 'dong-nam-a' | 'chau-au' | 'trung-dong' | 'chau-phi' | 'chau-dai-duong' | 'khac';

/** Khu vực of the markets, in the order in which the catalogue first names them; a market that it lacks is elsewhere. */
export const regions: readonly NamedValue<RegionId>[] = [
  { id: 'dong-bac-a', ten: 'Đông Bắc Á', tenEn: 'North-East Asia' },
  { id: 'dong-nam-a', ten: 'Đông Nam Á', tenEn: 'South-East Asia' },
  { id: 'chau-au', ten: 'Châu Âu', tenEn: 'Europe' },
  { id: 'trung-dong', ten: 'Trung Đông', tenEn: 'Middle East' },
  { id: 'chau-phi', ten: 'Châu Phi', tenEn: 'Africa' },
  { id: 'chau-dai-duong', ten: 'Châu Đại Dương', tenEn: 'Oceania' },
  { id: 'khac', ten: 'Thị trường khác', tenEn: 'Other markets' },
];

const regionIds = new Map(regions.map(({ id, ten }) => [ten, id]));
const regionOfMarket = new Map(markets.map(({ id, khuVuc }) => [id, regionIds.get(khuVuc) ?? 'khac']));

/** @param marketId ISO 3166 alpha-2. */
export function regionOf(marketId: string): RegionId {
  return regionOfMarket.get(marketId) ?? 'khac';
}
