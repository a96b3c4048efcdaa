import { importMostRowsPerCall } from '@/domain/constants';
import { policies } from '@/domain/policies/policy-names';
import { isJsonObject } from '@/domain/validation/json-object';

import type { MockBackend } from '../../backend';
import type { Database } from '../../data/database';
import { MockFailure } from '../../failures';
import type { MockRequest, MockRoute } from '../../routing';
import { signedInUser } from '../data-scope';
import { readGuid } from '../guid';
import { fieldError, refuseInvalid } from '../validation-answers';
import { addWorker } from './worker-routes';

/** What became of one row: the new worker's id, or the error that the form would have got. */
type RowResult =
  | { readonly thuTu: number; readonly id: string }
  | { readonly thuTu: number; readonly loi: ReturnType<MockFailure['bodyIn']> };

type Answer = { readonly ketQua: readonly RowResult[] };

/** Answers to calls that named themselves, so that one that is sent again stores nothing again. */
const answeredCalls = new WeakMap<Database, Map<string, Answer>>();

/** Nhập Excel: many new workers at once, each judged by itself (domain dictionary §4.7, §5.10). */
export const workerImportRoutes: readonly MockRoute[] = [
  {
    method: 'POST',
    path: '/api/app/nguoi-lao-dong/nhap-excel',
    access: { policy: policies.workersImport },
    handle: (request, backend) => {
      const { key, rows } = readCall(request);
      const answered = answeredCalls.get(backend.database) ?? new Map<string, Answer>();
      answeredCalls.set(backend.database, answered);
      const name = key === undefined ? undefined : `${signedInUser(request).id} ${key}`;
      const answer = answered.get(name ?? '') ?? {
        ketQua: rows.map((row, thuTu) => resultOf(request, backend, row, thuTu)),
      };
      if (name !== undefined) {
        answered.set(name, answer);
      }
      return { status: 200, body: answer };
    },
  },
];

/** @throws MockFailure 400 for a body without a list of rows, with more than one call takes, or a key that is no UUID. */
function readCall({ body, culture }: MockRequest): {
  readonly key: string | undefined;
  readonly rows: readonly unknown[];
} {
  const { maLanGui: key, rows }: Readonly<Record<string, unknown>> = isJsonObject(body) ? body : {};
  if (!Array.isArray(rows)) {
    refuseInvalid([fieldError('rows', 'required')], culture);
    return { key: undefined, rows: [] };
  }
  if (rows.length > importMostRowsPerCall) {
    refuseInvalid([fieldError('rows', 'max', { max: importMostRowsPerCall, actual: rows.length })], culture);
  }
  return { key: typeof key === 'string' && key !== '' ? readGuid(key, 'maLanGui') : undefined, rows };
}

function resultOf(request: MockRequest, backend: MockBackend, row: unknown, thuTu: number): RowResult {
  try {
    return { thuTu, id: addWorker(request, backend, row).id };
  } catch (error) {
    if (error instanceof MockFailure) {
      return { thuTu, loi: error.bodyIn(request.culture) };
    }
    throw error;
  }
}
