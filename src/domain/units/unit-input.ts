import { normalizeAccountNumber } from '../identity/account-number';
import { normalizePhone } from '../identity/phone';
import { normalizeTaxCode } from '../identity/tax-code';
import { editedFields } from '../records/edited-fields';
import { unitState } from '../reference/unit-lists';
import { normalizeName, normalizeOptionalName } from '../text/names';
import type { BankAccount, ContactPerson, UnitInput } from './unit';

/** A form's first values of a new unit. */
export function emptyUnit(): UnitInput {
  return {
    ten: '',
    tenGiaoDich: null,
    tenVietTat: null,
    loaiDonViId: 2,
    mst: '',
    soGiayPhep: null,
    ngayCapGp: null,
    coQuanCapGp: null,
    tinhThanhMa: '',
    xaPhuongMa: '',
    diaChi: '',
    dienThoai: '',
    email: '',
    website: null,
    nguoiDaiDien: '',
    chucVu: null,
    canBoPhuTrachId: '',
    duNoNld: 0,
    duNoDoanhThu: 0,
    taiKhoan: [],
    lienHe: [],
    trangThai: unitState.active,
  };
}

export function emptyBankAccount(): BankAccount {
  return { nganHangId: '', soTaiKhoan: '', chuTaiKhoan: '' };
}

export function emptyContactPerson(): ContactPerson {
  return { hoTen: '', chucVu: null, dienThoai: '', email: null };
}

/** What of a stored unit the form edits. */
export function unitInputOf(unit: UnitInput): UnitInput {
  return editedFields(emptyUnit(), unit);
}

/** What was typed, in the form in which it is checked, sent and stored (domain dictionary §4.2, §8). Answers a copy. */
export function normalizeUnit(input: UnitInput): UnitInput {
  return {
    ...input,
    ten: normalizeName(input.ten),
    tenGiaoDich: normalizeOptionalName(input.tenGiaoDich),
    tenVietTat: normalizeOptionalName(input.tenVietTat),
    mst: normalizeTaxCode(input.mst),
    soGiayPhep: normalizeOptionalName(input.soGiayPhep),
    ngayCapGp: normalizeOptionalName(input.ngayCapGp),
    coQuanCapGp: normalizeOptionalName(input.coQuanCapGp),
    diaChi: normalizeName(input.diaChi),
    dienThoai: normalizePhone(input.dienThoai),
    email: normalizeName(input.email).toLowerCase(),
    website: normalizeOptionalName(input.website),
    nguoiDaiDien: normalizeName(input.nguoiDaiDien),
    chucVu: normalizeOptionalName(input.chucVu),
    taiKhoan: input.taiKhoan.map(normalizeBankAccount),
    lienHe: input.lienHe.map(normalizeContactPerson),
  };
}

function normalizeBankAccount(account: BankAccount): BankAccount {
  return {
    ...account,
    soTaiKhoan: normalizeAccountNumber(account.soTaiKhoan),
    chuTaiKhoan: normalizeName(account.chuTaiKhoan),
  };
}

function normalizeContactPerson(contact: ContactPerson): ContactPerson {
  return {
    hoTen: normalizeName(contact.hoTen),
    chucVu: normalizeOptionalName(contact.chucVu),
    dienThoai: normalizePhone(contact.dienThoai),
    email: normalizeOptionalName(contact.email)?.toLowerCase() ?? null,
  };
}
