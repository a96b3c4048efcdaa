import * as v from 'valibot';

/** A field that an answer may do without. ABP writes `null` where a record has nothing to say: that is absent as well. */
export function absentOr<Schema extends v.GenericSchema>(schema: Schema) {
  return v.pipe(
    v.nullish(schema),
    v.transform((value) => value ?? undefined),
  );
}
