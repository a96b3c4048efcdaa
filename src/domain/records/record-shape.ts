import { isSame } from './record-differences';

/** How records of one kind stand in their form. */
export type RecordShape<Input, Entity> = {
  readonly inputOf: (record: Entity) => Input;
  /** What is sent for what was typed. */
  readonly normalize: (typed: Input) => Input;
  /** What of it is stored, where the form keeps more for itself, such as the keys of rows; all of it unless told. */
  readonly storedOf?: (input: Input) => unknown;
};

/** True where what is stored of both is the same. */
export function isStoredAlike<Input, Entity>(
  { storedOf = itself }: RecordShape<Input, Entity>,
  one: Input,
  other: Input,
): boolean {
  return isSame(storedOf(one), storedOf(other));
}

function itself(input: unknown): unknown {
  return input;
}

/**
 * A stored record as the form would send it untouched. Only so can it be compared with what was typed: its rows carry
 * ids and figures of the server that no form sends, and sending may fill in what the form leaves empty.
 */
export function sentUntouched<Input, Entity>(
  { inputOf, normalize }: RecordShape<Input, Entity>,
  record: Entity,
): Input {
  return normalize(inputOf(record));
}
