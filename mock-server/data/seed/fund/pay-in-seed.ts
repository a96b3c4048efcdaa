import { transferContent } from '@/domain/fund/record-codes';
import { payInStatus } from '@/domain/pay-ins/pay-in';

import type { PayInRow } from '../../fund/pay-in-row';
import { dayOf, demoBaseDate, isoOf } from '../days';
import { reportIdOf, type FundMonth } from './fund-money';
import { lotOf, paymentDay } from './fund-plan';
import { seedId, seedStamp } from '../ids';
import { notFound } from './pay-in-trail';
import type { UnnumberedVoucher } from './voucher-numbers';

/** Who reconciles in the demo: Đỗ Thị Ngân. */
export const accountantId = seedId('users', 4);
const baseDay = dayOf(demoBaseDate);
const banks = ['970436', '970415', '970418', '970405', '970422'] as const;

type Part = {
  readonly month: FundMonth;
  readonly day: number;
  readonly soTien: number;
  readonly trangThai: PayInRow['trangThai'];
  /** Declared less (or more) than came. */
  readonly slip: number;
};

/**
 * The vouchers that paid the demo's fund reports, and beside them those that wait, were returned or cancelled (domain
 * dictionary §11).
 */
export function seedFundVouchers(months: readonly FundMonth[]): readonly UnnumberedVoucher[] {
  return months
    .flatMap(partsOf)
    .sort((left, right) => left.day - right.day || left.month.number - right.month.number)
    .map((part, index) => ({ day: isoOf(part.day), numbered: (ma) => payInRow(part, ma, index + 1) }));
}

function partsOf(month: FundMonth): readonly Part[] {
  const lot = lotOf(`voucher ${month.unitNumber}/${month.month}`, 1_000);
  const day = paymentDay(month.unitNumber, month.month);
  if (month.dangCho > 0) {
    return [
      { month, day: Math.min(day, baseDay - 1), soTien: month.dangCho, trangThai: payInStatus.submitted, slip: 0 },
    ];
  }
  if (month.daNop === 0) {
    return [];
  }
  const paid: Part = { month, day, soTien: month.daNop, trangThai: payInStatus.reconciled, slip: 0 };
  const whole = month.daNop >= 1_000_000;
  if (lot < 20) {
    return [{ ...paid, slip: lot % 2 === 0 ? 50_000 : -50_000 }];
  }
  if (lot < 36) {
    return [{ ...paid, day: day - 2, trangThai: payInStatus.returned }, paid];
  }
  if (lot < 46) {
    return [{ ...paid, day: day - 1, trangThai: payInStatus.cancelled }, paid];
  }
  return whole && lot < 100
    ? [
        { ...paid, day: day - 2, soTien: month.daNop - 500_000 },
        { ...paid, soTien: 500_000 },
      ]
    : [paid];
}

function payInRow({ month, day, soTien, trangThai, slip }: Part, ma: string, number: number): PayInRow {
  const id = seedId('payIns', number);
  const { unit } = month;
  const lot = lotOf(`voucher bank ${number}`, 100);
  const isReconciled = trangThai === payInStatus.reconciled;
  const hinhThuc = lot < 92 ? 1 : lot < 97 ? 3 : 2;
  const time = `${isoOf(day)}T${String(8 + (number % 9)).padStart(2, '0')}:${String(number % 60).padStart(2, '0')}:00.000`;
  return {
    id,
    ma,
    loai: 'bao-cao-quy',
    donViId: unit.id,
    hinhThuc,
    ngayNop: isoOf(day),
    soTien: soTien - slip,
    taiKhoanNhanId: hinhThuc === 3 ? 'kbnn-tien-gui' : 'vcb-thu-quy',
    nganHangId: hinhThuc === 1 ? (banks[number % banks.length] ?? banks[0]) : hinhThuc === 3 ? 'KBNN' : null,
    soTaiKhoanChuyen: hinhThuc === 1 ? (unit.taiKhoan[0]?.soTaiKhoan ?? null) : null,
    soChungTu: `${hinhThuc === 2 ? 'PT' : 'FT'}${isoOf(day).slice(2).replaceAll('-', '')}${String(number).padStart(6, '0')}`,
    nguoiNopTien: unit.lienHe[0]?.hoTen ?? unit.nguoiDaiDien,
    noiDung: transferContent(ma, unit.mst),
    phanBo: [{ loai: 'bao-cao-quy', chungTuId: reportIdOf(month), soTien }],
    ghiChu: null,
    ngayGhiCo: isReconciled ? isoOf(day) : null,
    soTienThucNhan: isReconciled ? soTien : null,
    xuLyChenhLech: isReconciled && slip !== 0 ? 1 : null,
    lyDoChenhLech: isReconciled && slip !== 0 ? 'Ngân hàng báo có khác số tiền đơn vị khai, nhận theo thực tế.' : null,
    maGiaoDichSaoKe: isReconciled && hinhThuc === 1 ? `GD${String(number).padStart(8, '0')}` : null,
    trangThai,
    lyDo: trangThai === payInStatus.returned ? notFound : null,
    nguoiDoiSoatId: isReconciled ? accountantId : null,
    creationTime: time,
    creatorId: null,
    lastModificationTime: null,
    lastModifierId: null,
    concurrencyStamp: seedStamp(id),
  };
}
