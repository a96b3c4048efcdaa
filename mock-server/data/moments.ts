/** A moment as .NET writes a `DateTimeOffset`, e.g. `2026-11-15T01:00:00.000+00:00`. @param now Milliseconds since the epoch. */
export function offsetTime(now: number): string {
  return new Date(now).toISOString().replace('Z', '+00:00');
}
