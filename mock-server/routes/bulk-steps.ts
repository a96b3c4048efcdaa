import { bulkMostRows } from '@/domain/lists/bulk-action';
import type { Schemas } from '@/domain/contract/schemas';
import { isJsonObject } from '@/domain/validation/json-object';

import { MockFailure, validationFailure } from '../failures';
import type { MockRequest } from '../routing';

/** What became of each record of a step for many. */
type BulkAnswer = Schemas['KetQuaNhieu'];

/**
 * Takes a step with each of up to fifty records, one after the other; a refused one leaves the others as they are.
 *
 * @param codeOf The code of a record that the caller may know of.
 * @param take Takes the step; its request carries the record's own stamp. @throws MockFailure to refuse it.
 * @throws MockFailure 400 for none or too many records.
 */
export function takeEach(
  request: MockRequest,
  codeOf: (id: string) => string | undefined,
  take: (request: MockRequest, id: string) => void,
): BulkAnswer {
  const body = isJsonObject(request.body) ? request.body : {};
  const items: unknown = body['items'];
  if (!Array.isArray(items) || items.length === 0 || items.length > bulkMostRows) {
    throw validationFailure([
      {
        message: { vi: `Chọn từ 1 đến ${bulkMostRows} bản ghi.`, en: `Choose 1 to ${bulkMostRows} records.` },
        members: ['items'],
      },
    ]);
  }
  const ketQua = items.map((item: unknown) => {
    const { id: asked, concurrencyStamp } = isJsonObject(item) ? item : {};
    const id = typeof asked === 'string' ? asked : '';
    const ma = codeOf(id) ?? null;
    try {
      take({ ...request, body: { ...body, concurrencyStamp } }, id);
      return { id, ma, thanhCong: true, loi: null };
    } catch (error) {
      if (error instanceof MockFailure) {
        return { id, ma, thanhCong: false, loi: error.bodyIn(request.culture) as Schemas['RemoteServiceErrorInfo'] };
      }
      throw error;
    }
  });
  return { ketQua };
}
