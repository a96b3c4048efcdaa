import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { SelfPayingDossier, SelfPayingInput } from '@/domain/self-paying/self-paying-dossier';
import { requiredPapers } from '@/domain/self-paying/self-paying-papers';

import { lineOf, type Fund } from './fund-desk';
import { attach, declare, step, taken } from './self-paying-desk';

/** The worker who declares himself and whom Lam Giang lists too. */
export const workerOfBoth = lineOf(1);

/** The dossier of the worker whom Lam Giang lists too; accepted. @param unitCode The unit that he names. */
export async function acceptedTwice({ office, unitOf }: Fund, unitCode = 'DV0007'): Promise<SelfPayingDossier> {
  const { hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, soHopDong, ngayKy, ngayXuatCanh, thiTruongId, nganhNgheId } =
    workerOfBoth;
  const changes: Partial<SelfPayingInput> = {
    ...{ hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, soHopDong, ngayKy, ngayXuatCanh, thiTruongId, nganhNgheId },
    hinhThuc: 'qua-don-vi',
    donViId: unitOf(unitCode)?.id ?? '',
    tuNgay: ngayXuatCanh,
    denNgay: '2029-10-19',
  };
  const declared = await declare(office, changes);
  attach(office, declared, ...requiredPapers('qua-don-vi'));
  return taken(step(office, 'khoa.tm', declared, 'phe-duyet'));
}

const money = { soTienThucNhan: 100_000, ngayGhiCo: '2026-11-14', soChungTu: null, noiDung: null };
const payment = { hinhThucNop: 1, ngayNop: '2026-11-14', soGiaoDich: null, nganHangId: null };

/** The dossier of the same worker once it is paid; he has his certificate. */
export async function paidHimself(fund: Fund): Promise<SelfPayingDossier> {
  const noted = await taken(step(fund.office, 'ngan.dt', await acceptedTwice(fund), 'ghi-nhan-dong', payment));
  return taken(step(fund.office, 'ngan.dt', noted, 'xac-nhan-dong', money));
}

/** Lam Giang's report of 10/2026 with the worker, appraised. @param isPaid False for one that nothing was paid for. */
export async function appraisedTwice(fund: Fund, isPaid = true): Promise<FundReport> {
  const draft = await fund.draft(10, [workerOfBoth, lineOf(2)]);
  if (isPaid) {
    fund.pay(draft, draft.noChuyenKySau, '2026-11-09');
  }
  await fund.step('dv0007.lanhdao', draft.id, 'gui');
  await fund.step('ha.lt', draft.id, 'tham-dinh');
  return draft;
}
