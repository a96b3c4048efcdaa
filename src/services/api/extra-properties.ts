import * as v from 'valibot';

import type { HandedBack } from '@/domain/abp/handed-back';

/** The properties that a host has added to one of ABP's own records, as an answer brings them. */
export const extraPropertiesSchema = v.nullish(v.record(v.string(), v.unknown()), {});

/**
 * The body of a change to one of ABP's own records. ABP begins every input object with the defaults of the added
 * properties, puts the table of the request in their place and judges the whole: a required one that the change leaves
 * out is missing (400), and without any table each is set to its default. So all of them go back as they are stored.
 */
export function withExtraProperties<Input extends HandedBack>(input: Input) {
  return { ...input, extraProperties: input.extraProperties ?? {} };
}
