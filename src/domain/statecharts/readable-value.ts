type Limits = {
  /** Entries of a list that are shown; the rest is counted. */
  readonly entries?: number;
  /** Levels of objects inside one another. */
  readonly depth?: number;
};

/**
 * A value of a running program as plain JSON that a person can read: errors by their code, functions and objects of
 * a class by their kind, long lists by their beginning. What refers to itself ends at the depth.
 */
export function readableValue(value: unknown, limits: Limits = {}): unknown {
  return readable(value, { entries: 3, depth: 4, ...limits }, 0);
}

function readable(value: unknown, limits: Required<Limits>, level: number): unknown {
  if (typeof value === 'function') {
    return '(function)';
  }
  if (typeof value === 'bigint' || typeof value === 'symbol') {
    return value.toString();
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  if (value instanceof Error) {
    const { name, message, code } = value as Error & { readonly code?: unknown };
    return { error: name, ...(code === undefined ? { message } : { code }) };
  }
  if (value instanceof Map || value instanceof Set) {
    return readable([...(value as Iterable<unknown>)], limits, level);
  }
  if (level >= limits.depth) {
    return Array.isArray(value) ? `(list of ${value.length})` : '(…)';
  }
  if (Array.isArray(value)) {
    const rest = value.length - limits.entries;
    const shown = value.slice(0, limits.entries).map((entry) => readable(entry, limits, level + 1));
    return rest > 0 ? [...shown, `… +${rest}`] : shown;
  }
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === Object.prototype || prototype === null
    ? Object.fromEntries(Object.entries(value).map(([name, entry]) => [name, readable(entry, limits, level + 1)]))
    : `(${(value as { readonly constructor: { readonly name: string } }).constructor.name})`;
}
