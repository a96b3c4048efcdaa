import type { Schemas } from '../contract/schemas';

/** A stored kind of support (domain dictionary §1.5, §5.13; Decision 40/2021 Art.9–19). */
export type SupportType = Schemas['LoaiHoTro'];

/** A row of the list: the kind without its tiers and papers. */
export type SupportTypeListItem = Schemas['LoaiHoTroDong'];

/** Body of `POST`; `PUT` adds the concurrency stamp. */
export type SupportTypeInput = Schemas['LoaiHoTroNhap'];

/** 1 the worker, 2 relatives, 3 the service enterprise. */
export type Beneficiary = Schemas['DoiTuongHoTro'];

/** 1 within a frame, 2 a fixed amount, 3 a rate, 4 by months, 5 the actual cost, 6 by number. */
export type SupportMethod = Schemas['CachTinhHoTro'];

/** 0 unlimited, 1 once per contribution, 2 once per year and market. */
export type SupportLimit = Schemas['GioiHanLan'];

/** Appendix of Decision 40/2021; 0 none. */
export type SupportForm = Schemas['BieuMauHoTro'];

/** Mức chi tiết. */
export type SupportTier = Schemas['MucChiTiet'];

/** Thành phần hồ sơ. */
export type SupportPaper = Schemas['GiayToHoTro'];
