import type { Database } from '../../data/database';
import type { StepHistoryRow } from '../../data/step-history';

const noted = new WeakMap<Database, StepHistoryRow[]>();

const heard = new WeakMap<Database, StepHistoryRow[]>();

/** Does a piece of work, and tells the steps that were taken before it first waited for anything. */
export function stepsDuring<Answer>(database: Database, work: () => Answer) {
  const steps: StepHistoryRow[] = [];
  heard.set(database, steps);
  try {
    return { answer: work(), steps };
  } finally {
    heard.delete(database);
  }
}

/** Keeps a step that was just taken, until people are told of it. */
export function noteStep(database: Database, step: StepHistoryRow): void {
  heard.get(database)?.push(step);
  const steps = noted.get(database);
  if (steps === undefined) {
    noted.set(database, [step]);
  } else {
    steps.push(step);
  }
}

/** The steps that nobody has been told of, in their order; each is handed out once. */
export function takeNotedSteps(database: Database): readonly StepHistoryRow[] {
  const steps = noted.get(database) ?? [];
  noted.delete(database);
  return steps;
}
