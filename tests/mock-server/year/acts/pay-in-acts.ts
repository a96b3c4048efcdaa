import { attachmentsOf } from '@mock-server/data/attachments';
import { stillDue } from '@mock-server/data/fund/ledger';
import type { PayInRow } from '@mock-server/data/fund/pay-in-row';

import { attachProof, payInPath } from '../../pay-ins/pay-in-desk';
import { newIntention, recent, stepCall, type Act } from '../call';
import type { Random, YearWorld } from '../year-world';

const resource = 'phieu-nop-quy';

/** What is due, a part of it, more or nothing of it, by transfer or in cash; for a fund report or for an old quarter. */
export const makeVoucher: Act = (world, random) => {
  const { id: donViId, clerk } = world.unitAt(random);
  const isCash = random.isTrue(0.3);
  return {
    who: isCash ? 'ngan.dt' : clerk,
    method: 'POST',
    path: payInPath,
    body: voucherOf(world, random, donViId, isCash),
  };
};

function voucherOf(world: YearWorld, random: Random, donViId: string, isCash: boolean) {
  const { database } = world;
  const loai = random.isTrue(0.2) ? 'bao-cao-doanh-thu' : 'bao-cao-quy';
  const reports = [...(loai === 'bao-cao-quy' ? database.fundReports : database.revenueReports).rows()].filter(
    (row) => row.donViId === donViId,
  );
  const owing = reports.filter(({ id }) => stillDue(database, loai, id) > 0);
  const report = recent(owing, random, 3) ?? recent(reports, random, 2);
  const due = report === undefined ? 0 : stillDue(database, loai, report.id);
  const soTien = Math.max(1_000, random.pick([due, Math.floor(due / 3), due + 130_000, 70_000]));
  const given = Math.min(soTien, random.pick([due, due, Math.floor(due / 2), due + 1_000]));
  const bank = { taiKhoanNhanId: 'vcb-thu-quy', nganHangId: '970436', soTaiKhoanChuyen: '0011004567890' };
  const noBank = { taiKhoanNhanId: null, nganHangId: null, soTaiKhoanChuyen: null };
  return {
    ...{ loai, donViId, hinhThuc: isCash ? 2 : 1, ngayNop: world.today(), soTien, ghiChu: null, noiDung: null },
    ...(isCash ? noBank : bank),
    ...{ soChungTu: `CT${String(world.nextNumber())}`, nguoiNopTien: 'Lê Thị Thủ Quỹ' },
    phanBo: report === undefined || given <= 0 ? [] : [{ chungTuId: report.id, soTien: given }],
  };
}

export const editVoucher: Act = (world, random) => {
  const { id: donViId, clerk } = world.unitAt(random);
  const row = pickVoucher(world, random, donViId);
  return (
    row && {
      who: clerk,
      method: 'PUT',
      path: `${payInPath}/${row.id}`,
      body: { ...voucherOf(world, random, donViId, row.hinhThuc === 2), concurrencyStamp: row.concurrencyStamp },
      step: { resource, id: row.id, verb: 'sua' },
    }
  );
};

const verbs: Readonly<Record<number, readonly string[]>> = {
  1: ['gui', 'gui', 'gui', 'huy', 'thu-tien-mat', 'doi-soat'],
  2: ['doi-soat', 'doi-soat', 'doi-soat', 'tra-lai', 'tu-choi', 'gui'],
  5: ['gui', 'doi-soat'],
  6: ['gui', 'gui', 'huy'],
  7: ['huy-doi-soat', 'tu-choi'],
  9: ['gui'],
};

export const stepVoucher: Act = (world, random) => {
  const { id: donViId, head } = world.unitAt(random);
  const row = pickVoucher(world, random, random.isTrue(0.2) ? null : donViId);
  if (row === undefined) {
    return undefined;
  }
  const verb = random.pick(verbs[row.trangThai] ?? ['gui']);
  const hasProof = attachmentsOf(world.database.attachments, resource, row.id).length > 0;
  if (row.trangThai === 1 && !hasProof && random.isTrue(0.9)) {
    attachProof(world.office, row.id);
  }
  const who = verb === 'gui' || verb === 'huy' ? head : 'ngan.dt';
  return stepCall(world, who, { resource, id: row.id, verb }, verb === 'doi-soat' ? found(world, random, row) : {});
};

/** What came onto the account: as declared, or more, or less. */
function found(world: YearWorld, random: Random, { soTien }: PayInRow) {
  const slip = random.pick([0, 0, 0, 40_000, -40_000]);
  return {
    ...{ ngayGhiCo: world.today(), soTienThucNhan: Math.max(1_000, soTien + slip), phanBoLai: random.isTrue(0.2) },
    xuLyChenhLech: slip === 0 ? null : slip > 0 ? random.pick([1, 2]) : 1,
  };
}

/** Lines of a bank statement that the accountant agrees to, each for a voucher that waits. */
export const confirmStatement: Act = (world, random) => {
  const waiting = [...world.database.payIns.rows()].filter(({ trangThai }) => trangThai === 2).slice(-6);
  const dong = waiting
    .filter(() => random.isTrue(0.5))
    .map(({ id, soTien, concurrencyStamp }, index) => ({
      ...{ dong: index + 1, ngay: world.today(), soTien, noiDung: 'nop quy', phieuId: id, concurrencyStamp },
      maGiaoDich: `SK${String(world.nextNumber())}`,
    }));
  const body = { maLanGui: newIntention(), lyDoChenhLech: null, dong };
  return dong.length === 0 ? undefined : { who: 'ngan.dt', method: 'POST', path: `${payInPath}/sao-ke/xac-nhan`, body };
};

function pickVoucher({ database }: YearWorld, random: Random, donViId: string | null) {
  return recent(
    [...database.payIns.rows()].filter((row) => row.donViId === donViId),
    random,
    6,
  );
}
