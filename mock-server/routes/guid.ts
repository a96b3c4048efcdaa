import { invalidValue, validationFailure } from '../failures';

/**
 * An id in the form in which the tables have it.
 *
 * @throws MockFailure 400, which complains about `member`, for what is no GUID.
 */
export function readGuid(text: string, member: string): string {
  const guid = guidIn(text);
  if (guid === undefined) {
    throw validationFailure([invalidValue(member, text)]);
  }
  return guid;
}

/** An id in the form in which the tables have it, however it is written; what is no GUID stays. */
export function storedId(text: string): string {
  return guidIn(text) ?? text;
}

function guidIn(text: string): string | undefined {
  const match = /^\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/iu.exec(text);
  return match?.slice(1).join('-').toLowerCase();
}
