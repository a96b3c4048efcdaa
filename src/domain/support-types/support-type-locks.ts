import type { SupportTypeInput } from './support-type';

/**
 * What a kind of support keeps once a request has used it, because requests were counted by it (domain dictionary §5.13,
 * `QuyHoTro:08003`). Its name, tiers, papers, days, form, last day and note stay the Fund's to change.
 */
export const lockedOnceUsed = [
  'ma',
  'doiTuong',
  'cachTinh',
  'mucToiThieu',
  'mucToiDa',
  'mucToiDaNhom',
  'tyLe',
  'donGia',
  'soThangToiDa',
  'hieuLucTu',
  'gioiHanLan',
  'loaiTruoc',
  'loaiTamCap',
] as const satisfies readonly (keyof SupportTypeInput)[];
