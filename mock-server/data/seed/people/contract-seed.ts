import { markets } from '@/domain/reference/markets';
import type { EmploymentState } from '@/domain/workers/worker';
import type { ContractRow, UnitRow } from '../../rows';
import { addMonths, dayOf, demoBaseDate, dueDayOf, isoOf } from '../days';
import { employers, monthlyWages, workplaces } from './employers';
import { firstReportMonth, monthOfDay, paymentDay } from '../fund/fund-plan';
import { seedId } from '../ids';
import { weighted, type Random } from '../random';
import type { Trip } from './trip-plan';

const baseDay = dayOf(demoBaseDate);
const currencyOf = new Map(markets.map(({ id, tienTe }) => [id, tienTe]));
const nameOf = new Map(markets.map(({ id, ten }) => [id, ten]));

const drawEarlyReason = weighted([
  [2, 22],
  [3, 18],
  [4, 6],
  [5, 4],
  [6, 12],
  [7, 32],
  [9, 6],
] as const);

type Ending = Pick<ContractRow, 'tinhTrang' | 'ngayVeNuoc' | 'lyDoVeNuoc'>;

/** Numbers certificates year by year, in the order in which contracts are made. */
export class CertificateNumbers {
  readonly #last = new Map<string, number>();

  next(year: string): string {
    const number = (this.#last.get(year) ?? 0) + 1;
    this.#last.set(year, number);
    return `GCN.${year}.${String(number).padStart(7, '0')}`;
  }
}

/** The contract of one departure, with its contribution and how it has gone so far. */
export function contractRow(
  random: Random,
  trip: Trip,
  keys: { readonly number: number; readonly workerId: string; readonly unit: UnitRow | undefined },
  certificates: CertificateNumbers,
): ContractRow {
  const { departureDay } = trip;
  const endDay = addMonths(departureDay, trip.months) - 1;
  const signedDay = Math.min(departureDay - random.integer(20, 120), baseDay - 1);
  const currency = currencyOf.get(trip.marketId) ?? 'USD';
  const [lowest, highest, step] = monthlyWages[currency] ?? [800, 1600, 10];
  const wage = random.integer(lowest / step, highest / step) * step;
  const fee = 500_000 * random.integer(20, 180);
  const paidDay = trip.contribution === 1 ? paidDayOf(drawPaidDay(random, trip), trip) : undefined;
  const paidOn = paidDay === undefined ? null : isoOf(paidDay);
  return {
    id: seedId('contracts', keys.number),
    nguoiLaoDongId: keys.workerId,
    hinhThucDi: trip.form,
    donViId: keys.unit?.id ?? null,
    thiTruongId: trip.marketId,
    nganhNgheId: trip.occupationId,
    nsdld: `${random.pick(employers)} ${trip.marketId === 'JP' || trip.marketId === 'TW' ? 'Co., Ltd' : 'Ltd'}`,
    diaChiLamViec: random.pick(workplaces[trip.marketId] ?? [nameOf.get(trip.marketId) ?? '']),
    soHopDong: `${keys.number}/${isoOf(signedDay).slice(0, 4)}/${contractMark(keys.unit)}`,
    ngayKy: isoOf(signedDay),
    tuNgay: isoOf(departureDay),
    denNgay: isoOf(endDay),
    mucLuong: wage,
    tienTe: currency,
    tienDichVu: trip.form === '2' ? fee : null,
    ngayXuatCanh: isoOf(departureDay),
    ...drawEnding(trip.isSheltered === true ? 1 : random.next(), random, departureDay, endDay),
    dongQuy: trip.contribution,
    soGcn: paidOn === null ? null : certificates.next(paidOn.slice(0, 4)),
    ngayDong: paidOn,
  };
}

/** Of a thousand workers 45 come back early, 20 abscond and 3 die, by the lot `point`; the others end as agreed. */
function drawEnding(point: number, random: Random, departureDay: number, endDay: number): Ending {
  if (departureDay > baseDay) {
    return ending(1);
  }
  const worked = Math.min(endDay, baseDay) - departureDay;
  if (worked > 120 && point < 0.045) {
    return ending(4, departureDay + random.integer(60, worked - 30), drawEarlyReason(random));
  }
  if (worked > 60 && point < 0.065) {
    return ending(5);
  }
  if (worked > 60 && point < 0.068) {
    return ending(6, undefined, 8);
  }
  return endDay < baseDay ? ending(3, endDay, 1) : ending(2);
}

function ending(tinhTrang: EmploymentState, returnDay?: number, reason: number | null = null): Ending {
  return { tinhTrang, ngayVeNuoc: returnDay === undefined ? null : isoOf(returnDay), lyDoVeNuoc: reason };
}

/** Units pay up to nine days before the due day, 15 % of them late; workers on direct contracts pay around departure. */
function drawPaidDay(random: Random, { form, departureDay }: Trip): number {
  if (form === '6a') {
    return departureDay - random.integer(3, 18);
  }
  if (form === '6b') {
    return Math.min(departureDay + random.integer(5, 40), baseDay);
  }
  const due = dueDayOf(departureDay);
  const day = random.chance(0.85) ? due - Math.floor(random.triangular(0, 10, 3)) : due + random.integer(1, 40);
  return Math.min(day, baseDay);
}

/** Where there are reports, the contract was paid for when the unit's money for the whole month came. */
function paidDayOf(drawnDay: number, { unitNumber, departureDay }: Trip): number {
  const month = monthOfDay(departureDay);
  return unitNumber === undefined || month < firstReportMonth ? drawnDay : paymentDay(unitNumber, month);
}

function contractMark(unit: UnitRow | undefined): string {
  const initials = unit?.tenVietTat?.split(' ').map((word) => word.charAt(0)) ?? [];
  return initials.length === 0 ? 'HĐLĐ' : `HĐĐĐ-${initials.join('').toUpperCase()}`;
}
