import { bulkMostRows } from '@/domain/lists/bulk-action';

import type { MockBackend } from '../../backend';
import { warningsOfDossier } from '../../data/fund/self-paying-people';
import { businessFailure, entityNotFound, MockFailure, staleRecord, validationFailure } from '../../failures';
import type { MockRequest, MockResponse } from '../../routing';
import { isFields } from '../request-input';
import { takeDossierStep, type BulkAnswer } from './self-paying-steps';
import { once } from '../workflow-steps';

/** Approves up to 50 dossiers, each judged by itself; one with a warning needs a look of its own (§5.3). */
export function bulkApproval(request: MockRequest, backend: MockBackend): MockResponse {
  return once(request, backend, () => {
    const items = itemsOf(request.body);
    return { status: 200, body: { ketQua: items.map((item) => approveOne(request, backend, item)) } };
  });
}

type Item = { readonly id: string; readonly concurrencyStamp: string };

function itemsOf(body: unknown): readonly Item[] {
  const items: unknown = isFields(body) ? body['items'] : undefined;
  const isRight =
    Array.isArray(items) &&
    items.length > 0 &&
    items.length <= bulkMostRows &&
    items.every(
      (item) => isFields(item) && typeof item['id'] === 'string' && typeof item['concurrencyStamp'] === 'string',
    );
  if (!isRight) {
    throw validationFailure([{ message: `Chọn từ 1 đến ${bulkMostRows} hồ sơ.`, members: ['items'] }]);
  }
  return items as readonly Item[];
}

function approveOne(request: MockRequest, backend: MockBackend, { id, concurrencyStamp }: Item): BulkAnswer {
  const row = backend.database.selfPaying.find(id);
  try {
    if (row === undefined) {
      throw entityNotFound();
    }
    if (row.concurrencyStamp !== concurrencyStamp) {
      throw staleRecord();
    }
    if (warningsOfDossier(backend, row).length > 0) {
      throw businessFailure('QuyHoTro:02005', `Hồ sơ ${row.ma} có cảnh báo, hãy xét duyệt riêng.`, { ma: row.ma });
    }
    takeDossierStep(request, backend, row, 'phe-duyet');
    return { id, ma: row.ma, thanhCong: true };
  } catch (error) {
    if (error instanceof MockFailure) {
      const { code, message } = error.body;
      return { id, ma: row?.ma ?? null, thanhCong: false, loi: { code: code ?? null, message } };
    }
    throw error;
  }
}
