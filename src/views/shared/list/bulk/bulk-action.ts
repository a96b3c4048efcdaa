import type { ComponentType } from 'react';

import type { BulkInput, BulkItem, BulkResult } from '@/domain/lists/bulk-action';
import type { Services } from '@/views/app/services-context';

/** What can be done with many rows at once; every row is judged by itself. */
export type BulkAction<Row, Key extends string = string> = {
  readonly id: string;
  /** The button's word and the title of its dialog. */
  readonly label: Key;
  readonly icon?: ComponentType<{ readonly fontSize: 'small' }>;
  readonly tone?: 'primary' | 'error';
  readonly policy: string;
  /** Most rows of one run (`bulkMostRows`). */
  readonly most: number;
  /** Rows of one call; `bulkRowsPerCall` when absent. */
  readonly perCall?: number;
  /** False for rows that it would be refused for; they are listed and not sent. Absent where it can be done with every row. */
  readonly isOffered?: (row: Row, userId: string) => boolean;
  /** What the person must write (`reason`, sent as `lyDo`) or may write (`opinion`, sent as `yKien`). */
  readonly needs?: 'reason' | 'opinion';
  /** The question before it is done, a text of the list with `{n}` in it: how many records. */
  readonly confirm: Key;
  readonly run: (
    services: Services,
    items: readonly BulkItem[],
    input: BulkInput,
    signal: AbortSignal,
  ) => Promise<readonly BulkResult[]>;
};
