import type { Database } from '../../data/database';
import type { StepHistoryRow } from '../../data/step-history';

const noted = new WeakMap<Database, StepHistoryRow[]>();

/** Keeps a step that was just taken, until people are told of it. */
export function noteStep(database: Database, step: StepHistoryRow): void {
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
