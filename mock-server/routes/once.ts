import { isJsonObject } from '@/domain/validation/json-object';

import type { MockBackend } from '../backend';
import type { Database } from '../data/database';
import type { MockRequest, MockResponse } from '../routing';
import { signedInUser } from './data-scope';
import { readGuid } from './guid';
import { fieldError, refuseInvalid } from './validation-answers';

/** Answers to intentions that were already carried out, so that one that is sent again changes nothing. */
const answered = new WeakMap<Database, Map<string, MockResponse>>();

/** Answers that were given again. */
const repeats = new WeakSet<object>();

/** The answer to what was carried out before, as it was then. */
export function answeredAgain(response: MockResponse): MockResponse {
  const again = { ...response };
  repeats.add(again);
  return again;
}

/** Whether an answer was only given again: nothing was done for it, so nobody is told and the log has nothing to say. */
export function isRepeated(response: object): boolean {
  return repeats.has(response);
}

/**
 * Does a piece of work once per person and `maLanGui`; sent again, it answers as it did the first time. A refused one may
 * be sent again. One without a name is refused, because it could be done twice.
 *
 * @throws MockFailure 400 for a `maLanGui` that is missing or no UUID.
 */
export function once(request: MockRequest, { database }: MockBackend, work: () => MockResponse): MockResponse {
  const intention = intentionOf(request);
  const answers = answered.get(database) ?? new Map<string, MockResponse>();
  answered.set(database, answers);
  const name = `${signedInUser(request).id} ${request.method} ${request.path} ${intention}`;
  const known = answers.get(name);
  if (known !== undefined) {
    return answeredAgain(known);
  }
  const response = work();
  answers.set(name, response);
  return response;
}

/** The same where a name may be missing, of what does no harm twice. @throws MockFailure 400 for one that is no UUID. */
export function onceIfNamed(request: MockRequest, backend: MockBackend, work: () => MockResponse): MockResponse {
  const isNamed = isJsonObject(request.body) && (request.body['maLanGui'] ?? null) !== null;
  return isNamed ? once(request, backend, work) : work();
}

function intentionOf({ body }: MockRequest): string {
  const name = isJsonObject(body) ? body['maLanGui'] : undefined;
  const text = typeof name === 'string' ? name : '';
  refuseInvalid(text === '' ? [fieldError('maLanGui', 'required')] : []);
  return readGuid(text, 'maLanGui');
}
