import type { SelfPayingRow } from '@mock-server/data/fund/self-paying-row';

import { head, lineOf, reportPath } from '../../fund/fund-desk';
import { newIntention, recent, stepCall, type Act, type Call } from '../call';
import type { Random, YearWorld } from '../year-world';

const resource = 'bao-cao-quy';

/** A draft of this month, of one before, or, which is not allowed, of the next. */
export const draftReport: Act = (world, random) => {
  const { clerk } = world.unitAt(random);
  const [nam = 2026, month = 1] = world.today().split('-').map(Number);
  const ago = random.pick([0, 0, 1, 1, 2, 3, -1]);
  const at = month - 1 - ago;
  const period = { nam: nam + Math.floor(at / 12), thang: (((at % 12) + 12) % 12) + 1 };
  const body = { ...head, ...period, khongPhatSinh: random.isTrue(0.2) };
  return { who: clerk, method: 'POST', path: reportPath, body };
};

/** Lines into one of the unit's newest reports: new people, people of dossiers, the same ones again; some taken out. */
export const editLines: Act = (world, random) => {
  const { database } = world;
  const { id: donViId, clerk } = world.unitAt(random);
  const report = pickReport(world, random, donViId, true);
  if (report === undefined) {
    return undefined;
  }
  const month = `${String(report.nam)}-${String(report.thang).padStart(2, '0')}`;
  const own = [...database.fundReportLines.rows()].filter(({ baoCaoId }) => baoCaoId === report.id);
  const others = [...database.fundReportLines.rows()].slice(-40);
  const again = random.isTrue(0.15) && others.length > 0 ? [sameLine(random.pick(others))] : [];
  const dossier = recent(
    [...database.selfPaying.rows()].filter((row) => row.soGcn !== null && row.donViId === donViId),
    random,
    5,
  );
  const named = dossier !== undefined && random.isTrue(0.3) ? [lineOfDossier(dossier)] : [];
  const fresh = Array.from({ length: random.below(4) }, () => newLine(world, month, random));
  return {
    who: clerk,
    method: 'PUT',
    path: `${reportPath}/${report.id}/nguoi-lao-dong`,
    body: {
      concurrencyStamp: report.concurrencyStamp,
      maLanGui: newIntention(),
      luu: [...fresh, ...again, ...named],
      xoa: own.length > 0 && random.isTrue(0.3) ? [random.pick(own).id] : [],
    },
    step: { resource, id: report.id, verb: 'sua' },
  };
};

export function newLine(world: YearWorld, month: string, random: Random) {
  const n = world.nextNumber();
  return lineOf(n, {
    gioiTinh: 1,
    soCccd: `038098${String(n).padStart(6, '0')}`,
    soHoChieu: `P${String(10_000_000 + n)}`,
    ngayKy: `${month.slice(0, 4)}-01-02`,
    ngayXuatCanh: `${month}-${random.pick(['03', '05', '20'])}`,
  });
}

type Line = ReturnType<typeof lineOf>;

export function sameLine({ hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, soHopDong, ...line }: Line): Line {
  const { thiTruongId, nganhNgheId, ngayKy, ngayXuatCanh } = line;
  const person = { hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, soHopDong };
  return lineOf(1, { ...person, thiTruongId, nganhNgheId, ngayKy, ngayXuatCanh });
}

function lineOfDossier({ hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, soHopDong, ...row }: SelfPayingRow): Line {
  const person = { hoTen, ngaySinh, gioiTinh, soCccd, soHoChieu, soHopDong };
  const { thiTruongId, nganhNgheId, ngayXuatCanh, ngayKy, soGcn } = row;
  return lineOf(1, { ...person, thiTruongId, nganhNgheId, ngayXuatCanh, ngayKy: ngayKy ?? '', soGcnTuDong: soGcn });
}

/** The head of a report, changed. */
export const editReport: Act = (world, random) => {
  const { id: donViId, clerk } = world.unitAt(random);
  const report = pickReport(world, random, donViId, true);
  const { khongPhatSinh, nguoiLap, dienThoaiNguoiLap } = report ?? head;
  return (
    report && {
      who: clerk,
      method: 'PUT',
      path: `${reportPath}/${report.id}`,
      body: {
        ...{ concurrencyStamp: report.concurrencyStamp, nam: report.nam, thang: report.thang },
        ...{ khongPhatSinh: random.isTrue(0.3) ? !khongPhatSinh : khongPhatSinh, nguoiLap, dienThoaiNguoiLap },
        ghiChu: `Lần ${String(world.nextNumber())}`,
      },
      step: { resource, id: report.id, verb: 'sua' },
    }
  );
};

export const removeReport: Act = (world, random) => {
  const { id: donViId, clerk } = world.unitAt(random);
  const report = pickReport(world, random, donViId, true);
  return (
    report && {
      who: clerk,
      method: 'DELETE',
      path: `${reportPath}/${report.id}`,
      step: { resource, id: report.id, verb: 'xoa' },
    }
  );
};

/** Steps of a status that lead on come more often than those that lead back, so that reports get somewhere. */
const verbs: Readonly<Record<number, readonly string[]>> = {
  1: ['gui', 'gui', 'gui', 'tham-dinh'],
  2: ['tham-dinh', 'tham-dinh', 'tham-dinh', 'thu-hoi', 'tra-lai', 'tu-choi', 'phe-duyet'],
  3: ['phe-duyet', 'phe-duyet', 'phe-duyet', 'phe-duyet', 'tra-lai', 'tu-choi', 'gui'],
  4: ['thu-hoi-phe-duyet', 'tu-choi', 'tra-lai'],
  5: ['gui', 'phe-duyet'],
  6: ['gui', 'gui', 'gui', 'tu-choi'],
};

export function reportActor(verb: string, head: string, random: Random): string {
  switch (verb) {
    case 'gui':
    case 'thu-hoi':
      return head;
    case 'tham-dinh':
      return random.pick(['ha.lt', 'khoa.tm']);
    case 'tra-lai':
      return random.pick(['ha.lt', 'vinh.pq']);
    default:
      return 'vinh.pq';
  }
}

export const stepReport: Act = (world, random) => {
  const unit = world.unitAt(random);
  const report = pickReport(world, random, unit.id);
  const verb = random.pick(verbs[report?.trangThai ?? 1] ?? ['gui']);
  // Seldom, so that something stays approved.
  return report === undefined || (report.trangThai === 4 && random.isTrue(0.6))
    ? undefined
    : stepCall(world, reportActor(verb, unit.head, random), { resource, id: report.id, verb });
};

/** Somebody of the Fund looks into what was sent: from then on its unit may not withdraw it. */
export const openReport: Act = (world, random): Call | undefined => {
  const report = pickReport(world, random, world.unitAt(random).id);
  return report && { who: 'ha.lt', method: 'POST', path: `${reportPath}/${report.id}/mo`, body: {} };
};

/** Several reports at once, whatever their status. */
export const stepReports: Act = (world, random) => {
  const rows = [...world.database.fundReports.rows()].slice(-12);
  const items = rows.filter(() => random.isTrue(0.3)).map(({ id, concurrencyStamp }) => ({ id, concurrencyStamp }));
  const [verb, who] = random.pick([
    ['tham-dinh', 'ha.lt'],
    ['phe-duyet', 'vinh.pq'],
  ] as const);
  return { who, method: 'POST', path: `${reportPath}/nhieu/${verb}`, body: { items, maLanGui: newIntention() } };
};

/** One of the unit's newest reports; rather one that its unit may change, where that is wanted. */
export function pickReport({ database }: YearWorld, random: Random, donViId: string, isForUnit = false) {
  const own = [...database.fundReports.rows()].filter((row) => row.donViId === donViId);
  const open = own.filter(({ trangThai }) => trangThai === 1 || trangThai === 6);
  return recent(isForUnit && open.length > 0 && random.isTrue(0.85) ? open : own, random, 4);
}
