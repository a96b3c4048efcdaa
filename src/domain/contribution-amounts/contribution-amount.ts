import type { Schemas } from '../contract/schemas';

/** A stored rule of how much is contributed (domain dictionary §5.12); it serves as a `ContributionRule` too. */
export type ContributionAmount = Schemas['SoTienDongQuy'];

/** Body of `POST`; `PUT` adds the concurrency stamp. */
export type ContributionAmountInput = Schemas['SoTienDongQuyNhap'];

/** 1 worker share, 2 enterprise share, 3 share of service-fee revenue. */
export type RevenueItem = Schemas['KhoanThu'];

/** 1 a fixed amount, 2 a rate. */
export type AmountMethod = Schemas['CachTinhDongQuy'];

/** Body of `POST {id}/ket-thuc`. */
export type ClosingRequest = Schemas['KetThucHieuLuc'];

/** The rule that follows a closed one. */
export type SuccessorInput = Schemas['QuyDinhKeTiep'];

/** What is entered to close a rule; the successor is looked at only where there is to be one. */
export type ClosingInput = {
  readonly hieuLucDen: string;
  readonly hasSuccessor: boolean;
  readonly quyDinhKeTiep: SuccessorInput;
};
