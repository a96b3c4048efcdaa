import type { AnySchema } from 'yup';

import { isPhone, normalizePhone } from '../identity/phone';
import { isTaxCode } from '../identity/tax-code';
import { unitStates } from '../reference/unit-lists';
import { unitTypes } from '../reference/unit-types';
import { isBankAccount, isEmail, isUrl } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import {
  checkedText,
  isBlank,
  listOf,
  notInFuture,
  oneOfThese,
  optionalDate,
  optionalText,
  recordOf,
  requiredMoney,
  requiredText,
  type TextField,
} from '../validation/yup-fields';
import type { BankAccount, ContactPerson, UnitInput } from './unit';

/** The service enterprise: the only unit type that needs a licence (Law 69/2020 Art.10). */
export const licensedUnitTypeId = 2;

/** Accounts, and contact persons, that a unit can have. */
const mostOfUnit = 20;

/**
 * Rules of a unit record (domain dictionary §5.11, §8). Check a normalised value (`normalizeUnit`); what only the
 * database knows, such as uniqueness, is not checked.
 *
 * @param rules.today ISO date; "not in the future" is measured by it.
 */
export function unitSchema({ today }: { readonly today: string }) {
  return recordOf({
    ten: requiredText({ min: 3, max: 255 }),
    tenGiaoDich: optionalText({ max: 255 }),
    tenVietTat: optionalText({ max: 50 }),
    loaiDonViId: oneOfThese(unitTypes.map(({ id }) => id)),
    mst: checkedText(requiredText(), 'mst', isTaxCode),
    soGiayPhep: licenceNumber(optionalText({ max: 50 })),
    ngayCapGp: notInFuture(optionalDate(), today),
    coQuanCapGp: optionalText({ max: 255 }),
    tinhThanhMa: requiredText(),
    xaPhuongMa: requiredText(),
    diaChi: requiredText({ max: 255 }),
    dienThoai: phone(requiredText({ max: 20 })),
    email: checkedText(requiredText({ max: 255 }), 'email', isEmail),
    website: checkedText(optionalText({ max: 255 }), 'url', isUrl),
    nguoiDaiDien: requiredText({ max: 100 }),
    chucVu: optionalText({ max: 100 }),
    canBoPhuTrachId: requiredText(),
    duNoNld: requiredMoney(),
    duNoDoanhThu: requiredMoney(),
    taiKhoan: listOf(bankAccountSchema(), { max: mostOfUnit }),
    lienHe: contactsSchema(),
    trangThai: oneOfThese(unitStates.map(({ id }) => id)),
  } satisfies Record<keyof UnitInput, AnySchema>);
}

/**
 * Rules for whoever may change the contacts only: what else an old record has or lacks is locked to them, and none of
 * theirs to mend.
 */
export function unitContactsSchema() {
  return recordOf({ lienHe: contactsSchema() });
}

function contactsSchema() {
  return listOf(contactSchema(), { max: mostOfUnit });
}

function bankAccountSchema() {
  return recordOf({
    nganHangId: requiredText(),
    soTaiKhoan: checkedText(requiredText(), 'bankAccount', isBankAccount),
    chuTaiKhoan: requiredText({ max: 50 }),
  } satisfies Record<keyof BankAccount, AnySchema>);
}

function contactSchema() {
  return recordOf({
    hoTen: requiredText({ max: 100 }),
    chucVu: optionalText({ max: 100 }),
    dienThoai: phone(requiredText({ max: 20 })),
    email: checkedText(optionalText({ max: 255 }), 'email', isEmail),
  } satisfies Record<keyof ContactPerson, AnySchema>);
}

function phone(field: TextField): TextField {
  return checkedText(field, 'phone', (text) => isPhone(normalizePhone(text)));
}

function licenceNumber(field: TextField): TextField {
  return field.test(
    'required',
    validationMessage('required'),
    (value, { parent }) => !isBlank(value) || (parent as UnitInput).loaiDonViId !== licensedUnitTypeId,
  );
}
