/** The id of a feature's field; a name may hold anything, an id no space. */
export function fieldId(prefix: string, name: string): string {
  return `${prefix}-${encodeURIComponent(name)}`;
}
