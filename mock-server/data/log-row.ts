import type { LogChange, LogListItem } from '@/domain/log/log-entry';

/** A stored entry of the log; it is never changed, and dropped after 24 months. */
export type LogRow = LogListItem & {
  readonly donViId: string | null;
  /** The record that a document belongs to, so that it is found among that record's entries. */
  readonly cuaBanGhiId?: string;
  readonly thietBi: string | null;
  readonly thayDoi: readonly LogChange[];
};
