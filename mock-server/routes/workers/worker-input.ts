import { communes } from '@/domain/reference/communes';
import { provinces } from '@/domain/reference/provinces';
import { validationErrorsOf, type FieldError } from '@/domain/validation/schema-errors';
import { emptyContract } from '@/domain/workers/contract-schema';
import { emptyWorker, normalizeWorker } from '@/domain/workers/worker-input';
import { workerSchema } from '@/domain/workers/worker-schema';
import type { Contract, WorkerInput } from '@/domain/workers/worker';
import { isJsonObject } from '@/domain/validation/json-object';

import { marketIds, occupationIds } from '../../data/reference-keys';
import { knownFields, normalized } from '../request-input';
import { fieldError, refuseInvalid } from '../validation-answers';

const provinceIds = new Set(provinces.map(({ id }) => id));
const provinceOfCommune = new Map(communes.map(({ id, provinceId }) => [id, provinceId]));

/**
 * The worker in a request's body, in stored form, checked by the rules that the form itself uses and against the
 * look-ups. Fields that the server gives, such as those of a contribution, are left behind.
 *
 * @param today ISO date by which "not in the future" is measured.
 * @param stored The record that is changed, with the contracts that the caller knows of: its numbers, and the days of its
 * passport beside its departures, may stay as they are.
 * @throws MockFailure 400 with all complaints.
 */
export function readWorkerInput(body: unknown, today: string, culture: string, stored?: WorkerInput): WorkerInput {
  const input = normalized(normalizeWorker, withKnownFields(body));
  const rules = { today, stored: () => (stored === undefined ? [] : [stored]) };
  refuseInvalid(validationErrorsOf(workerSchema(rules), input));
  const worker = input as WorkerInput;
  refuseInvalid(unknownReferences(worker));
  return worker;
}

function withKnownFields(body: unknown): unknown {
  const worker = knownFields(body, { ...emptyWorker(), gioiTinh: undefined });
  return isJsonObject(worker) && Array.isArray(worker['hopDong'])
    ? { ...worker, hopDong: worker['hopDong'].map(contractFields) }
    : worker;
}

function contractFields(contract: unknown): unknown {
  return knownFields(contract, { ...emptyContract(), hinhThucDi: undefined, tinhTrang: undefined, id: undefined });
}

function unknownReferences(worker: WorkerInput): readonly FieldError[] {
  return [
    ...unknownPlace(worker.tinhThanhMa, worker.xaPhuongMa),
    ...worker.hopDong.flatMap((contract, index) => unknownContractReferences(contract, `hopDong[${index}]`)),
  ];
}

/** Complaints about a province that does not exist and a commune that is not in it. */
export function unknownPlace(tinhThanhMa: string, xaPhuongMa: string | null): readonly FieldError[] {
  if (!provinceIds.has(tinhThanhMa)) {
    return [fieldError('tinhThanhMa', 'invalid')];
  }
  return xaPhuongMa === null || provinceOfCommune.get(xaPhuongMa) === tinhThanhMa
    ? []
    : [fieldError('xaPhuongMa', 'invalid')];
}

function unknownContractReferences({ thiTruongId, nganhNgheId }: Contract, path: string): readonly FieldError[] {
  return [
    ...(marketIds.has(thiTruongId) ? [] : [fieldError(`${path}.thiTruongId`, 'invalid')]),
    ...(occupationIds.has(nganhNgheId) ? [] : [fieldError(`${path}.nganhNgheId`, 'invalid')]),
  ];
}
