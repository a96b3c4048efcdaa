import { validationFailure } from '../failures';

/**
 * An id in the form in which the tables have it.
 *
 * @throws MockFailure 400, which complains about `member`, for what is no GUID.
 */
export function readGuid(text: string, member: string): string {
  const match = /^\{?([0-9a-f]{8})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{4})-?([0-9a-f]{12})\}?$/iu.exec(text);
  if (match === null) {
    throw validationFailure([{ message: `Giá trị '${text}' không hợp lệ.`, members: [member] }]);
  }
  return match.slice(1).join('-').toLowerCase();
}
