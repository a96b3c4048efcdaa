import { isJsonObject } from '@/domain/validation/json-object';

import { fieldError, refuseInvalid } from './validation-answers';

/**
 * How many rows somebody says that they take away, in a file that the client makes itself.
 *
 * @throws MockFailure 400, which complains about `soDong`.
 */
export function readExportedRows(body: unknown): number {
  const soDong: unknown = isJsonObject(body) ? body['soDong'] : undefined;
  const isCount = typeof soDong === 'number' && Number.isInteger(soDong) && soDong >= 0;
  refuseInvalid(isCount ? [] : [fieldError('soDong', 'invalid')]);
  return isCount ? soDong : 0;
}
