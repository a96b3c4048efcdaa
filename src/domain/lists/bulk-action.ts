import type { Schemas } from '../contract/schemas';
import type { AppError } from '../errors/app-error';
import { callKey } from '../text/uuid';

/** Most records of one bulk call (domain dictionary §4.7). */
export const bulkMostRows = 50;

/**
 * Records of one call of a run: fewer than a page of a list, so that a run shows how far it is and can be stopped
 * (register W-06). A call that is under way can be waited for but not taken back.
 */
export const bulkRowsPerCall = 5;

/** A reason of at least so many letters, an opinion or a reason of at most so many (domain dictionary §4.4). */
export const reasonLeastLetters = 10;
export const opinionMostLetters = 500;

/** A record as a list shows it; without a stamp the server judges the present one. */
export type BulkRow = { readonly id: string; readonly concurrencyStamp?: string };

/** A record that a bulk action is sent for, as the person saw it. */
export type BulkItem = Schemas['HanhDongNhieu']['items'][number];

/** What a person adds to a bulk action: a reason or an opinion. */
export type BulkWords = { readonly lyDo?: string; readonly yKien?: string };

/** The same with the name of the call: a UUID, the same for the same rows of one run. */
export type BulkInput = BulkWords & { readonly maLanGui: string };

/** What became of one record; `ma` is its code, `loi` why it was refused, `error` the same where it had a call of its own. */
export type BulkResult = Schemas['KetQuaNhieu']['ketQua'][number] & { readonly error?: AppError };

/** What is to be done with rows: the limits of an action and whom it can be done with. */
export type BulkPlan<Row> = {
  readonly id: string;
  /** Most rows of one run. */
  readonly most: number;
  /** Rows of one call. */
  readonly perCall: number;
  readonly isOffered: (row: Row) => boolean;
};

/** What a run has come to: `results` in the order of `rows`, those behind its end were not answered yet. */
export type BulkRun<Row> = {
  readonly plan: BulkPlan<Row>;
  readonly rows: readonly Row[];
  readonly results: readonly BulkResult[];
  readonly words: BulkWords;
  /** A UUID that names the run. */
  readonly key: string;
};

/** One call of a run. */
export type BulkCall = { readonly actionId: string; readonly items: readonly BulkItem[]; readonly input: BulkInput };

/** The next call of a run; sent again before it was answered it is the very same. */
export function nextCall<Row extends BulkRow>(run: BulkRun<Row>): BulkCall {
  const { plan, words, key, results } = run;
  return {
    actionId: plan.id,
    items: nextRows(run).map(({ id, concurrencyStamp = '' }) => ({ id, concurrencyStamp })),
    input: { ...words, maLanGui: callKey(key, results.length) },
  };
}

/** The run with the answer of its next call; a record that the answer leaves out was not done. */
export function answered<Row extends BulkRow>(run: BulkRun<Row>, answer: readonly BulkResult[]): BulkRun<Row> {
  const byId = new Map(answer.map((result) => [result.id, result]));
  const added = nextRows(run).map(({ id }) => byId.get(id) ?? { id, ma: null, thanhCong: false });
  return { ...run, results: [...run.results, ...added] };
}

export function isAnswered<Row>({ rows, results }: BulkRun<Row>): boolean {
  return results.length >= rows.length;
}

/** The rows that were refused or never answered. */
export function undoneRows<Row extends BulkRow>({ rows, results }: BulkRun<Row>): readonly Row[] {
  return rows.filter((_, index) => results[index]?.thanhCong !== true);
}

/** The chosen rows after somebody has chosen anew among the shown ones; those on other pages stay chosen. */
export function chosenAmong<Row extends BulkRow>(
  chosen: readonly Row[],
  shown: readonly Row[],
  isChosen: (id: string) => boolean,
): readonly Row[] {
  const shownIds = new Set(shown.map(({ id }) => id));
  const before = new Set(chosen.map(({ id }) => id));
  const kept = chosen.filter(({ id }) => !shownIds.has(id) || isChosen(id));
  return [...kept, ...shown.filter(({ id }) => isChosen(id) && !before.has(id))];
}

/** The rows with those that were loaded anew in place of their older selves. */
export function refreshed<Row extends BulkRow>(rows: readonly Row[], loaded: readonly Row[]): readonly Row[] {
  const byId = new Map(loaded.map((row) => [row.id, row]));
  return rows.some(({ id }) => byId.has(id)) ? rows.map((row) => byId.get(row.id) ?? row) : rows;
}

/** The rows of the next call, those of one whose answer was lost among them. */
export function nextRows<Row extends BulkRow>({ plan, rows, results }: BulkRun<Row>): readonly Row[] {
  return rows.slice(results.length, results.length + plan.perCall);
}
