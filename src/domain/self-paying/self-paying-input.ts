import { normalizeCitizenId } from '../identity/citizen-id';
import { normalizePassport } from '../identity/passport';
import { normalizePhone } from '../identity/phone';
import { valueOrNull } from '../records/value-or-null';
import { normalizeName, normalizeNote, normalizeOptionalName } from '../text/names';
import { isSentByUnit, type SelfPayingInput } from './self-paying-dossier';

/** The usual issuers (domain dictionary §5.2). */
const citizenIdIssuer = 'Cục Cảnh sát QLHC về TTXH';
const passportIssuer = 'Cục Quản lý xuất nhập cảnh';

/** A form's first values of a new dossier. */
export function emptyDossier(): SelfPayingInput {
  return {
    hoTen: '',
    ngaySinh: '',
    gioiTinh: 1,
    soCccd: '',
    lyDoCccd: null,
    ngayCapCccd: '',
    noiCapCccd: citizenIdIssuer,
    soHoChieu: '',
    ngayCapHc: '',
    noiCapHc: passportIssuer,
    ngayHetHanHc: null,
    dienThoai: '',
    email: null,
    tinhThanhMa: '',
    xaPhuongMa: '',
    diaChi: null,
    trinhDo: null,
    lienHeTen: null,
    lienHeQuanHe: null,
    lienHeDienThoai: null,
    hinhThuc: '6a',
    donViId: null,
    thiTruongId: '',
    nganhNgheId: '',
    nsdld: '',
    diaChiLamViec: null,
    soHopDong: null,
    soXacNhan: null,
    ngayXacNhan: null,
    coQuanXacNhan: null,
    ngayKy: null,
    tuNgay: '',
    denNgay: '',
    mucLuong: null,
    tienTe: null,
    ngayXuatCanh: '',
    hinhThucNop: null,
    ngayNop: null,
    soGiaoDich: null,
    nganHangId: null,
    nguon: 2,
    ghiChu: null,
  };
}

/** What was typed, in the form in which it is checked, sent and stored (domain dictionary §4.2, §8). Answers a copy. */
export function normalizeDossier(input: SelfPayingInput): SelfPayingInput {
  return {
    ...input,
    hoTen: normalizeName(input.hoTen),
    soCccd: normalizeCitizenId(input.soCccd),
    lyDoCccd: normalizeNote(input.lyDoCccd),
    noiCapCccd: normalizeOptionalName(input.noiCapCccd),
    soHoChieu: normalizePassport(input.soHoChieu),
    noiCapHc: normalizeOptionalName(input.noiCapHc),
    ngayHetHanHc: valueOrNull(input.ngayHetHanHc),
    dienThoai: normalizePhone(input.dienThoai),
    email: normalizeOptionalName(input.email)?.toLowerCase() ?? null,
    diaChi: normalizeOptionalName(input.diaChi),
    lienHeTen: normalizeOptionalName(input.lienHeTen),
    lienHeQuanHe: normalizeOptionalName(input.lienHeQuanHe),
    lienHeDienThoai: normalizeOptionalName(normalizePhone(input.lienHeDienThoai ?? '')),
    donViId: isSentByUnit(input) ? normalizeOptionalName(input.donViId) : null,
    nsdld: normalizeName(input.nsdld),
    diaChiLamViec: normalizeOptionalName(input.diaChiLamViec),
    soHopDong: normalizeOptionalName(input.soHopDong),
    soXacNhan: normalizeOptionalName(input.soXacNhan),
    ngayXacNhan: valueOrNull(input.ngayXacNhan),
    coQuanXacNhan: normalizeOptionalName(input.coQuanXacNhan),
    ngayKy: valueOrNull(input.ngayKy),
    tienTe: valueOrNull(input.tienTe),
    ngayNop: valueOrNull(input.ngayNop),
    soGiaoDich: normalizeOptionalName(input.soGiaoDich),
    nganHangId: valueOrNull(input.nganHangId),
    ghiChu: normalizeNote(input.ghiChu),
  };
}
