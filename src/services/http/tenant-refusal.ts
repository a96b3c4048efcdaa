import * as v from 'valibot';

import { remoteErrorSchema } from '@/domain/abp/application-configuration';
import type { ErrorCode } from '@/domain/errors/error-catalogue';

/** ABP's own words, in the languages that it speaks to this product; those of another language say "not found". */
const inactiveWords = /not active|không hoạt động/iu;

/**
 * What ABP means by refusing a request for its tenant (ABP contract §10.4): a 404 that is marked by a header, with no other
 * mark of which of the two it is than its sentence.
 *
 * @returns `undefined` for any other answer.
 */
export function tenantRefusalOf(headers: Headers, body: unknown): ErrorCode | undefined {
  const said = headers.get('Abp-Tenant-Resolve-Error');
  if (said === null) {
    return undefined;
  }
  const parsed = v.safeParse(remoteErrorSchema, body);
  const sentence = (parsed.success ? parsed.output.error.message : undefined) ?? said;
  return inactiveWords.test(sentence) ? 'tenant.inactive' : 'tenant.notFound';
}
