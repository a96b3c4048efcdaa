import type { Audited } from '../abp/paging';
import type { Schemas } from '../contract/schemas';

/** Giới tính. */
export type Sex = 1 | 2 | 3;

/** Tình trạng làm việc (domain dictionary §5.10). */
export type EmploymentState = 1 | 2 | 3 | 4 | 5 | 6;

/** Đóng quỹ: 1 đã đóng, 2 chưa đóng, 3 chưa đến hạn. */
export type ContributionState = 1 | 2 | 3;

/** Hình thức đi (Law 69/2020 Art.5); 6a and 6b are direct contracts made before and after departure. */
export type DepartureForm = '1' | '2' | '3' | '4' | '5' | '6a' | '6b';

/** A row of `GET /api/app/nguoi-lao-dong`. Identity numbers arrive masked for users without `.ViewSensitive`. */
export type WorkerListItem = Schemas['NguoiLaoDongDong'];

/** Hợp đồng: what ties one worker, one unit, one market and one contribution together. */
export type Contract = {
  /** Absent on a contract that the form has just added. */
  readonly id?: string | undefined;
  readonly hinhThucDi: DepartureForm;
  readonly donViId: string | null;
  readonly donViTen?: string | null | undefined;
  readonly thiTruongId: string;
  readonly nganhNgheId: string;
  readonly nsdld: string | null;
  readonly diaChiLamViec: string | null;
  readonly soHopDong: string | null;
  readonly ngayKy: string | null;
  readonly tuNgay: string | null;
  readonly denNgay: string | null;
  readonly mucLuong: number | null;
  readonly tienTe: string | null;
  /** Integer đồng. */
  readonly tienDichVu: number | null;
  readonly ngayXuatCanh: string | null;
  readonly ngayVeNuoc: string | null;
  readonly lyDoVeNuoc: number | null;
  readonly tinhTrang: EmploymentState;
  readonly dongQuy?: ContributionState | undefined;
  readonly soGcn?: string | null | undefined;
  readonly ngayDong?: string | null | undefined;
};

/** The person's own fields, as the form edits them and `POST`/`PUT` carry them. */
export type WorkerPerson = Schemas['NguoiLaoDongCaNhan'];

/** A whole worker record, `GET /api/app/nguoi-lao-dong/{id}`. */
export type Worker = Audited & WorkerPerson & { readonly hopDong: readonly Contract[] };

/** Body of `POST`; `PUT` adds the concurrency stamp. */
export type WorkerInput = WorkerPerson & { readonly hopDong: readonly Contract[] };
