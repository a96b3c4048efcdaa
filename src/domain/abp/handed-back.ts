/** What a host has added to ABP's own records (its object extensions), by name; names keep their case. */
export type ExtraProperties = Readonly<Record<string, unknown>>;

/** What a change hands back of the stored record that it began from. */
export type HandedBack = {
  /** A stale save is told by it. */
  readonly concurrencyStamp: string;
  /** Absent in records that are not ABP's own. */
  readonly extraProperties?: ExtraProperties;
};

/** That part of a stored record, and nothing else of it. */
export function handedBackOf({ concurrencyStamp, extraProperties }: HandedBack): HandedBack {
  return extraProperties === undefined ? { concurrencyStamp } : { concurrencyStamp, extraProperties };
}
