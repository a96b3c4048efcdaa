import { unitTypes } from '@/domain/reference/unit-types';
import type { SelfPayingInput } from '@/domain/self-paying/self-paying-dossier';
import { emptyDossier, normalizeDossier } from '@/domain/self-paying/self-paying-input';
import { selfPayingSchema } from '@/domain/self-paying/self-paying-schema';
import { validationErrorsOf, type FieldError } from '@/domain/validation/schema-errors';

import type { Database } from '../../data/database';
import { bankIds, marketIds, occupationIds } from '../../data/reference-keys';
import { knownFields, normalized } from '../request-input';
import { fieldError, refuseInvalid } from '../validation-answers';
import { unknownPlace } from '../workers/worker-input';

const sendingTypes = new Set<number>(unitTypes.filter(({ sendsWorkers }) => sendsWorkers).map(({ id }) => id));

type Days = { readonly today: string; readonly declaredOn: string };

/**
 * The declaration in a request's body, in stored form, checked by the form's own rules and against the look-ups.
 *
 * @throws MockFailure 400 with all complaints.
 */
export function readSelfPayingInput(database: Database, body: unknown, days: Days): SelfPayingInput {
  const blank = { ...emptyDossier(), gioiTinh: undefined, hinhThuc: undefined, noiCapCccd: null, noiCapHc: null };
  const input = normalized(normalizeDossier, knownFields(body, blank));
  refuseInvalid(validationErrorsOf(selfPayingSchema(days), input));
  const declared = input as SelfPayingInput;
  refuseInvalid(unknownReferences(database, declared));
  return declared;
}

function unknownReferences(database: Database, input: SelfPayingInput): readonly FieldError[] {
  const { tinhThanhMa, xaPhuongMa, thiTruongId, nganhNgheId, nganHangId, donViId } = input;
  const unitType = donViId === null ? undefined : database.units.find(donViId)?.loaiDonViId;
  return [
    ...unknownPlace(tinhThanhMa, xaPhuongMa),
    ...(marketIds.has(thiTruongId) ? [] : [fieldError('thiTruongId', 'invalid')]),
    ...(occupationIds.has(nganhNgheId) ? [] : [fieldError('nganhNgheId', 'invalid')]),
    ...(nganHangId === null || bankIds.has(nganHangId) ? [] : [fieldError('nganHangId', 'invalid')]),
    ...(donViId === null || sendingTypes.has(unitType ?? 0) ? [] : [fieldError('donViId', 'invalid')]),
  ];
}
