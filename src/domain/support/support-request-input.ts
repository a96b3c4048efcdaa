import { normalizeCitizenId } from '../identity/citizen-id';
import { normalizePassport } from '../identity/passport';
import { normalizePhone } from '../identity/phone';
import { valueOrNull } from '../records/value-or-null';
import type { SupportType } from '../support-types/support-type';
import { normalizeName, normalizeNote, normalizeOptionalName } from '../text/names';
import { normalizeTransfer } from './case-transfer';
import { checklistOf } from './support-checklist';
import { asksForInjury, detailFieldsOf } from './support-detail-fields';
import { otherReason } from './support-lists';
import type {
  AuthorisedPerson,
  SupportCaseDetails,
  SupportCaseInput,
  SupportRequest,
  SupportRequestInput,
} from './support-request';

/** Fewest and most cases of a request (domain dictionary §5.8). */
export const fewestCases = 1;
export const mostCases = 200;

/** A form's first values. @param today ISO date. @param donViId The person's own unit; `null` for staff of the Fund. */
export function emptySupportRequest(today: string, donViId: string | null): SupportRequestInput {
  return {
    loaiHoTroId: '',
    donViId,
    hinhThucNop: donViId === null ? 2 : 4,
    ngayDeNghi: today,
    nguoiLienHe: '',
    dienThoai: '',
    ghiChu: null,
    truongHop: [],
  };
}

/** A new case of a kind of support; a fixed amount is filled in. @param type Absent while none is chosen. */
export function emptySupportCase(type?: SupportType): SupportCaseInput {
  return {
    hopDongId: null,
    soHoChieu: null,
    noiCapHc: null,
    ngayCapHc: null,
    nuocDen: null,
    hdTu: null,
    hdDen: null,
    lvTu: null,
    lvDen: null,
    ngaySuViec: null,
    lyDoHoTro: null,
    lyDoKhac: null,
    mucDo: null,
    tienDeNghi: type?.cachTinh === 2 ? type.mucToiDa : null,
    chuTaiKhoan: null,
    soTaiKhoan: null,
    nganHangId: null,
    chiNhanh: null,
    nguoiUyQuyen: null,
    rieng: emptyCaseDetails(),
    giayTo: type === undefined ? [] : [...checklistOf(type)],
  };
}

export function emptyCaseDetails(): SupportCaseDetails {
  return {
    soNguoi: null,
    giaTriHopDong: null,
    anPhi: null,
    loaiSuKien: null,
    ngayChet: null,
    soChungTu: null,
    quanHe: null,
    coSo: null,
    nghe: null,
    tuNgay: null,
    denNgay: null,
    soThang: null,
    truongHopTruocId: null,
    khongHuongNganSach: false,
    nhanVien: null,
    nuocCongTac: null,
    ngayDi: null,
    ngayVe: null,
    giaVe: null,
    hangVe: null,
    giaVePhoThong: null,
    soVanBan: null,
    khongViPham: false,
    chiPhi: null,
    baoGia: [],
  };
}

export function emptyAuthorisedPerson(): AuthorisedPerson {
  return { hoTen: '', quanHe: '', soCccd: '', ngayCap: null, noiCap: null, diaChi: '' };
}

/** What of a stored request the form edits. */
export function supportInputOf(request: SupportRequest): SupportRequestInput {
  const { loaiHoTroId, donViId, hinhThucNop, ngayDeNghi, nguoiLienHe, dienThoai, ghiChu, truongHop } = request;
  return {
    ...{ loaiHoTroId, donViId, hinhThucNop, ngayDeNghi, nguoiLienHe, dienThoai, ghiChu },
    truongHop: truongHop.map(caseInputOf),
  };
}

const caseFields = Object.keys(emptySupportCase()) as readonly (keyof SupportCaseInput)[];

/** What of a stored case the form edits. */
export function caseInputOf(stored: SupportCaseInput): SupportCaseInput {
  return Object.fromEntries(caseFields.map((field) => [field, stored[field]])) as SupportCaseInput;
}

/** What was typed, in the form in which it is checked, sent and stored (domain dictionary §4.2, §8). Answers a copy. */
export function normalizeSupportRequest(input: SupportRequestInput): SupportRequestInput {
  return {
    ...input,
    donViId: valueOrNull(input.donViId),
    nguoiLienHe: normalizeName(input.nguoiLienHe),
    dienThoai: normalizePhone(input.dienThoai),
    ghiChu: normalizeNote(input.ghiChu),
    truongHop: input.truongHop.map((each) => normalizeSupportCase(each, input.loaiHoTroId)),
  };
}

/**
 * A case as it is stored; where it has no day of its own, what happened is the death, or the course's first day. What its
 * kind does not ask for is left out: nobody sees it any more.
 *
 * @param type Code of the kind, HT01.
 */
export function normalizeSupportCase(input: SupportCaseInput, type: string): SupportCaseInput {
  const rieng = askedDetails(normalizeDetails(input.rieng), type);
  return {
    ...normalizeTransfer(input),
    hopDongId: valueOrNull(input.hopDongId),
    soHoChieu: normalizeOptionalName(normalizePassport(input.soHoChieu ?? '')),
    noiCapHc: normalizeOptionalName(input.noiCapHc),
    ngayCapHc: valueOrNull(input.ngayCapHc),
    nuocDen: valueOrNull(input.nuocDen),
    hdTu: valueOrNull(input.hdTu),
    hdDen: valueOrNull(input.hdDen),
    lvTu: valueOrNull(input.lvTu),
    lvDen: valueOrNull(input.lvDen),
    ngaySuViec: valueOrNull(input.ngaySuViec) ?? dayOfDetails(rieng),
    lyDoHoTro: valueOrNull(input.lyDoHoTro),
    lyDoKhac: input.lyDoHoTro === otherReason ? normalizeNote(input.lyDoKhac) : null,
    mucDo: asksForInjury(type) ? input.mucDo : null,
    nguoiUyQuyen: input.nguoiUyQuyen === null ? null : normalizePerson(input.nguoiUyQuyen),
    rieng,
  };
}

/** The day that stands for what happened where none is named: of the death, or the course's first; ISO date. */
export function dayOfDetails({ ngayChet, tuNgay }: SupportCaseDetails): string | null {
  return ngayChet ?? tuNgay;
}

function normalizePerson(person: AuthorisedPerson): AuthorisedPerson {
  return {
    ...person,
    hoTen: normalizeName(person.hoTen),
    soCccd: normalizeCitizenId(person.soCccd),
    ngayCap: valueOrNull(person.ngayCap),
    noiCap: normalizeOptionalName(person.noiCap),
    diaChi: normalizeName(person.diaChi),
  };
}

function askedDetails(details: SupportCaseDetails, type: string): SupportCaseDetails {
  const asked = detailFieldsOf(type).map((field) => [field, details[field]] as const);
  return { ...emptyCaseDetails(), ...Object.fromEntries(asked) };
}

function normalizeDetails(details: SupportCaseDetails): SupportCaseDetails {
  return {
    ...details,
    ngayChet: valueOrNull(details.ngayChet),
    soChungTu: normalizeOptionalName(details.soChungTu),
    quanHe: valueOrNull(details.quanHe),
    coSo: normalizeOptionalName(details.coSo),
    nghe: normalizeOptionalName(details.nghe),
    tuNgay: valueOrNull(details.tuNgay),
    denNgay: valueOrNull(details.denNgay),
    truongHopTruocId: valueOrNull(details.truongHopTruocId),
    nhanVien: normalizeOptionalName(details.nhanVien),
    nuocCongTac: valueOrNull(details.nuocCongTac),
    ngayDi: valueOrNull(details.ngayDi),
    ngayVe: valueOrNull(details.ngayVe),
    soVanBan: normalizeOptionalName(details.soVanBan),
  };
}
