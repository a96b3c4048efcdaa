import { isJsonObject, type JsonObject } from '@/domain/validation/json-object';

/**
 * The known fields of what a client sent, absent ones with their default; a value that is no object comes back as it is,
 * for the rules to refuse.
 */
export function knownFields(value: unknown, defaults: JsonObject): unknown {
  return isJsonObject(value)
    ? Object.fromEntries(Object.entries(defaults).map(([name, absent]) => [name, value[name] ?? absent]))
    : value;
}

/** The known fields of each entry of a list that a client sent; what is no list comes back as it is. */
export function knownEntries(list: unknown, defaults: JsonObject): unknown {
  return Array.isArray(list) ? list.map((entry) => knownFields(entry, defaults)) : list;
}

/** The value in its stored form, or as it came when it is too wrong to be brought into it. */
export function normalized<Value>(normalize: (value: Value) => Value, value: unknown): unknown {
  try {
    return normalize(value as Value);
  } catch (error) {
    if (error instanceof TypeError) {
      return value;
    }
    throw error;
  }
}

/** A copy of a record without some of its fields. */
export function without<Whole extends object, Name extends keyof Whole>(
  record: Whole,
  ...names: readonly Name[]
): Omit<Whole, Name> {
  const left = new Set<string>(names.map(String));
  return Object.fromEntries(Object.entries(record).filter(([key]) => !left.has(key))) as Omit<Whole, Name>;
}
