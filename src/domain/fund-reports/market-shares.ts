import type { MarketShare } from './fund-report';

/** Everything of a report's markets together. */
export function sumsOf(markets: readonly MarketShare[]): Omit<MarketShare, 'thiTruongId'> {
  const sum = (amountOf: (market: MarketShare) => number) =>
    markets.reduce((total, market) => total + amountOf(market), 0);
  return {
    soLaoDong: sum(({ soLaoDong }) => soLaoDong),
    soNu: sum(({ soNu }) => soNu),
    tienNld: sum(({ tienNld }) => tienNld),
    tienDn: sum(({ tienDn }) => tienDn),
    tong: sum(({ tong }) => tong),
  };
}
