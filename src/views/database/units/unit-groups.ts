import type { UnitInput } from '@/domain/units/unit';

/** What is told of a unit, in groups, on the screen and on paper. */
export const unitGroups = [
  {
    title: 'unit.identity',
    fields: ['ten', 'tenGiaoDich', 'tenVietTat', 'loaiDonViId', 'mst', 'nguoiDaiDien', 'chucVu'],
  },
  { title: 'unit.licence', fields: ['soGiayPhep', 'ngayCapGp', 'coQuanCapGp'] },
  {
    title: 'unit.contact',
    fields: ['tinhThanhMa', 'xaPhuongMa', 'diaChi', 'dienThoai', 'email', 'website', 'lienHe', 'taiKhoan'],
  },
] as const satisfies readonly { readonly title: string; readonly fields: readonly (keyof UnitInput)[] }[];
