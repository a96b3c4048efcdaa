import type { NamedValue } from '../reference/named-value';
import type { Contribution, ContributionSource, ContributionStatus, Posting } from './contribution';

/** Nguồn đóng. */
export const contributionSources: readonly NamedValue<ContributionSource>[] = [
  { id: 1, ten: 'Qua đơn vị', tenEn: 'Through the unit' },
  { id: 2, ten: 'Tự đóng', tenEn: 'Self-paid' },
];

/** Trạng thái khoản đóng góp, by name (domain dictionary §5.4). */
export const contributionStatus = {
  full: 1,
  partial: 2,
  refunded: 3,
} as const satisfies Readonly<Record<string, ContributionStatus>>;

export const contributionStatuses: readonly NamedValue<ContributionStatus>[] = [
  { id: contributionStatus.full, ten: 'Đã đóng đủ', tenEn: 'Paid in full' },
  { id: contributionStatus.partial, ten: 'Đóng thiếu', tenEn: 'Paid in part' },
  { id: contributionStatus.refunded, ten: 'Đã hoàn', tenEn: 'Paid back' },
];

/** Loại bút toán. */
export const postingKinds: readonly NamedValue<Posting['loai']>[] = [
  { id: 1, ten: 'Ghi nhận', tenEn: 'Recorded' },
  { id: 2, ten: 'Nộp bổ sung', tenEn: 'Paid later' },
  { id: 3, ten: 'Điều chỉnh', tenEn: 'Adjusted' },
  { id: 4, ten: 'Hoàn trả', tenEn: 'Paid back' },
  { id: 5, ten: 'Đảo bút toán', tenEn: 'Reversed' },
];

/** Mốc thời gian: what happened to the contract, its contribution and its support. */
export const milestoneKinds: readonly NamedValue<Contribution['dongThoiGian'][number]['loai']>[] = [
  { id: 'ky-hop-dong', ten: 'Ký hợp đồng', tenEn: 'Contract signed' },
  { id: 'xuat-canh', ten: 'Xuất cảnh', tenEn: 'Departure' },
  { id: 'dong-gop', ten: 'Đóng góp Quỹ', tenEn: 'Contribution' },
  { id: 'cap-gcn', ten: 'Cấp giấy chứng nhận', tenEn: 'Certificate issued' },
  { id: 'dieu-chinh', ten: 'Điều chỉnh', tenEn: 'Adjustment' },
  { id: 'hoan-tra', ten: 'Hoàn trả', tenEn: 'Paid back' },
  { id: 'ho-tro', ten: 'Được hỗ trợ', tenEn: 'Supported' },
  { id: 've-nuoc', ten: 'Về nước', tenEn: 'Return' },
];

/** Stands for the unit of who went and paid without one. */
export const noUnit: readonly NamedValue<0>[] = [{ id: 0, ten: 'Tự đóng', tenEn: 'Self-paid' }];
