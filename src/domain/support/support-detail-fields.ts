import type { SupportCaseDetails } from './support-request';

type Field = keyof SupportCaseDetails;

/** The fields that a kind of support asks for beside those of all (domain dictionary §5.8). */
const fieldsByType: Readonly<Record<string, readonly Field[]>> = {
  HT04: ['soNguoi', 'giaTriHopDong', 'anPhi'],
  HT05: ['soNguoi', 'giaTriHopDong', 'anPhi'],
  HT06: ['chiPhi'],
  HT07: ['loaiSuKien', 'ngayChet', 'soChungTu', 'quanHe'],
  HT08: ['coSo', 'nghe', 'tuNgay', 'denNgay', 'soThang', 'truongHopTruocId', 'khongHuongNganSach'],
  HT09: ['nhanVien', 'nuocCongTac', 'ngayDi', 'ngayVe', 'giaVe', 'hangVe', 'giaVePhoThong'],
  HT10: ['nhanVien', 'nuocCongTac', 'ngayDi', 'ngayVe', 'giaVe', 'hangVe', 'giaVePhoThong', 'soVanBan', 'khongViPham'],
  HT11: ['chiPhi', 'baoGia'],
};

/** The own fields of a kind of support, in the order of its form. @param type Its code, HT01. */
export function detailFieldsOf(type: string): readonly Field[] {
  return fieldsByType[type] ?? [];
}

/** True for the kind that asks how badly somebody was hurt. @param type Its code, HT01. */
export function asksForInjury(type: string): boolean {
  return type === 'HT01';
}
