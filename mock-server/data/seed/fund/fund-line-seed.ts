import { plausibilityWarnings } from '@/domain/fund-reports/line-checks';
import type { Sex } from '@/domain/workers/worker';

import type { FundReportLineRow } from '../../fund/rows';
import type { ContractRow, WorkerRow } from '../../rows';
import { dayOf, dayOfDate, demoBaseDate, isoOf } from '../days';
import { enterpriseShare, lineIdOf, reportIdOf, workerShare, type FundMonth } from './fund-money';
import { lotOf, periodOfMonth } from './fund-plan';
import { seedId } from '../ids';
import { drawName } from '../people/names';
import { createRandom, type Random } from '../random';

const baseDay = dayOf(demoBaseDate);

/** Provinces of old numbers that newcomers have, and where they go. */
const provinceCodes = ['038', '040', '042', '030', '034', '001'] as const;
const journeys = [
  ['JP', 'TP', 36],
  ['JP', 'CK', 36],
  ['TW', 'SX', 36],
  ['TW', 'DT', 36],
  ['KR', 'SX', 58],
] as const;

/** The lines of all reports: departures that the database has, and people who get into it with the approval. */
export function seedFundReportLines(
  months: readonly FundMonth[],
  workers: readonly WorkerRow[],
): readonly FundReportLineRow[] {
  const people = new Map(workers.map((worker) => [worker.id, worker]));
  const taken = new Set(workers.map(({ soCccd }) => soCccd));
  const lines: FundReportLineRow[] = [];
  for (const month of months) {
    const own = linesOfMonth(month, people, taken);
    lines.push(...own);
    if (month.plan.isSecondTry) {
      const refusedId = seedId('refusedFundReports', month.number);
      lines.push(
        ...own.map((line) => ({
          ...line,
          id: seedId('refusedLines', month.number * 10_000 + line.stt),
          baoCaoId: refusedId,
          soGcn: null,
        })),
      );
    }
  }
  return lines;
}

function linesOfMonth(
  month: FundMonth,
  people: ReadonlyMap<string, WorkerRow>,
  taken: Set<string>,
): readonly FundReportLineRow[] {
  const tienDn = month.unit.loaiDonViId === 2 ? enterpriseShare : 0;
  const baoCaoId = reportIdOf(month);
  const known = month.contracts.flatMap((contract) => {
    const worker = people.get(contract.nguoiLaoDongId);
    return worker === undefined ? [] : [personOf(worker, contract)];
  });
  const random = createRandom(`newcomers ${month.unitNumber}/${month.month}`);
  const newcomers = Array.from({ length: month.newcomers }, () => newcomer(random, month, taken));
  return [...known, ...newcomers].map((line, index) => ({
    ...line,
    id: lineIdOf(month, index + 1),
    baoCaoId,
    stt: index + 1,
    boSungKyTruoc: false,
    soGcnTuDong: null,
    tienNld: workerShare,
    tienDn,
    canhBao: plausibilityWarnings(line),
  }));
}

type PersonOfLine = Omit<
  FundReportLineRow,
  'id' | 'baoCaoId' | 'stt' | 'boSungKyTruoc' | 'soGcnTuDong' | 'tienNld' | 'tienDn' | 'canhBao'
>;

function personOf(worker: WorkerRow, contract: ContractRow): PersonOfLine {
  const departure = contract.ngayXuatCanh ?? demoBaseDate;
  return {
    hoTen: worker.hoTen,
    ngaySinh: worker.ngaySinh,
    gioiTinh: worker.gioiTinh,
    soCccd: worker.soCccd,
    lyDoCccd: worker.lyDoCccd,
    soHoChieu: worker.soHoChieu ?? '',
    thiTruongId: contract.thiTruongId,
    nganhNgheId: contract.nganhNgheId,
    soHopDong: contract.soHopDong,
    ngayKy: contract.ngayKy ?? departure,
    thoiHanThang: monthsBetween(contract.tuNgay ?? departure, contract.denNgay ?? departure),
    ngayXuatCanh: departure,
    luongThang: null,
    tienDichVu: contract.tienDichVu,
    soGcn: contract.soGcn,
    hopDongId: contract.id,
  };
}

/** Whole months of a term that ends the day before its last month is over. */
function monthsBetween(from: string, to: string): number {
  const days = dayOf(to) - dayOf(from);
  return Math.min(60, Math.max(1, Math.round(days / 30.4375)));
}

function newcomer(random: Random, { month, unit }: FundMonth, taken: Set<string>): PersonOfLine {
  const isWoman = random.chance(0.34);
  const { nam, thang } = periodOfMonth(month);
  const day = Math.min(dayOfDate(nam, thang, random.integer(1, 28)), baseDay);
  const born = isoOf(day - random.integer(19 * 366, 34 * 365));
  const [thiTruongId, nganhNgheId, thoiHanThang] = random.pick(journeys);
  const hoTen = drawName(random, isWoman, '40');
  const soCccd = freeCitizenId(random, isWoman, born, taken);
  return {
    hoTen,
    ngaySinh: born,
    gioiTinh: (isWoman ? 2 : 1) satisfies Sex,
    soCccd,
    lyDoCccd: null,
    soHoChieu: `P${String(random.integer(0, 99_999_999)).padStart(8, '0')}`,
    thiTruongId,
    nganhNgheId,
    soHopDong: `${random.integer(6_000, 9_999)}/${nam}/HĐĐĐ-${unit.ma}`,
    ngayKy: isoOf(day - random.integer(20, 90)),
    thoiHanThang,
    ngayXuatCanh: isoOf(day),
    luongThang: 500_000 * (36 + lotOf(`wage ${soCccd}`, 45)),
    tienDichVu: unit.loaiDonViId === 2 ? 500_000 * random.integer(20, 120) : null,
    soGcn: null,
    hopDongId: null,
  };
}

function freeCitizenId(random: Random, isWoman: boolean, born: string, taken: Set<string>): string {
  const century = (born < '2000' ? 0 : 2) + (isWoman ? 1 : 0);
  for (;;) {
    const serial = String(random.integer(0, 999_999)).padStart(6, '0');
    const number = `${random.pick(provinceCodes)}${century}${born.slice(2, 4)}${serial}`;
    if (!taken.has(number)) {
      taken.add(number);
      return number;
    }
  }
}
