import type { PayInFacts } from '@/machines/workflows/pay-in-workflow-machine';
import type { ReportFacts } from '@/machines/workflows/report-rules';
import type { SelfPayingFacts } from '@/machines/workflows/self-paying-workflow-machine';
import type { SupportRequestFacts } from '@/machines/workflows/support-request-workflow-machine';
import type { WorkflowPerson } from '@/machines/workflows/workflow';

/** Somebody for whom no rule says no. */
export const insider: WorkflowPerson = { userId: 'me', unitId: 'unit', isFundStaff: true, isGranted: () => true };

/** Records of which no rule says no. */
export const report: ReportFacts = {
  trangThai: 1,
  donViId: 'unit',
  coNoiDung: true,
  daGui: false,
  daMo: false,
  nguoiThamDinhId: 'somebody',
  coKySauDuocDuyet: false,
  coHoTro: false,
  coHoanTra: false,
  batBuocHaiNguoi: true,
};
export const dossier: SelfPayingFacts = {
  trangThai: 4,
  tinhTrangDong: 1,
  duTaiLieu: true,
  soTien: 100_000,
  conPhaiNop: 100_000,
};
export const voucher: PayInFacts = {
  trangThai: 1,
  donViId: 'unit',
  nguoiTaoId: 'me',
  hinhThuc: 2,
  soTepDinhKem: 1,
  kyKeToanDaKhoa: false,
  coHoTro: false,
  coHoanTra: false,
};
export const supportRequest: SupportRequestFacts = {
  trangThai: 1,
  donViId: 'unit',
  creatorId: 'me',
  duHoSo: true,
  daGui: false,
  nguoiThamDinhId: 'somebody',
  coKhoanChi: true,
  batBuocHaiNguoi: true,
};
