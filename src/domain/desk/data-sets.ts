import * as v from 'valibot';

import type { DeskPart } from './desk-part';
import type { SecondUser } from './second-user';

/** The rows that the demo begins with: `class` is the training set that tours and lessons know. */
export const dataSetIds = ['none', 'one', 'class', 'large', 'huge'] as const;

export type DataSetId = (typeof dataSetIds)[number];

export const defaultDataSet: DataSetId = 'class';

/** How many workers a set has. */
export const dataSetSizes: Readonly<Record<DataSetId, number>> = {
  none: 0,
  one: 1,
  class: 5_000,
  large: 10_000,
  huge: 100_000,
};

/** What a trainer has kept under a name. */
export type Snapshot = {
  readonly id: string;
  readonly name: string;
  readonly set: DataSetId;
  /** ISO moment of the demo's clock. */
  readonly savedAt: string;
  /** How many rows differ from the set. */
  readonly changes: number;
};

/** Why a file is not taken; the place is a table and a row, where there is one. */
export class DataFileProblem extends Error {
  readonly code: (typeof dataFileProblems)[number];
  readonly place: string;

  constructor(code: (typeof dataFileProblems)[number], place = '') {
    super(`${code} ${place}`);
    this.code = code;
    this.place = place;
  }
}

export const dataFileProblems = ['tooLarge', 'noJson', 'foreign', 'otherVersion', 'badRows'] as const;

/** More would not be read in one piece. */
export const largestDataFileBytes = 60 * 1_048_576;

/** The demo's data. What changes the rows begins all pages of the demo anew. */
export type DataDesk = DeskPart & {
  readonly set: DataSetId;
  /** All changes since the start go with the old set. */
  readonly choose: (set: DataSetId) => Promise<void>;
  readonly snapshots: () => Promise<readonly Snapshot[]>;
  /** Keeps the present rows; a snapshot of the same name is replaced. */
  readonly keep: (name: string) => Promise<void>;
  /** @throws {DataFileProblem} for one of another version of the demo. */
  readonly restore: (id: string) => Promise<void>;
  readonly remove: (id: string) => Promise<void>;
  /** The text of a file with the present rows. */
  readonly exported: () => Promise<string>;
  /** Takes what a file holds in place of the present rows. @throws {DataFileProblem} and nothing is changed. */
  readonly takeFile: (text: string) => Promise<void>;
  /** Puts the rows of the set back to what they were. */
  readonly resetRows: () => Promise<void>;
  readonly secondUser: SecondUser;
};

export function asDataSet(text: unknown): DataSetId | undefined {
  return dataSetIds.find((id) => id === text);
}

const row = v.objectWithRest({ id: v.pipe(v.string(), v.minLength(1)) }, v.unknown());

/** What a file of the demo's rows holds: all that differs from a set, and the bytes of uploaded documents. */
export const dataFileSchema = v.object({
  format: v.literal('quy-demo-data'),
  version: v.literal(1),
  set: v.picklist(dataSetIds),
  savedAt: v.string(),
  stamp: v.pipe(v.string(), v.minLength(1), v.maxLength(200)),
  tables: v.record(v.string(), v.record(v.string(), v.nullable(row))),
  /** Base64 by the id of the document. */
  files: v.record(v.string(), v.pipe(v.string(), v.base64())),
});

export type DataFile = v.InferOutput<typeof dataFileSchema>;

/** @throws {DataFileProblem} for everything that this product has not written. */
export function parseDataFile(text: string): DataFile {
  if (text.length > largestDataFileBytes) {
    throw new DataFileProblem('tooLarge');
  }
  const parsed = v.safeParse(dataFileSchema, parsedJson(text));
  if (!parsed.success) {
    throw new DataFileProblem('foreign', v.getDotPath(parsed.issues[0]) ?? '');
  }
  return parsed.output;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new DataFileProblem('noJson');
  }
}

type Rows = Readonly<Record<string, { readonly id: string } | null>>;

/**
 * The first row that does not look like the rows of its table: filed under another id, without a field that all of them
 * have, or with another kind of value in it. `undefined` when there is none.
 *
 * @param samples Rows of the table as the demo begins with them; without any, every row is taken.
 */
export function oddRow(rows: Rows, samples: readonly object[]): string | undefined {
  const kinds = kindsOf(samples);
  return Object.entries(rows).find(([id, candidate]) => candidate !== null && !isLike(id, candidate, kinds))?.[0];
}

type Kinds = ReadonlyMap<string, { readonly kinds: ReadonlySet<string>; readonly isRequired: boolean }>;

function kindsOf(samples: readonly object[]): Kinds {
  const found = new Map<string, { kinds: Set<string>; count: number }>();
  for (const sample of samples) {
    for (const [name, value] of Object.entries(sample)) {
      const known = found.get(name) ?? { kinds: new Set<string>(), count: 0 };
      known.kinds.add(kindOf(value));
      found.set(name, { kinds: known.kinds, count: known.count + 1 });
    }
  }
  return new Map([...found].map(([name, { kinds, count }]) => [name, { kinds, isRequired: count === samples.length }]));
}

function isLike(id: string, candidate: { readonly id: string }, kinds: Kinds): boolean {
  const fields: ReadonlyMap<string, unknown> = new Map(Object.entries(candidate));
  return (
    candidate.id === id &&
    [...kinds].every(([name, known]) => {
      const value = fields.get(name);
      const kind = kindOf(value);
      // A field that is empty in all samples may hold anything once it is filled in, and any may be emptied.
      const isFitting = value === null || known.kinds.has(kind) || isNeverFilled(known.kinds);
      return fields.has(name) ? isFitting : !known.isRequired;
    })
  );
}

function isNeverFilled(kinds: ReadonlySet<string>): boolean {
  return kinds.size === 1 && kinds.has('null');
}

function kindOf(value: unknown): string {
  return value === null ? 'null' : Array.isArray(value) ? 'array' : typeof value;
}
