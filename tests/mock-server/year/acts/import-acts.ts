import { contract, person } from '../../routes/worker-fixtures';
import { reportPath } from '../../fund/fund-desk';
import { payInPath } from '../../pay-ins/pay-in-desk';
import { newIntention, recent, type Act } from '../call';
import type { Random, YearWorld } from '../year-world';
import { newLine, pickReport, sameLine } from './fund-report-acts';

/** A sheet of workers: new ones, the same one twice, one who is known, one of another unit, one without a name. */
export const importWorkers: Act = (world, random) => {
  const { id: donViId, clerk } = world.unitAt(random);
  const fresh = Array.from({ length: 1 + random.below(3) }, () => newWorker(world, donViId));
  const known = recent(world.database.workers.rows(), random, 12);
  const more = [
    ...(random.isTrue(0.4) ? fresh.slice(0, 1) : []),
    ...(random.isTrue(0.3) && known !== undefined ? [{ ...newWorker(world, donViId), soCccd: known.soCccd }] : []),
    ...(random.isTrue(0.3) && known !== undefined
      ? [{ ...newWorker(world, donViId), soHoChieu: known.soHoChieu }]
      : []),
    ...(random.isTrue(0.3) ? [newWorker(world, world.unitAt(random).id)] : []),
    ...(random.isTrue(0.2) ? [{ ...newWorker(world, donViId), hoTen: '' }] : []),
  ];
  return {
    who: random.pick([clerk, clerk, 'son.hv']),
    method: 'POST',
    path: '/api/app/nguoi-lao-dong/nhap-excel',
    body: { maLanGui: newIntention(), rows: [...fresh, ...more] },
  };
};

function newWorker(world: YearWorld, donViId: string) {
  const n = String(world.nextNumber()).padStart(6, '0');
  const numbers = { soCccd: `042197${n}`, ngaySinh: '1997-06-14', soHoChieu: `C5${n}` };
  return { ...person, ...numbers, hopDong: [{ ...contract, donViId, soHopDong: `${n}/NX` }] };
}

/** A sheet of people into a report: new ones, the same one twice, ones of other reports, a wrong month. */
export const importLines: Act = (world, random) => {
  const { id: donViId, clerk } = world.unitAt(random);
  const report = pickReport(world, random, donViId, true);
  if (report === undefined) {
    return undefined;
  }
  const month = `${String(report.nam)}-${String(report.thang).padStart(2, '0')}`;
  const fresh = Array.from({ length: 1 + random.below(3) }, () => newLine(world, month, random));
  const others = [...world.database.fundReportLines.rows()].slice(-40);
  const rows = [
    ...fresh,
    ...(random.isTrue(0.3) ? fresh.slice(0, 1) : []),
    ...(random.isTrue(0.3) && others.length > 0 ? [sameLine(random.pick(others))] : []),
    ...(random.isTrue(0.2) ? [newLine(world, '2026-02', random)] : []),
  ];
  return {
    who: clerk,
    method: 'POST',
    path: `${reportPath}/${report.id}/nhap-excel`,
    body: { rows, maLanGui: newIntention() },
    step: { resource: 'bao-cao-quy', id: report.id, verb: 'sua' },
  };
};

/** The accountant looks for the vouchers of a bank statement, which changes nothing. */
export const matchStatement: Act = (world, random) => {
  const waiting = [...world.database.payIns.rows()].filter(({ trangThai }) => trangThai === 2).slice(-4);
  const dong = waiting.map(({ ma, soTien }, index) => ({
    ...{ dong: index + 1, ngay: world.today(), soTien, maGiaoDich: `SK${String(world.nextNumber())}` },
    noiDung: random.isTrue(0.6) ? `QHTVLNN ${ma.replaceAll('.', '')}` : 'chuyen tien',
  }));
  return dong.length === 0
    ? undefined
    : { who: 'ngan.dt', method: 'POST', path: `${payInPath}/sao-ke/doi-chieu`, body: { dong } };
};

/** Somebody takes a file away, which the log alone notes. */
export const exportFile: Act = (world, random) => {
  const { head, id } = world.unitAt(random);
  const report = pickReport(world, random, id);
  const what = random.pick(['bao-cao/lao-dong-xuat-canh', 'bao-cao/chua-dong-quy', `bao-cao-quy/${report?.id ?? ''}`]);
  return (
    report && {
      who: random.pick([head, 'vinh.pq']),
      method: 'POST',
      path: `/api/app/${what}/xuat`,
      body: takenAway(random),
    }
  );
};

const takenAway = (random: Random) => ({ soDong: 1 + random.below(90) });
