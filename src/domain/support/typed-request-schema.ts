import type { AnySchema } from 'yup';

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
} from '../validation/yup-fields';
import { filingWays } from './support-lists';
import type {
  AuthorisedPerson,
  SubmittedPaper,
  SupportCaseDetails,
  SupportCaseInput,
  SupportRequestInput,
} from './support-request';

const text = optionalText();
const day = optionalDate();
const money = optionalMoney();
const count = optionalNumber({ min: 0, max: 1_000_000 });

const typedPerson = recordOf({
  hoTen: text,
  quanHe: text,
  soCccd: text,
  ngayCap: day,
  noiCap: text,
  diaChi: text,
} satisfies Record<keyof AuthorisedPerson, AnySchema>);

const typedPaper = recordOf({
  ma: text,
  ten: text,
  batBuoc: requiredFlag(),
  tinhTrang: text,
  tepId: text,
} satisfies Record<keyof SubmittedPaper, AnySchema>);

/** What of the fields of single kinds can be judged. */
export const typedDetailsSchema = recordOf({
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

/** What of a single case can be judged. */
export const typedCaseSchema = recordOf({
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
  nguoiUyQuyen: typedPerson.nullable().defined(),
  rieng: typedDetailsSchema,
  giayTo: listOf(typedPaper),
} satisfies Record<keyof SupportCaseInput, AnySchema>);

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
  truongHop: listOf(typedCaseSchema),
} satisfies Record<keyof SupportRequestInput, AnySchema>);
