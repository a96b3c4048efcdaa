import { isJsonObject } from '@/domain/validation/json-object';

import { misshapenPart } from '../http/body-shape';
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

/**
 * As `readExportedRows`, of a report: its note may tell by which filters the figures were found.
 *
 * @throws MockFailure 400, which complains about `soDong`, or about a filter that is no text.
 */
export function readExportedReport(body: unknown): number {
  const error = misshapenPart({ boLoc: { '*': 'string' } }, body);
  refuseInvalid(error === undefined ? [] : [error]);
  return readExportedRows(body);
}
