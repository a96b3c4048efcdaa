/** A date, a reference or a choice as the wire has it: `null` where nothing is chosen. */
export function valueOrNull<Value extends string>(value: Value | null): Value | null {
  return value === '' ? null : value;
}
