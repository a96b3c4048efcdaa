import { provinces } from '@/domain/reference/provinces';
import type { Sex } from '@/domain/workers/worker';
import type { WorkerRow } from '../../rows';
import { addMonths, dayOf, demoBaseDate, isoOf } from '../days';
import { seedId, seedStamp } from '../ids';
import { drawName } from './names';
import { drawAddress, drawCommune } from './places';
import { createRandom, weighted, type Random } from '../random';
import { provinceWeights } from '../weights';

/** What a person's first journey already settles about them. */
export type PersonPlan = {
  readonly number: number;
  readonly isWoman: boolean;
  readonly marketId: string;
  readonly occupationId: string;
  /** Day of the (latest) departure, or the day the data were taken. */
  readonly departureDay: number;
  readonly hasTravelledBefore: boolean;
  readonly hasPassport: boolean;
  readonly hoTen: string | undefined;
};

/** Numbers already given away, so that no two people share one. */
export type TakenNumbers = { readonly citizenIds: Set<string>; readonly passports: Set<string> };

const drawProvince = weighted(provinceWeights);
const drawEducation = weighted([
  [2, 22],
  [3, 56],
  [4, 5],
  [5, 8],
  [6, 6],
  [7, 3],
] as const);
const oldCodes = new Map(provinces.map(({ id, maCccdCu }) => [id, maCccdCu]));
const baseDay = dayOf(demoBaseDate);
const citizenIdsSince = dayOf('2021-03-01');
const languageByMarket: Readonly<Record<string, readonly string[]>> = {
  JP: ['Tiếng Nhật N5', 'Tiếng Nhật N4', 'Tiếng Nhật N3'],
  TW: ['Tiếng Trung HSK 1', 'Tiếng Trung HSK 2'],
  KR: ['Tiếng Hàn TOPIK 1', 'Tiếng Hàn TOPIK 2'],
};
const skillByOccupation: Readonly<Record<string, readonly string[]>> = {
  CK: ['Hàn 3G', 'Hàn 6G', 'Tiện, phay'],
  XD: ['Giàn giáo', 'Cốt thép', 'Nề, ốp lát'],
  HL: ['Chăm sóc người cao tuổi'],
};

/** A worker whose identity number, sex, birth year, passport and departure agree with one another. */
export function personRow(random: Random, plan: PersonPlan, taken: TakenNumbers): WorkerRow {
  const id = seedId('workers', plan.number);
  const birthProvince = drawProvince(random);
  const ngaySinh = isoOf(birthDayOf(random, plan));
  const tinhThanhMa = random.chance(0.93) ? birthProvince : drawProvince(random);
  const name = drawName(random, plan.isWoman, birthProvince);
  const citizenIdDay = random.integer(citizenIdsSince, Math.min(plan.departureDay, baseDay) - 10);
  const hour = String(random.integer(8, 16)).padStart(2, '0');
  return {
    id,
    soCccd: drawCitizenId(random, birthProvince, plan.isWoman, ngaySinh, taken.citizenIds),
    lyDoCccd: null,
    ngayCapCccd: isoOf(citizenIdDay),
    noiCapCccd: isoOf(citizenIdDay) < '2024-07-01' ? 'Cục Cảnh sát QLHC về TTXH' : 'Bộ Công an',
    hoTen: plan.hoTen ?? name,
    ngaySinh,
    gioiTinh: (plan.isWoman ? 2 : 1) satisfies Sex,
    ...(plan.hasPassport ? drawPassport(random, plan.departureDay, taken.passports) : noPassport),
    dienThoai: random.chance(0.9) ? `0900${String(random.integer(0, 999_999)).padStart(6, '0')}` : null,
    email: random.chance(0.15) ? `nld${String(plan.number).padStart(6, '0')}@example.com` : null,
    tinhThanhMa,
    xaPhuongMa: drawCommune(random, tinhThanhMa),
    diaChi: drawAddress(random),
    ...drawContact(plan.number, birthProvince),
    trinhDo: drawEducation(random),
    ngoaiNgu: random.pick(languageByMarket[plan.marketId] ?? ['Tiếng Anh A1', 'Tiếng Anh A2']),
    kyNangNghe: random.chance(0.5) ? random.pick(skillByOccupation[plan.occupationId] ?? ['Lao động phổ thông']) : null,
    ghiChu: null,
    creationTime: `${isoOf(Math.min(plan.departureDay - 15, baseDay - 1))}T${hour}:${String(random.integer(0, 59)).padStart(2, '0')}:00`,
    creatorId: null,
    lastModificationTime: null,
    lastModifierId: null,
    concurrencyStamp: seedStamp(id),
  };
}

const relations = [
  ['Mẹ', true],
  ['Cha', false],
  ['Em trai', false],
  ['Chị gái', true],
  ['Anh trai', false],
] as const;

/** Whom to call at home, known of two people in three; from a stream of its own, which moves nothing else. */
function drawContact(
  number: number,
  birthProvince: string,
): Pick<WorkerRow, 'lienHeTen' | 'lienHeQuanHe' | 'lienHeDienThoai'> {
  if (number % 3 === 0) {
    return { lienHeTen: null, lienHeQuanHe: null, lienHeDienThoai: null };
  }
  const random = createRandom(`contact ${number}`);
  const [lienHeQuanHe, isWoman] = random.pick(relations);
  return {
    lienHeTen: drawName(random, isWoman, birthProvince),
    lienHeQuanHe,
    lienHeDienThoai: `0900${String(random.integer(0, 999_999)).padStart(6, '0')}`,
  };
}

function birthDayOf(random: Random, plan: PersonPlan): number {
  const isOlderWoman = plan.isWoman && (plan.occupationId === 'GV' || plan.occupationId === 'HL');
  const youngest = plan.hasTravelledBefore ? 24 : 19;
  const age = random.triangular(youngest, isOlderWoman ? 45 : 40, Math.max(24, youngest + 2));
  return plan.departureDay - Math.ceil(age * 365.25);
}

function drawCitizenId(
  random: Random,
  provinceId: string,
  isWoman: boolean,
  birthDate: string,
  taken: Set<string>,
): string {
  const century = (birthDate < '2000' ? 0 : 2) + (isWoman ? 1 : 0);
  for (;;) {
    const serial = String(random.integer(0, 999_999)).padStart(6, '0');
    const number = `${random.pick(oldCodes.get(provinceId) ?? [])}${century}${birthDate.slice(2, 4)}${serial}`;
    if (!taken.has(number)) {
      taken.add(number);
      return number;
    }
  }
}

function drawPassport(random: Random, departureDay: number, taken: Set<string>): PassportFields {
  const issued = Math.min(departureDay - random.integer(30, 1000), baseDay);
  const year = Number(isoOf(issued).slice(0, 4));
  for (;;) {
    const soHoChieu =
      year <= 2017 ? `B${digits(random, 7)}` : year <= 2022 ? `C${digits(random, 7)}` : `P${digits(random, 8)}`;
    if (!taken.has(soHoChieu)) {
      taken.add(soHoChieu);
      return {
        soHoChieu,
        ngayCapHc: isoOf(issued),
        noiCapHc: 'Cục Quản lý xuất nhập cảnh',
        ngayHetHanHc: isoOf(addMonths(issued, 120)),
      };
    }
  }
}

const noPassport: PassportFields = { soHoChieu: null, ngayCapHc: null, noiCapHc: null, ngayHetHanHc: null };

type PassportFields = Pick<WorkerRow, 'soHoChieu' | 'ngayCapHc' | 'noiCapHc' | 'ngayHetHanHc'>;

function digits(random: Random, length: number): string {
  return String(random.integer(0, 10 ** length - 1)).padStart(length, '0');
}
