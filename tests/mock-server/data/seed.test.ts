import { createHash } from 'node:crypto';

import { describe, expect, it } from 'vitest';

import { fundUnitTypeId } from '@/domain/constants';
import { agreesWithPerson, hasKnownProvince, isCitizenId } from '@/domain/identity/citizen-id';
import { isPassport } from '@/domain/identity/passport';
import { isPhone } from '@/domain/identity/phone';
import { isTaxCode } from '@/domain/identity/tax-code';
import { normalizeUnit } from '@/domain/units/unit-input';
import { unitSchema } from '@/domain/units/unit-schema';
import { validationErrorsOf } from '@/domain/validation/schema-errors';
import { workerSchema } from '@/domain/workers/worker-schema';
import { suspectPairs } from '@/domain/workers/worker-suspects';
import { createDatabase } from '@mock-server/data/database';
import { demoBaseDate } from '@mock-server/data/seed/days';
import { makeSeed } from '@mock-server/data/seed/demo-seed';
import { seedFingerprint } from '@mock-server/data/seed/seed-fingerprint';
import { departureMonthShares, marketWeights, provinceWeights } from '@mock-server/data/seed/weights';
import type { TableSeeds } from '@mock-server/data/table-rows';

import golden from './golden-numbers.json';

const database = createDatabase();
const workers = [...database.workers.rows()];
const contracts = [...database.contracts.rows()];
const units = [...database.units.rows()];
const users = [...database.users.rows()];

/** Shares of each key, in the unit that `whole` names (1, 100, 1000). */
function shares<Row>(
  rows: readonly Row[],
  keyOf: (row: Row) => string,
  whole: number,
): Readonly<Record<string, number>> {
  const counts = new Map<string, number>();
  for (const row of rows) {
    counts.set(keyOf(row), (counts.get(keyOf(row)) ?? 0) + 1);
  }
  return Object.fromEntries([...counts].map(([key, count]) => [key, (count / rows.length) * whole]));
}

function groupedByWorker(): ReadonlyMap<string, typeof contracts> {
  const groups = new Map<string, typeof contracts>();
  for (const contract of contracts) {
    groups.set(contract.nguoiLaoDongId, [...(groups.get(contract.nguoiLaoDongId) ?? []), contract]);
  }
  return groups;
}

function fingerprint(seed: TableSeeds): string {
  const hash = createHash('sha256');
  for (const [name, rows] of Object.entries(seed)) {
    hash.update(name);
    for (const row of rows()) {
      hash.update(JSON.stringify(row));
    }
  }
  return hash.digest('hex');
}

describe('demo data', () => {
  it('D-02 B-08 are the same bytes whenever and wherever they are made, as seedFingerprint says', () => {
    const present = fingerprint(makeSeed({}));
    expect(
      present,
      `The demo rows have changed: set seedFingerprint in mock-server/data/seed/seed-fingerprint.ts to '${present}', so that what browsers stored over the old rows is discarded`,
    ).toBe(seedFingerprint);
  });

  it('D-02 are the same bytes whichever table is looked at first', () => {
    const small = { workerCount: 300 };
    const [straight, backward] = [makeSeed(small), makeSeed(small)];
    for (const rows of Object.values(backward).reverse()) {
      rows();
    }
    expect(fingerprint(backward)).toBe(fingerprint(straight));
  });

  it('are shared by databases of the same options, each of which changes its own rows only', () => {
    const [one, other] = [createDatabase({ workerCount: 30 }), createDatabase({ workerCount: 30 })];
    const [unit] = one.units.rows();
    const [user] = one.users.rows();
    if (unit === undefined || user === undefined) {
      throw new Error('There are no units');
    }
    expect(other.units.find(unit.id)).toBe(unit);
    one.units.put({ ...unit, ten: 'X' });
    one.users.remove(user.id);
    expect([other.units.find(unit.id), other.users.find(user.id)]).toEqual([unit, user]);
    expect([one.units.find(unit.id)?.ten, one.users.find(user.id)]).toEqual(['X', undefined]);
  });

  it('D-02 have the agreed sizes and the golden numbers', () => {
    const workersOf = (ma: string) => {
      const unit = units.find((row) => row.ma === ma);
      return contracts.filter(({ donViId }) => donViId === unit?.id).length;
    };
    expect({
      units: units.length,
      workers: workers.length,
      contracts: contracts.length,
      users: users.length,
      women: workers.filter(({ gioiTinh }) => gioiTinh === 2).length,
      paid: contracts.filter(({ dongQuy }) => dongQuy === 1).length,
      overdue: contracts.filter(({ dongQuy }) => dongQuy === 2).length,
      departuresInOctober2026: contracts.filter(({ ngayXuatCanh }) => ngayXuatCanh?.startsWith('2026-10')).length,
      contractsOfDv0007: workersOf('DV0007'),
      openingDebtOfWorkers: units.reduce((sum, { duNoNld }) => sum + duNoNld, 0),
    }).toEqual(golden.numbers);
  });

  it('grow with the asked number of workers and no unit more', () => {
    const small = createDatabase({ workerCount: 1_000 });
    expect([small.workers.size, small.contracts.size, small.units.size, small.users.size]).toEqual([
      1_000, 1_040, 60, 90,
    ]);
  });

  it('spread over markets, sexes, provinces and months as the domain dictionary says', () => {
    const byMarket = shares(contracts, ({ thiTruongId }) => thiTruongId, 1_000);
    for (const [market, weight] of marketWeights) {
      expect(Math.abs((byMarket[market] ?? 0) - weight), market).toBeLessThan(22);
    }
    const byProvince = shares(workers, ({ tinhThanhMa }) => tinhThanhMa, 1_000);
    for (const [province, weight] of provinceWeights) {
      expect(Math.abs((byProvince[province] ?? 0) - weight), province).toBeLessThan(15);
    }
    const byMonth = shares(contracts, ({ ngayXuatCanh }) => ngayXuatCanh?.slice(5, 7) ?? '', 100);
    for (const [index, share] of departureMonthShares.entries()) {
      expect(Math.abs((byMonth[String(index + 1).padStart(2, '0')] ?? 0) - share), String(index)).toBeLessThan(1.2);
    }
    expect(Math.abs((shares(workers, ({ gioiTinh }) => String(gioiTinh), 100)['2'] ?? 0) - 33.5)).toBeLessThan(2);
  });

  it('spread over contribution states and forms of going as the domain dictionary says', () => {
    const byState = shares(contracts, ({ dongQuy }) => String(dongQuy), 100);
    expect(
      [byState['1'], byState['3'], byState['2']].map(
        (share, index) => Math.abs((share ?? 0) - ([93, 4, 3][index] ?? 0)) < 0.7,
      ),
    ).toEqual([true, true, true]);
    const byForm = shares(contracts, ({ hinhThucDi }) => hinhThucDi, 100);
    for (const [form, share] of Object.entries({
      '1': 3.1,
      '2': 89.2,
      '3': 1.2,
      '4': 0.2,
      '5': 0.6,
      '6a': 3.42,
      '6b': 2.28,
    })) {
      expect(Math.abs((byForm[form] ?? 0) - share), form).toBeLessThan(0.8);
    }
  });

  it('give every worker numbers that are valid, unique and agree with sex and birth year', () => {
    const wrong = workers.filter(
      ({ soCccd, gioiTinh, ngaySinh, soHoChieu, dienThoai }) =>
        !isCitizenId(soCccd) ||
        !hasKnownProvince(soCccd) ||
        !agreesWithPerson(soCccd, gioiTinh, ngaySinh) ||
        (soHoChieu !== null && !isPassport(soHoChieu)) ||
        (dienThoai !== null && !isPhone(dienThoai)),
    );
    expect(wrong).toEqual([]);
    expect(new Set(workers.map(({ soCccd }) => soCccd)).size).toBe(workers.length);
    const passports = workers.flatMap(({ soHoChieu }) => soHoChieu ?? []);
    expect(new Set(passports).size).toBe(passports.length);
  });

  it('give every unit a valid tax code of the series 99 that nobody else has', () => {
    expect(units.filter(({ mst }) => !isTaxCode(mst) || !mst.startsWith('99'))).toEqual([]);
    expect(new Set(units.map(({ mst }) => mst)).size).toBe(60);
  });

  it('pass the rules of the forms, so that any record can be opened and saved', () => {
    const schema = workerSchema({ today: demoBaseDate });
    const contractsOf = groupedByWorker();
    const broken = workers.flatMap((worker) =>
      validationErrorsOf(schema, { ...worker, hopDong: contractsOf.get(worker.id) ?? [] }),
    );
    expect(broken).toEqual([]);
    const brokenUnits = units.flatMap((unit) =>
      validationErrorsOf(unitSchema({ today: demoBaseDate }), normalizeUnit(unit)),
    );
    expect(brokenUnits).toEqual([]);
  });

  it('refer to nothing that is missing and let nobody pay after the base date', () => {
    const orphans = contracts.filter(
      ({ nguoiLaoDongId, donViId, ngayDong, dongQuy, soGcn }) =>
        database.workers.find(nguoiLaoDongId) === undefined ||
        (donViId !== null && database.units.find(donViId) === undefined) ||
        (ngayDong ?? '') > demoBaseDate ||
        (dongQuy === 1) !== (soGcn !== null),
    );
    expect(orphans).toEqual([]);
    expect(users.filter(({ donViId }) => database.units.find(donViId) === undefined)).toEqual([]);
    expect(
      units.filter(({ canBoPhuTrachId }) => database.users.find(canBoPhuTrachId)?.loaiDonViId !== fundUnitTypeId),
    ).toEqual([]);
  });

  it('hold workers without a contract, rare names and namesakes', () => {
    const withContract = new Set(contracts.map(({ nguoiLaoDongId }) => nguoiLaoDongId));
    expect(workers.filter(({ id }) => !withContract.has(id))).toHaveLength(40);
    expect(workers.filter(({ hoTen }) => hoTen === 'Đặng Thị Ưng')).toHaveLength(1);
    expect(workers.some(({ hoTen }) => hoTen === 'Đặng Thị Ưởng')).toBe(true);
    expect(new Set(workers.map(({ hoTen }) => hoTen)).size).toBeLessThan(workers.length - 50);
  });

  it('hold some people who were entered twice, never abroad twice at one time', () => {
    const pairs = suspectPairs(workers);
    expect(pairs.length).toBeGreaterThanOrEqual(20);
    expect(pairs.length).toBeLessThan(30);
    expect(new Set(pairs.map(({ reasons }) => reasons[0]))).toEqual(
      new Set(['cccd-gan-giong', 'ten-ngay-sinh', 'ten-ngay-thang-dao', 'ngay-sinh-dien-thoai']),
    );
    const contractsOf = groupedByWorker();
    const mistyped = pairs.filter(({ reasons }) => reasons.includes('cccd-gan-giong'));
    const overlapping = mistyped.filter(({ left, right }) =>
      contractsOf
        .get(left.id)
        ?.some((one) =>
          contractsOf
            .get(right.id)
            ?.some(
              (other) => (one.tuNgay ?? '') <= (other.denNgay ?? '') && (other.tuNgay ?? '') <= (one.denNgay ?? ''),
            ),
        ),
    );
    expect([mistyped.length > 10, overlapping]).toEqual([true, []]);
    expect(suspectPairs(createDatabase({ workerCount: 200 }).workers.rows())).toEqual([]);
  });

  it('hold the people of tours and tests, and one for each refusal of sign-in', () => {
    const named = Object.fromEntries(users.map((user) => [user.userName, user]));
    expect(named['khoa.tm']).toMatchObject({ hoTen: 'Trần Minh Khoa', roles: ['chuyen-vien-quy'], loaiDonViId: 100 });
    expect(named['ha.lt']).toMatchObject({ hoTen: 'Lê Thu Hà', roles: ['chuyen-vien-quy'] });
    expect(named['vinh.pq']).toMatchObject({ hoTen: 'Phạm Quốc Vinh', roles: ['lanh-dao-quy'] });
    expect(named['ngan.dt']).toMatchObject({ hoTen: 'Đỗ Thị Ngân', roles: ['ke-toan-quy'] });
    expect(named['son.hv']).toMatchObject({ hoTen: 'Hoàng Văn Sơn', roles: ['dolab-khai-thac'], loaiDonViId: 13 });
    expect(named['admin']).toMatchObject({ roles: ['quan-tri'], loaiDonViId: 100 });
    const demoUnit = units.find(({ ma }) => ma === 'DV0007');
    expect(demoUnit).toMatchObject({ ten: 'Công ty Cổ phần Nhân lực Lam Giang', mst: '9900000048', loaiDonViId: 2 });
    for (const userName of ['dv0007.lanhdao', 'dv0007.nhaplieu']) {
      expect(named[userName]).toMatchObject({ donViId: demoUnit?.id, loaiDonViId: 2 });
    }
    expect(named['khoa.bikhoa']?.lockoutEnd).toBe('2099-12-31T00:00:00+00:00');
    expect(named['ngung.hoatdong']?.isActive).toBe(false);
    expect(named['hai.buoc']?.twoFactorEnabled).toBe(true);
    expect(named['doi.matkhau']?.mustChangePassword).toBe(true);
    expect(new Set(users.map(({ userName }) => userName)).size).toBe(90);
  });
});
