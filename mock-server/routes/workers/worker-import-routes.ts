import { importMostRowsPerCall } from '@/domain/constants';
import { policies } from '@/domain/policies/policy-names';
import { isJsonObject } from '@/domain/validation/json-object';

import type { MockBackend } from '../../backend';
import { MockFailure } from '../../failures';
import { refuseMisshapenRow } from '../../http/body-shape';
import { bodyShapes } from '../../http/body-shapes';
import type { MockRequest, MockRoute } from '../../routing';
import { fieldError, refuseInvalid } from '../validation-answers';
import { once } from '../once';
import { addWorker } from './worker-routes';

/** What became of one row: the new worker's id, or the error that the form would have got. */
type RowResult =
  | { readonly thuTu: number; readonly id: string }
  | { readonly thuTu: number; readonly loi: ReturnType<MockFailure['bodyIn']> };

const rowShape = bodyShapes['POST /api/app/nguoi-lao-dong'] ?? 'any';

/** Nhập Excel: many new workers at once, each judged by itself (domain dictionary §4.7, §5.10). */
export const workerImportRoutes: readonly MockRoute[] = [
  {
    method: 'POST',
    path: '/api/app/nguoi-lao-dong/nhap-excel',
    access: { policy: policies.workersImport },
    handle: (request, backend) =>
      once(request, backend, () => ({
        status: 200,
        body: { ketQua: readRows(request).map((row, thuTu) => resultOf(request, backend, row, thuTu)) },
      })),
  },
];

/** @throws MockFailure 400 for a body without a list of rows, or with more than one call takes. */
function readRows({ body }: MockRequest): readonly unknown[] {
  const { rows }: Readonly<Record<string, unknown>> = isJsonObject(body) ? body : {};
  if (!Array.isArray(rows)) {
    refuseInvalid([fieldError('rows', 'required')]);
    return [];
  }
  if (rows.length > importMostRowsPerCall) {
    refuseInvalid([fieldError('rows', 'max', { max: importMostRowsPerCall, actual: rows.length })]);
  }
  return rows;
}

function resultOf(request: MockRequest, backend: MockBackend, row: unknown, thuTu: number): RowResult {
  try {
    refuseMisshapenRow(rowShape, row);
    return { thuTu, id: addWorker(request, backend, row).id };
  } catch (error) {
    if (error instanceof MockFailure) {
      return { thuTu, loi: error.bodyIn(request.culture) };
    }
    throw error;
  }
}
