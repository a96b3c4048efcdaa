import type { Schemas } from '../contract/schemas';

/** A row of the ledger of contributions: one contract with what was paid for it (domain dictionary §5.4). */
export type ContributionListItem = Schemas['DongGopQuyDong'];

/** A contribution with its postings, certificates and timeline. */
export type Contribution = Schemas['DongGopQuy'];

/** A posting; never changed afterwards. */
export type Posting = Schemas['ButToan'];

/** Nguồn đóng: 1 qua đơn vị, 2 tự đóng. */
export type ContributionSource = Schemas['NguonDong'];

/** Trạng thái: 1 đã đóng đủ, 2 đóng thiếu, 3 đã hoàn. */
export type ContributionStatus = Schemas['TrangThaiDongGop'];

/** Steps of a contribution, by the verb of their endpoint. */
export type ContributionStep = Contribution['cacBuoc'][number];

/** A certificate of contribution, as it is printed. */
export type Certificate = Schemas['GiayChungNhan'];
