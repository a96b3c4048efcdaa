import { differencesOf, keepMine } from '@/domain/records/record-differences';

import type { Draft } from './draft-store';

/**
 * A draft over the record as it is now: what was not touched then is taken from the record, and so is what the release did
 * not know in which it was typed.
 */
export function draftOver<Input extends object, Entity>(
  { values, base }: Draft<Input, Entity>,
  present: Input,
  inputOf: (record: Entity) => Input,
): Input {
  return { ...present, ...(base === undefined ? values : keepMine(inputOf(base), values, present)) };
}

/** Whether somebody has changed what was typed in a draft: saved over the record as it is now, theirs would be lost. */
export function isDraftOvertaken<Input extends object, Entity>(
  { values, base }: Draft<Input, Entity>,
  present: Input,
  inputOf: (record: Entity) => Input,
): boolean {
  return (
    base !== undefined && differencesOf(inputOf(base), values, present).some(({ changedBy }) => changedBy === 'both')
  );
}
