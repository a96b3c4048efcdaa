import type { Schemas } from '../contract/schemas';

/** A stored request for support with its cases (domain dictionary §5.8). */
export type SupportRequest = Schemas['YeuCauHoTro'];

/** A row of the list. */
export type SupportRequestListItem = Schemas['YeuCauHoTroDong'];

/** What a person writes of a request: body of `POST`; `PUT` adds the concurrency stamp. */
export type SupportRequestInput = Schemas['YeuCauHoTroNhap'];

export type SupportRequestStatus = Schemas['TrangThaiHoTro'];

/** Trạng thái of a request, by its state (domain dictionary §4.3). */
export const supportStatus = {
  draft: 1,
  submitted: 2,
  appraised: 3,
  approved: 4,
  rejected: 5,
  returned: 6,
  paid: 7,
} as const satisfies Readonly<Record<string, SupportRequestStatus>>;

/** Trường hợp: what one worker, or the enterprise, asks for. */
export type SupportCase = Schemas['TruongHop'];

/** A case as it is written. */
export type SupportCaseInput = Schemas['TruongHopNhap'];

/** Thông tin riêng: the fields of single types. */
export type SupportCaseDetails = Schemas['ThongTinRieng'];

/** Người được ủy quyền: who applies in the place of the worker. */
export type AuthorisedPerson = Schemas['NguoiUyQuyen'];

/** A required paper and whether it is there. */
export type SubmittedPaper = Schemas['GiayToDaNop'];

/** Lần chi. */
export type SupportPayment = Schemas['LanChi'];

/** A condition E1 to E11 and how it came out. */
export type SupportCondition = Schemas['DieuKien'];

/** How the conditions of every case came out, with the frame that its amount must lie in. */
export type SupportConditions = Schemas['KetQuaDieuKien'];

/** An approved case, a row of the supported workers (domain dictionary §5.9). */
export type SupportedWorker = Schemas['LaoDongDuocHoTro'];

/** A contract with its worker and contribution, to fill a case from. */
export type SupportApplicant = Schemas['NguoiDeNghi'];

/** What waits for the Fund, from the sending to the last payment, as the list is asked for it. */
export const toProcess = [supportStatus.submitted, supportStatus.appraised, supportStatus.approved].join(',');

type WithStatus = Pick<SupportRequest, 'trangThai'>;

/** True while the Fund examines: an answer is owed. What is returned or decided waits for nobody there. */
export function isExamined({ trangThai }: WithStatus): boolean {
  return trangThai === supportStatus.submitted || trangThai === supportStatus.appraised;
}

/** True for a request whose support is granted, paid or not. */
export function isGranted({ trangThai }: WithStatus): boolean {
  return trangThai === supportStatus.approved || trangThai === supportStatus.paid;
}
