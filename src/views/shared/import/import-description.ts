import type { ImportColumn, ImportResult, ImportRow } from '@/domain/import/import-row';
import type { SheetRow } from '@/domain/import/sheet';
import type { Services } from '@/views/app/services-context';

/** All that one kind of import is; import screens differ in nothing else. */
export type ImportDescription<Input> = {
  readonly title: string;
  readonly columns: readonly ImportColumn[];
  /** The column by whose value a person knows a row. */
  readonly titleField: string;
  /** Name of the template, and first part of the names of files with rows to correct. */
  readonly fileName: string;
  readonly listHref: string;
  /** Fetches what rows are judged by, and answers how one is judged. */
  readonly prepare: (services: Services, signal: AbortSignal) => Promise<(row: SheetRow) => ImportRow<Input>>;
  /** Adds the errors that only all rows together show. */
  readonly judgeTogether: (rows: readonly ImportRow<Input>[]) => readonly ImportRow<Input>[];
  readonly send: (
    services: Services,
    rows: readonly Input[],
    key: string,
    signal: AbortSignal,
  ) => Promise<readonly ImportResult[]>;
};

/** Headings that the product adds to files with rows to correct; such a file comes in again as it is. */
export const ownHeadings = ['Lỗi', 'Error'] as const;
