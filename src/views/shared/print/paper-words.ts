import { dayOf } from '@/domain/format/dates';

/**
 * Words that stand on every printed paper. A paper of the administration is in Vietnamese whatever language its reader has
 * chosen on the screen; the heading is that of Nghị định 30/2020/NĐ-CP, Appendix I.
 */
export const paperWords = {
  country: 'CỘNG HÒA XÃ HỘI CHỦ NGHĨA VIỆT NAM',
  motto: 'Độc lập - Tự do - Hạnh phúc',
  number: 'STT',
  total: 'Tổng cộng',
  rows: 'Tổng số dòng',
  inWords: 'Bằng chữ:',
  unit: 'Đơn vị tính:',
  dong: 'đồng',
  takenAt: 'Dữ liệu lấy lúc',
  preparer: 'Người lập',
  signed: '(Ký, ghi rõ họ tên)',
  signedAndSealed: '(Ký, đóng dấu)',
} as const;

/** The two lines of the Fund itself, above every paper of its own. */
export const fundHeading: PrintOrganisation = {
  superior: 'BỘ NỘI VỤ',
  name: 'QUỸ HỖ TRỢ VIỆC LÀM NGOÀI NƯỚC',
  place: 'Hà Nội',
};

/** In the stead of a place that is left to the pen. */
export const openPlace = '……………';

/**
 * Whose paper it is: the authority above in regular letters, the issuer in bold ones, and where it is signed; units write
 * their place by hand (`openPlace`).
 */
export type PrintOrganisation = {
  readonly superior?: string | undefined;
  readonly name: string;
  readonly place?: string | undefined;
};

/**
 * Place and day as a paper has them, days and the months 1 and 2 with two digits (Nghị định 30/2020, Appendix I).
 *
 * @param day ISO date, or the moment it falls in, Vietnam's time; without one the places stay open for the pen.
 * @example
 * placeAndDate('Hà Nội', '2026-02-05'); // 'Hà Nội, ngày 05 tháng 02 năm 2026'
 */
export function placeAndDate(place: string, day?: string): string {
  const [year = '……', month = '……', date = '……'] = day === undefined ? [] : dayOf(day).split('-');
  const monthText = Number(month) > 2 ? String(Number(month)) : month;
  return `${place}, ngày ${date} tháng ${monthText} năm ${year}`;
}
