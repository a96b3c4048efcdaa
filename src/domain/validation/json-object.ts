/** What `JSON.parse` makes of `{…}`. */
export type JsonObject = Readonly<Record<string, unknown>>;

/** True for what is an object in JSON: neither `null` nor a list. */
export function isJsonObject(value: unknown): value is JsonObject {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
