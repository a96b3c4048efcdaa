/** One step of a record's history; kept for every record that has a workflow. */
export type StepHistoryRow = {
  readonly id: string;
  readonly banGhiId: string;
  readonly thoiGian: string;
  readonly nguoiThucHienId: string | null;
  readonly tuTrangThai: number | null;
  readonly denTrangThai: number;
  /** Verb of the endpoint, `tao` for the first. */
  readonly hanhDong: string;
  readonly yKien: string | null;
};
