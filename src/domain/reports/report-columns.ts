import type { ReportCode } from './report';

/** What a figure is: people or papers, integer đồng, per cent with one decimal, working days, an ISO date. */
/** `percent` is a share that was worked out, with one decimal; `rate` one that was laid down, with up to two (dictionary §5.12). */
export type ReportColumnKind = 'count' | 'money' | 'percent' | 'rate' | 'days' | 'date';

/** A heading over several columns. */
export type ColumnGroup = 'trongKy' | 'luyKe' | 'quaHan' | 'phaiNop';

export type ReportColumn = {
  /** Name in the answer and in texts. */
  readonly code: string;
  readonly kind: ReportColumnKind;
  /** The rows of a level add up to the row above and to the totals; all other figures are worked out anew. */
  readonly isSummed: boolean;
  readonly group?: ColumnGroup;
  /** It is the sum of columns before it, and stands out among them. */
  readonly isSubtotal?: boolean;
};

const count = (code: string, group?: ColumnGroup): ReportColumn => column(code, 'count', true, group);
const money = (code: string, group?: ColumnGroup): ReportColumn => column(code, 'money', true, group);
const percent = (code: string, group?: ColumnGroup): ReportColumn => column(code, 'percent', false, group);
const subtotal = (code: string): ReportColumn => ({ ...count(code), isSubtotal: true });

/** The columns of the seven reports in their order (domain dictionary §6). */
export const reportColumns: Readonly<Record<ReportCode, readonly ReportColumn[]>> = {
  'lao-dong-xuat-canh': [
    count('tong', 'trongKy'),
    count('nu', 'trongKy'),
    percent('tyLeNu', 'trongKy'),
    count('luyKeTong', 'luyKe'),
    count('luyKeNu', 'luyKe'),
    count('cungKy'),
    percent('soSanh'),
    percent('tyTrong'),
    count('daDong'),
    count('chuaDong'),
  ],
  'dong-gop-quy': [
    count('soXuatCanh'),
    count('soDongQuy'),
    money('tienNld', 'phaiNop'),
    money('tienDn', 'phaiNop'),
    money('tongPhaiNop', 'phaiNop'),
    money('daNop'),
    money('conPhaiNop'),
    percent('tyLeNop'),
    column('ngayNopGanNhat', 'date', false),
  ],
  'tong-hop-so-lao-dong': [
    ...[1, 2, 3, 4].flatMap((quy) => [
      ...[quy * 3 - 2, quy * 3 - 1, quy * 3].map((thang) => count(`t${thang}`)),
      subtotal(`q${quy}`),
    ]),
    subtotal('caNam'),
  ],
  'chua-dong-quy': [
    count('soChuaDong'),
    count('quaHan30', 'quaHan'),
    count('quaHan60', 'quaHan'),
    count('quaHan90', 'quaHan'),
    count('quaHanTren90', 'quaHan'),
    count('chuaDenHan'),
    money('tienNld'),
    money('tienDn'),
    money('tong'),
  ],
  'theo-doanh-thu': [
    count('soLaoDong'),
    money('dtNld'),
    money('dtNuocNgoai'),
    money('tongDoanhThu'),
    column('tyLe', 'rate', false),
    money('phaiNop'),
    money('duNoKyTruoc'),
    money('tongPhaiNop'),
    money('daNop'),
    money('noChuyenKySau'),
  ],
  'lao-dong-tu-dong': [
    count('tiepNhan'),
    count('daDuyet'),
    count('boSung'),
    count('tuChoi'),
    count('dangCho'),
    column('thoiGianTb', 'days', false),
    percent('tyLeDungHan'),
    count('soDaDong'),
    money('soTien'),
  ],
  'su-dung-tai-lieu': [
    count('tonDau'),
    count('nhan'),
    count('daCap'),
    count('hongMat'),
    count('tonCuoi'),
    percent('tyLeSuDung'),
    count('deNghi'),
    count('duocDuyet'),
  ],
};

function column(code: string, kind: ReportColumnKind, isSummed: boolean, group?: ColumnGroup): ReportColumn {
  return { code, kind, isSummed, ...(group === undefined ? {} : { group }) };
}
