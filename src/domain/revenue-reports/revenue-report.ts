import type { Schemas } from '../contract/schemas';

export type RevenueReport = Schemas['BaoCaoDoanhThu'];
export type RevenueReportRow = Schemas['DongBaoCaoDoanhThu'];
export type RevenuePreparation = Schemas['ChuanBiBaoCaoDoanhThu'];
export type RevenueLine = Schemas['DongDoanhThu'];
