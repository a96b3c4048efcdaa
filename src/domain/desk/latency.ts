import type { Draw } from './draws';

/** How long the network takes for each call. */
export type Latency =
  /** As the demo begins: long enough to see that something is waited for. */
  | { readonly kind: 'usual' }
  | { readonly kind: 'fixed'; readonly milliseconds: number }
  /** Lognormal, as a mobile network is: mostly near the median, now and then many times as long. */
  | { readonly kind: 'realistic'; readonly medianMs: number }
  /** Everything hangs until something else is set. */
  | { readonly kind: 'never' };

/** The figures that the desk offers beside one's own. Milliseconds. */
export const offeredLatencies = [0, 200, 1_000] as const;

export const realisticMedianMs = 300;

/** Longer than any call of the product waits; more would be the same as `never`. Milliseconds. */
export const longestLatencyMs = 60_000;

/** Standard deviation of the logarithm: one call in twenty takes 2.7 times the median, one in a thousand 6.4 times. */
const spread = 0.6;

/**
 * Milliseconds before one answer; `Infinity` where there is none.
 *
 * @param draw Asked for the realistic network alone, twice.
 */
export function latencyOf(latency: Latency, usualMs: number, draw: Draw): number {
  switch (latency.kind) {
    case 'usual':
      return usualMs;
    case 'fixed':
      return latency.milliseconds;
    case 'realistic':
      return latency.medianMs * Math.exp(spread * normal(draw));
    case 'never':
      return Infinity;
  }
}

/** A standard normal number (Box and Muller). */
function normal(draw: Draw): number {
  const radius = Math.sqrt(-2 * Math.log(1 - draw()));
  return radius * Math.cos(2 * Math.PI * draw());
}
