import { fundUnitTypeId } from '@/domain/constants';
import { assignableUnitTypes } from '@/domain/reference/unit-types';
import { validationErrorsOf, type FieldError } from '@/domain/validation/schema-errors';
import { isSame } from '@/domain/records/record-differences';
import { emptyBankAccount, emptyContactPerson, emptyUnit, normalizeUnit, unitInputOf } from '@/domain/units/unit-input';
import { changedLockedFields, unitLocks, unitLockTexts } from '@/domain/units/unit-locks';
import { unitContactsSchema, unitSchema } from '@/domain/units/unit-schema';
import { foldedNumber } from '@/domain/text/folded-number';
import type { Unit, UnitInput } from '@/domain/units/unit';
import { isJsonObject } from '@/domain/validation/json-object';

import type { Database } from '../../data/database';
import { bankIds } from '../../data/reference-keys';
import type { UnitRow } from '../../data/rows';
import { personOf } from '../../data/users';
import { businessFailure } from '../../failures';
import type { MockUser } from '../../routing';
import { knownEntries, knownFields, normalized } from '../request-input';
import { fieldError, refuseAny, refuseInvalid } from '../validation-answers';
import { unknownPlace } from '../workers/worker-input';

/**
 * The unit in a request's body, in stored form, checked by the rules that the form itself uses.
 *
 * @param today ISO date by which "not in the future" is measured.
 * @throws MockFailure 400 with all complaints.
 */
export function readUnitInput(body: unknown, today: string): UnitInput {
  return checkedUnit(unitSchema({ today }), body);
}

/**
 * As `readUnitInput`, for those who may change the contacts only: they could mend nothing else that an old record has.
 *
 * @throws MockFailure 400 with all complaints about contacts, or with every other field that the input changes.
 */
export function readContacts(body: unknown, row: UnitRow): Pick<UnitInput, 'lienHe'> {
  const input = checkedUnit(unitContactsSchema(), body);
  refuseForeignFields(row, input);
  return { lienHe: input.lienHe };
}

function checkedUnit(schema: Parameters<typeof validationErrorsOf>[0], body: unknown): UnitInput {
  const input = normalized(normalizeUnit, withKnownFields(body));
  refuseInvalid(validationErrorsOf(schema, input));
  return input as UnitInput;
}

/**
 * For those who may change what a unit refers to; others could not mend it where an officer has gone.
 *
 * @param tenantId Where they work: a tenant's own people are nobody's officers elsewhere.
 * @throws MockFailure 400 with all complaints.
 */
export function refuseUnknownReferences(database: Database, unit: UnitInput, tenantId: string | undefined): void {
  refuseInvalid(unknownReferences(database, unit, tenantId));
}

/**
 * A licence's number is the same however it is written, as that of a contract is (`foldedNumber`).
 *
 * @throws MockFailure 403 `QuyHoTro:07003` for a tax code, 400 for a licence or e-mail, that another unit has.
 */
export function refuseDuplicateUnit(database: Database, input: UnitInput, ownId: string): void {
  const others = [...database.units.rows()].filter(({ id }) => id !== ownId);
  const sameTaxCode = others.find(({ mst }) => mst === input.mst);
  if (sameTaxCode !== undefined) {
    const { ten } = sameTaxCode;
    const message = {
      vi: `Mã số thuế ${input.mst} đã được dùng cho đơn vị ${ten}.`,
      en: `Tax code ${input.mst} is that of unit ${ten} already.`,
    };
    throw businessFailure('QuyHoTro:07003', message, { mst: input.mst, tên: ten });
  }
  const licence = foldedNumber(input.soGiayPhep);
  const isLicenceTaken = licence !== '' && others.some(({ soGiayPhep }) => foldedNumber(soGiayPhep) === licence);
  const isEmailTaken = others.some(({ email }) => email === input.email);
  refuseInvalid([
    ...(isLicenceTaken
      ? [fieldError('soGiayPhep', 'unique', { name: { vi: 'Số giấy phép', en: 'The licence number' } })]
      : []),
    ...(isEmailTaken ? [fieldError('email', 'unique', { name: 'Email' })] : []),
  ]);
}

/**
 * For those who may edit units.
 *
 * @param before The stored unit; `undefined` for a new one.
 * @throws MockFailure 400 with every locked field that the input changes; for a second unit of the Fund's type.
 */
export function refuseLockedFields(before: Unit | undefined, input: UnitInput, user: MockUser): void {
  const isAssignable = assignableUnitTypes.some(({ id }) => id === input.loaiDonViId);
  refuseInvalid(
    isAssignable || before?.loaiDonViId === input.loaiDonViId ? [] : [fieldError('loaiDonViId', 'invalid')],
  );
  const locks = unitLocks(before, { donViId: user.donViId, isFund: user.loaiDonViId === fundUnitTypeId });
  refuseAny(
    changedLockedFields(locks, before ?? emptyUnit(), input).map(({ field, lock }) => ({
      message: { vi: unitLockTexts.vi[lock], en: unitLockTexts.en[lock] },
      members: [field],
    })),
  );
}

/** @throws MockFailure 400 with every field but the contacts that the input changes; a blank more is no change. */
function refuseForeignFields(row: UnitRow, input: UnitInput): void {
  const stored = normalizeUnit(unitInputOf(row));
  refuseAny(
    (Object.keys(input) as (keyof UnitInput)[])
      .filter((field) => field !== 'lienHe' && !isSame(input[field], stored[field]))
      .map((field) => ({
        message: {
          vi: 'Bạn chỉ được sửa người liên lạc của đơn vị.',
          en: 'You can change only the contact persons of the unit.',
        },
        members: [field],
      })),
  );
}

function withKnownFields(body: unknown): unknown {
  const unit = knownFields(body, { ...emptyUnit(), loaiDonViId: undefined, trangThai: undefined });
  if (!isJsonObject(unit)) {
    return unit;
  }
  return {
    ...unit,
    taiKhoan: knownEntries(unit['taiKhoan'], emptyBankAccount()),
    lienHe: knownEntries(unit['lienHe'], emptyContactPerson()),
  };
}

function unknownReferences(database: Database, unit: UnitInput, tenantId: string | undefined): readonly FieldError[] {
  const isFundUser = personOf(database.users, unit.canBoPhuTrachId, tenantId)?.loaiDonViId === fundUnitTypeId;
  return [
    ...unknownPlace(unit.tinhThanhMa, unit.xaPhuongMa),
    ...(isFundUser ? [] : [fieldError('canBoPhuTrachId', 'invalid')]),
    ...unit.taiKhoan.flatMap(({ nganHangId }, index) =>
      bankIds.has(nganHangId) ? [] : [fieldError(`taiKhoan[${index}].nganHangId`, 'invalid')],
    ),
  ];
}
