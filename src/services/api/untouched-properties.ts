/**
 * What a change says of the properties that a host has added to ABP's own records (its object extensions): nothing. A
 * change without `extraProperties` would set each of them to its default, because ABP begins every input object with the
 * defaults; an empty table replaces those and leaves what is stored alone.
 */
export const untouchedProperties = { extraProperties: {} } as const;
