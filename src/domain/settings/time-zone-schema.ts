import type { AnySchema } from 'yup';

import { recordOf, requiredText } from '../validation/yup-fields';

/** The id of the chosen zone; `''` while none is. */
export type TimeZoneInput = { readonly timeZone: string };

/** Any zone that the server has offered; it knows itself which ones there are. */
export function timeZoneSchema() {
  return recordOf({ timeZone: requiredText() } satisfies Record<keyof TimeZoneInput, AnySchema>);
}
