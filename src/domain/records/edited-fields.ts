/**
 * What of a stored record a form edits: the fields of the blank form. A text or a list that an old record lacks is an
 * empty one, as form and rules know it; a choice, a flag or an amount that it lacks stays missing and is not guessed.
 */
export function editedFields<Input extends object>(blank: Input, record: Input): Input {
  const fields = Object.entries(blank).map(([field, empty]: [string, unknown]) => {
    const stored: unknown = record[field as keyof Input];
    return [field, stored ?? (empty === '' || Array.isArray(empty) ? empty : null)];
  });
  return Object.fromEntries(fields) as Input;
}
