import type { ImportColumn } from '../import/import-row';
import { currencies, departureForms, employmentStates, returnReasons } from '../reference/contract-lists';
import { markets } from '../reference/markets';
import { occupations } from '../reference/occupations';
import { educationLevels, sexes } from '../reference/person-lists';
import { provinces } from '../reference/provinces';
import type { SheetColumn } from '../import/sheet';
import type { Contract, WorkerPerson } from './worker';

type PersonField = keyof WorkerPerson;
type ContractField = Exclude<keyof Contract, 'id' | 'donViTen' | 'dongQuy' | 'soGcn' | 'ngayDong'>;

/** Path of a contract's field in the worker of one row. */
export type ContractPath = `hopDong[0].${ContractField}`;
export type WorkerImportField = PersonField | ContractPath;

export type WorkerImportColumn = ImportColumn & { readonly field: WorkerImportField };

type Wish = Partial<Pick<ImportColumn, 'isRequired' | 'choices' | 'aliases'>>;

const column = (
  field: WorkerImportField,
  heading: string,
  english: string,
  kind: SheetColumn['kind'],
  width: number,
  example: string | number | null,
  { isRequired = false, aliases = [], choices }: Wish = {},
): WorkerImportColumn => ({
  field,
  heading,
  aliases: [english, ...aliases],
  isRequired,
  kind,
  width,
  example,
  ...(choices === undefined ? {} : { choices }),
});

const namesOf = (entries: readonly { readonly ten: string }[]) => entries.map(({ ten }) => ten);
const required = { isRequired: true } as const;

/** Number of the person whom the template shows; nobody can have it, since the state has no province 000. */
export const exampleCitizenId = '000096000000';

/**
 * The columns of the worker import: a person and at most one contract per row (domain dictionary §5.2, §5.10). Headings
 * are those of the file, so that staff may mix languages; they are matched without case and diacritics.
 */
// prettier-ignore
export const workerImportColumns: readonly WorkerImportColumn[] = [
  column('hoTen', 'Họ và tên', 'Full name', 'text', 26, 'Nguyễn Văn Ví Dụ', { ...required, aliases: ['Họ tên'] }),
  column('soCccd', 'Số CCCD', 'Personal ID number', 'code', 16, exampleCitizenId, { ...required, aliases: ['CCCD', 'Số định danh', 'Số CCCD / số định danh', 'Mã số lao động'] }),
  column('ngaySinh', 'Ngày sinh', 'Date of birth', 'date', 12, '1996-06-14', { ...required, aliases: ['Born on'] }),
  column('gioiTinh', 'Giới tính', 'Sex', 'choice', 10, 'Nam', { ...required, choices: namesOf(sexes) }),
  column('tinhThanhMa', 'Tỉnh/Thành phố', 'Province or city', 'choice', 18, 'Hà Tĩnh', { ...required, choices: namesOf(provinces), aliases: ['Tỉnh/TP', 'Tỉnh thành', 'Province'] }),
  column('xaPhuongMa', 'Xã/Phường/Đặc khu', 'Commune, ward or zone', 'choice', 22, 'Phường Thành Sen', { aliases: ['Xã/phường', 'Commune'] }),
  column('diaChi', 'Địa chỉ cụ thể', 'Street address', 'text', 26, 'Số 10, tổ 3', { aliases: ['Địa chỉ'] }),
  column('dienThoai', 'Điện thoại', 'Phone', 'code', 14, '0900000045', { aliases: ['Số điện thoại'] }),
  column('email', 'Email', 'E-mail', 'text', 24, null),
  column('ngayCapCccd', 'Ngày cấp CCCD', 'ID issued on', 'date', 14, '2021-08-12'),
  column('noiCapCccd', 'Nơi cấp CCCD', 'ID issued by', 'text', 26, 'Cục Cảnh sát QLHC về TTXH'),
  column('lyDoCccd', 'Lý do số CCCD không khớp', 'Why the ID number differs', 'text', 24, null, {
    aliases: ['Lý do số CCCD khác giới tính hoặc năm sinh', 'Why the ID number differs from sex or year of birth'],
  }),
  column('soHoChieu', 'Số hộ chiếu', 'Passport number', 'code', 14, 'C7654321', { aliases: ['Hộ chiếu', 'Passport'] }),
  column('ngayCapHc', 'Ngày cấp hộ chiếu', 'Passport issued on', 'date', 16, '2024-10-10'),
  column('noiCapHc', 'Nơi cấp hộ chiếu', 'Passport issued by', 'text', 26, 'Cục Quản lý xuất nhập cảnh'),
  column('ngayHetHanHc', 'Ngày hết hạn hộ chiếu', 'Passport expires on', 'date', 18, '2034-10-10'),
  column('trinhDo', 'Trình độ học vấn', 'Education', 'choice', 18, 'THPT', { choices: namesOf(educationLevels), aliases: ['Trình độ'] }),
  column('ngoaiNgu', 'Trình độ ngoại ngữ', 'Language level', 'text', 18, 'Tiếng Nhật N4'),
  column('kyNangNghe', 'Kỹ năng nghề', 'Skills', 'text', 20, null),
  column('lienHeTen', 'Người liên hệ khẩn cấp', 'Emergency contact', 'text', 20, null),
  column('lienHeQuanHe', 'Quan hệ', 'Relation', 'text', 14, null),
  column('lienHeDienThoai', 'Điện thoại người liên hệ', 'Phone of the contact', 'code', 18, null),
  column('ghiChu', 'Ghi chú', 'Note', 'text', 20, null),
  column('hopDong[0].hinhThucDi', 'Hình thức đi', 'Form of going abroad', 'choice', 24, 'Doanh nghiệp dịch vụ', { choices: namesOf(departureForms) }),
  column('hopDong[0].donViId', 'Đơn vị đưa đi', 'Sending unit', 'choice', 24, 'DV0007', { aliases: ['Đơn vị', 'Mã đơn vị'] }),
  column('hopDong[0].thiTruongId', 'Thị trường', 'Market', 'choice', 16, 'Nhật Bản', { choices: namesOf(markets) }),
  column('hopDong[0].nganhNgheId', 'Ngành nghề', 'Occupation', 'choice', 22, 'Chế biến thực phẩm', { choices: namesOf(occupations) }),
  column('hopDong[0].nsdld', 'Người sử dụng lao động', 'Employer', 'text', 24, 'Aozora Foods Co., Ltd'),
  column('hopDong[0].diaChiLamViec', 'Địa chỉ làm việc', 'Workplace', 'text', 22, 'Aichi, Nhật Bản'),
  column('hopDong[0].soHopDong', 'Số hợp đồng', 'Contract number', 'text', 20, '12/2026/HĐĐĐ-LG'),
  column('hopDong[0].ngayKy', 'Ngày ký hợp đồng', 'Signed on', 'date', 16, '2026-10-01'),
  column('hopDong[0].tuNgay', 'Thời hạn từ ngày', 'Valid from', 'date', 16, '2026-12-01', { aliases: ['Từ ngày'] }),
  column('hopDong[0].denNgay', 'Thời hạn đến ngày', 'Valid to', 'date', 16, '2029-11-30', { aliases: ['Đến ngày'] }),
  column('hopDong[0].mucLuong', 'Mức lương tháng', 'Monthly wage', 'number', 16, 180_000, { aliases: ['Mức lương'] }),
  column('hopDong[0].tienTe', 'Loại tiền', 'Currency', 'choice', 10, 'JPY', { choices: currencies.map(({ id }) => id), aliases: ['Tiền tệ'] }),
  column('hopDong[0].tienDichVu', 'Tiền dịch vụ', 'Service fee', 'number', 16, 30_000_000),
  column('hopDong[0].ngayXuatCanh', 'Ngày xuất cảnh', 'Departure', 'date', 14, '2026-12-01'),
  column('hopDong[0].ngayVeNuoc', 'Ngày về nước', 'Return', 'date', 14, null),
  column('hopDong[0].lyDoVeNuoc', 'Lý do về nước', 'Reason of return', 'choice', 20, null, { choices: namesOf(returnReasons) }),
  column('hopDong[0].tinhTrang', 'Tình trạng làm việc', 'Employment state', 'choice', 20, 'Chưa xuất cảnh', { choices: namesOf(employmentStates), aliases: ['Tình trạng'] }),
];
