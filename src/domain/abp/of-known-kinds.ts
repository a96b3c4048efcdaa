import * as v from 'valibot';

/**
 * A list whose items each name their kind. One of a kind that this version does not know, as a newer back end sends it to
 * a tab from before the update, is left out: it would have no words, and must not take the others along.
 *
 * @param field Where an item names its kind.
 */
export function ofKnownKinds<const Item extends v.GenericSchema>(field: string, kinds: readonly string[], item: Item) {
  return v.pipe(
    v.array(v.looseObject({ [field]: v.string() })),
    v.transform((items): unknown[] => items.filter((each) => kinds.includes(each[field] ?? ''))),
    v.array(item),
  );
}
