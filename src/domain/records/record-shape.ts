/** How records of one kind stand in their form. */
export type RecordShape<Input, Entity> = {
  readonly inputOf: (record: Entity) => Input;
  /** What is sent for what was typed. */
  readonly normalize: (typed: Input) => Input;
};

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
