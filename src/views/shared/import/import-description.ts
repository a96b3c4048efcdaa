import type { ComponentType } from 'react';

import type { ImportColumn, ImportPreview, ImportResult, ImportRow } from '@/domain/import/import-row';
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
  /** A text file with separated values (.csv) is taken too. */
  readonly acceptsText?: boolean;
  /** What may be chosen, and what is sent of it before it is imported; by `import.limits` nothing is. */
  readonly limits?: 'import.limits' | 'import.limitsMatched';
  /** Adds what only all rows together show, such as errors. */
  readonly judgeTogether: (
    rows: readonly ImportRow<Input>[],
    services: Services,
    signal: AbortSignal,
  ) => readonly ImportRow<Input>[] | Promise<readonly ImportRow<Input>[]>;
  /** The second step, where rows are more than right or wrong. */
  readonly Preview?: ComponentType<ImportPreviewProps<Input>>;
  readonly send: (
    services: Services,
    rows: readonly Input[],
    key: string,
    signal: AbortSignal,
  ) => Promise<readonly ImportResult[]>;
};

/** What a preview of one's own gets. */
export type ImportPreviewProps<Input> = {
  readonly preview: ImportPreview<Input>;
  readonly fileName: string;
  readonly onFile: (file: File) => void;
  /** Keeps what the person has decided about rows. */
  readonly onChange: (preview: ImportPreview<Input>) => void;
  /** To be told once something was typed that goes with the rows: it is not lost without a question then. */
  readonly onTouch: () => void;
  readonly onStart: () => void;
};

/** Headings that the product adds to files with rows to correct; such a file comes in again as it is. */
export const ownHeadings = ['Lỗi', 'Error', 'Dòng trong tệp', 'Row in the file'] as const;
