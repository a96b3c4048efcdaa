/**
 * Departures that the demo's years plan. The country's plans (125.000 in 2024, 130.000 in 2025, by the Department of
 * Overseas Labour) would dwarf a database of 5,000 people, so these stand to the demo's departures as those do to the
 * true ones.
 */
const plans: Readonly<Record<number, number>> = { 2022: 240, 2023: 330, 2024: 650, 2025: 1_800, 2026: 1_560 };

/** The plan of a year; `undefined` for a year that the demo has none for. */
export function planOfYear(nam: number): number | undefined {
  return plans[nam];
}
