import type { ImportColumn } from '../import/import-row';
import { markets } from '../reference/markets';
import { occupations } from '../reference/occupations';
import { sexes } from '../reference/person-lists';
import type { FundReportLineInput } from './fund-report';

export type LineImportField = keyof FundReportLineInput;

export type LineImportColumn = ImportColumn & { readonly field: LineImportField };

/** Words of a tick in a file. */
export const yesAndNo = ['Có', 'Không'] as const;

/** Number of the person whom the template shows; nobody can have it, since the state has no province 000. */
export const exampleCitizenId = '000096000000';

const namesOf = (entries: readonly { readonly ten: string }[]) => entries.map(({ ten }) => ten);

/** The columns of `Mau_DanhSachNguoiLaoDong.xlsx` (domain dictionary §5.1). */
// prettier-ignore
export const lineImportColumns: readonly LineImportColumn[] = [
  { field: 'hoTen', heading: 'Họ và tên', aliases: ['Full name', 'Họ tên'], isRequired: true, kind: 'text', width: 26, example: 'Nguyễn Văn Ví Dụ' },
  { field: 'ngaySinh', heading: 'Ngày sinh', aliases: ['Date of birth'], isRequired: true, kind: 'date', width: 12, example: '1996-06-14' },
  { field: 'gioiTinh', heading: 'Giới tính', aliases: ['Sex'], isRequired: true, kind: 'choice', width: 10, example: 'Nam', choices: namesOf(sexes) },
  { field: 'soCccd', heading: 'Số CCCD', aliases: ['Personal ID number', 'CCCD', 'Số định danh', 'Số CCCD/định danh'], isRequired: true, kind: 'code', width: 16, example: exampleCitizenId },
  { field: 'lyDoCccd', heading: 'Lý do số CCCD không khớp', aliases: ['Reason of the ID number'], isRequired: false, kind: 'text', width: 24, example: null },
  { field: 'soHoChieu', heading: 'Số hộ chiếu', aliases: ['Passport number', 'Hộ chiếu'], isRequired: true, kind: 'code', width: 14, example: 'C7654321' },
  { field: 'thiTruongId', heading: 'Thị trường', aliases: ['Market'], isRequired: true, kind: 'choice', width: 16, example: 'Nhật Bản', choices: namesOf(markets) },
  { field: 'nganhNgheId', heading: 'Ngành nghề', aliases: ['Occupation'], isRequired: true, kind: 'choice', width: 22, example: 'Chế biến thực phẩm', choices: namesOf(occupations) },
  { field: 'soHopDong', heading: 'Số hợp đồng', aliases: ['Contract number'], isRequired: false, kind: 'text', width: 20, example: '12/2026/HĐĐĐ-LG' },
  { field: 'ngayKy', heading: 'Ngày ký hợp đồng', aliases: ['Signed on', 'Ngày ký'], isRequired: true, kind: 'date', width: 16, example: '2026-08-01' },
  { field: 'thoiHanThang', heading: 'Thời hạn hợp đồng (tháng)', aliases: ['Term in months', 'Thời hạn'], isRequired: true, kind: 'number', width: 14, example: 36 },
  { field: 'ngayXuatCanh', heading: 'Ngày xuất cảnh', aliases: ['Departure'], isRequired: true, kind: 'date', width: 14, example: '2026-10-15' },
  { field: 'boSungKyTruoc', heading: 'Bổ sung kỳ trước', aliases: ['Earlier period'], isRequired: false, kind: 'choice', width: 14, example: 'Không', choices: yesAndNo },
  { field: 'luongThang', heading: 'Mức lương tháng (quy đổi VND)', aliases: ['Monthly wage', 'Mức lương tháng', 'Lương tháng'], isRequired: false, kind: 'number', width: 16, example: 32_000_000 },
  { field: 'tienDichVu', heading: 'Tiền dịch vụ', aliases: ['Service fee', 'Tiền dịch vụ thu từ NLĐ'], isRequired: false, kind: 'number', width: 16, example: 30_000_000 },
  { field: 'soGcnTuDong', heading: 'Số GCN đã tự đóng', aliases: ['Certificate', 'Số GCN tự đóng', 'Số GCN đóng góp Quỹ'], isRequired: false, kind: 'code', width: 20, example: null },
];
