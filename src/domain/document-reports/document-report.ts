import type { Schemas } from '../contract/schemas';

export type DocumentReport = Schemas['BaoCaoTaiLieu'];
export type DocumentReportRow = Schemas['DongBaoCaoTaiLieu'];
export type DocumentPreparation = Schemas['ChuanBiBaoCaoTaiLieu'];
export type DocumentLine = Schemas['DongTaiLieu'];
export type ClosingStock = Schemas['TonCuoiTaiLieu'];
