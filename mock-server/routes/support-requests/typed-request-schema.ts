import type { AnySchema } from 'yup';

import { filingWays } from '@/domain/support/support-lists';
import type {
  AuthorisedPerson,
  SubmittedPaper,
  SupportCaseDetails,
  SupportCaseInput,
  SupportRequestInput,
} from '@/domain/support/support-request';
import {
  listOf,
  oneOfThese,
  optionalDate,
  optionalMoney,
  optionalNumber,
  optionalText,
  recordOf,
  requiredDate,
  requiredFlag,
} from '@/domain/validation/yup-fields';

const text = optionalText();
const day = optionalDate();
const money = optionalMoney();
const count = optionalNumber({ min: 0, max: 1_000_000 });

/**
 * What can be judged while it is typed: texts, days, amounts and lists where the contract has them. They may be missing,
 * too short or too many; whether they may be sent so is the form's matter (`support-request-schema`).
 */
export const typedRequestSchema = recordOf({
  loaiHoTroId: text,
  donViId: text,
  hinhThucNop: oneOfThese(filingWays.map(({ id }) => id)),
  ngayDeNghi: requiredDate(),
  nguoiLienHe: text,
  dienThoai: text,
  ghiChu: text,
  truongHop: listOf(typedCase()),
} satisfies Record<keyof SupportRequestInput, AnySchema>);

function typedCase() {
  return recordOf({
    hopDongId: text,
    soHoChieu: text,
    noiCapHc: text,
    ngayCapHc: day,
    nuocDen: text,
    hdTu: day,
    hdDen: day,
    lvTu: day,
    lvDen: day,
    ngaySuViec: day,
    lyDoHoTro: text,
    lyDoKhac: text,
    mucDo: count,
    tienDeNghi: money,
    chuTaiKhoan: text,
    soTaiKhoan: text,
    nganHangId: text,
    chiNhanh: text,
    nguoiUyQuyen: typedPerson().nullable().defined(),
    rieng: typedDetails(),
    giayTo: listOf(typedPaper()),
  } satisfies Record<keyof SupportCaseInput, AnySchema>);
}

function typedPerson() {
  return recordOf({
    hoTen: text,
    quanHe: text,
    soCccd: text,
    ngayCap: day,
    noiCap: text,
    diaChi: text,
  } satisfies Record<keyof AuthorisedPerson, AnySchema>);
}

function typedPaper() {
  return recordOf({
    ma: text,
    ten: text,
    batBuoc: requiredFlag(),
    tinhTrang: text,
    tepId: text,
  } satisfies Record<keyof SubmittedPaper, AnySchema>);
}

function typedDetails() {
  return recordOf({
    soNguoi: count,
    giaTriHopDong: money,
    anPhi: money,
    loaiSuKien: text,
    ngayChet: day,
    soChungTu: text,
    quanHe: text,
    coSo: text,
    nghe: text,
    tuNgay: day,
    denNgay: day,
    soThang: count,
    truongHopTruocId: text,
    khongHuongNganSach: requiredFlag(),
    nhanVien: text,
    nuocCongTac: text,
    ngayDi: day,
    ngayVe: day,
    giaVe: money,
    hangVe: text,
    giaVePhoThong: money,
    soVanBan: text,
    khongViPham: requiredFlag(),
    chiPhi: money,
    baoGia: listOf(money),
  } satisfies Record<keyof SupportCaseDetails, AnySchema>);
}
