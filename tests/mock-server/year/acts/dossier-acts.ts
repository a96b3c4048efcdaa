import { requiredPapers } from '@/domain/self-paying/self-paying-papers';
import { attachmentsOf } from '@mock-server/data/attachments';
import type { SelfPayingRow } from '@mock-server/data/fund/self-paying-row';

import { declarationOfSen } from '../../../support/self-paying';
import { attach, dossiers } from '../../fund/self-paying-desk';
import { newIntention, recent, stepCall, type Act } from '../call';
import type { Random, YearWorld } from '../year-world';

const resource = 'nguoi-lao-dong-tu-dong';

/** Marks the people of this test's declarations. */
const firstDigits = '042196';

/** A new declaration, of somebody's own or of a unit's worker; now and then of somebody who has declared already. */
export const declare: Act = (world, random) => ({
  who: 'khoa.tm',
  method: 'POST',
  path: dossiers,
  body: declaration(world, random),
});

function declaration(world: YearWorld, random: Random) {
  const { database } = world;
  const known = recent(ownDossiers(world), random, 8);
  const line = recent(database.fundReportLines.rows(), random, 20);
  const n = world.nextNumber();
  const year = Number(world.today().slice(0, 4));
  const isOfUnit = random.isTrue(0.5);
  const person =
    known !== undefined && random.isTrue(0.2)
      ? { soCccd: known.soCccd, soHoChieu: known.soHoChieu }
      : { soCccd: `${firstDigits}${String(n).padStart(6, '0')}`, soHoChieu: `C${String(20_000_000 + n)}` };
  // Somebody whom a unit has declared in its report pays by themselves.
  const ofLine =
    line !== undefined && isOfUnit && random.isTrue(0.2)
      ? {
          hoTen: line.hoTen,
          ngaySinh: line.ngaySinh,
          gioiTinh: line.gioiTinh,
          soCccd: line.soCccd,
          soHoChieu: line.soHoChieu,
        }
      : {};
  return {
    ...declarationOfSen({
      ...person,
      ...ofLine,
      soHopDong: known !== undefined && random.isTrue(0.1) ? known.soHopDong : `${String(n)}/${String(year)}/HĐLĐ`,
      ngayXuatCanh: isOfUnit ? `${world.today().slice(0, 8)}05` : `${String(year + 1)}-03-02`,
      ...{ tuNgay: `${String(year + 1)}-03-02`, denNgay: `${String(year + 3)}-12-01` },
      ...(isOfUnit ? { hinhThuc: 'qua-don-vi', donViId: world.unitAt(random).id } : {}),
    }),
  };
}

export const editDossier: Act = (world, random) => {
  const row = recent(ownDossiers(world), random, 6);
  return (
    row && {
      who: 'khoa.tm',
      method: 'PUT',
      path: `${dossiers}/${row.id}`,
      body: { ...declaration(world, random), concurrencyStamp: row.concurrencyStamp },
      step: { resource, id: row.id, verb: 'sua' },
    }
  );
};

const ofApproval: Readonly<Record<number, readonly string[]>> = {
  2: ['phe-duyet', 'phe-duyet', 'phe-duyet', 'yeu-cau-bo-sung', 'tu-choi', 'huy', 'mo-lai'],
  5: ['phe-duyet', 'mo-lai'],
  6: ['bo-sung', 'bo-sung', 'tu-choi', 'huy', 'phe-duyet'],
  9: ['bo-sung', 'ghi-nhan-dong'],
};
const ofPayment: Readonly<Record<number, readonly string[]>> = {
  1: ['ghi-nhan-dong', 'ghi-nhan-dong', 'ghi-nhan-dong', 'mo-lai', 'mo-lai', 'huy', 'xac-nhan-dong'],
  2: ['xac-nhan-dong', 'xac-nhan-dong', 'khong-tim-thay', 'khong-tim-thay', 'mo-lai'],
  3: ['mo-lai', 'khong-tim-thay', 'ghi-nhan-dong'],
  4: ['ghi-nhan-dong', 'mo-lai'],
};

export const stepDossier: Act = (world, random) => {
  const own = ownDossiers(world);
  // Rather one whose money is waited or looked for, or one that was returned: few come as far as that.
  const paying = own.filter(({ trangThai, tinhTrangDong }) => trangThai === 4 && tinhTrangDong < 3);
  const returned = own.filter(({ trangThai }) => trangThai === 6);
  const rare = random.isTrue(0.2) && returned.length > 0 ? returned : own;
  const row = recent(paying.length > 0 && random.isTrue(0.5) ? paying : rare, random, 6);
  if (row === undefined) {
    return undefined;
  }
  if (row.trangThai === 2 && random.isTrue(0.9)) {
    attach(world.office, row, ...missingPapers(world, row));
  }
  const verb = random.pick((row.trangThai === 4 ? ofPayment[row.tinhTrangDong] : ofApproval[row.trangThai]) ?? ['huy']);
  const who = { 'xac-nhan-dong': 'ngan.dt', 'khong-tim-thay': 'ngan.dt', 'mo-lai': 'vinh.pq' }[verb] ?? 'khoa.tm';
  return stepCall(world, who, { resource, id: row.id, verb }, wordsOf(world, random, row)[verb]);
};

/** A record has ten documents at most. */
function missingPapers({ database }: YearWorld, { id }: SelfPayingRow) {
  const there = new Set(attachmentsOf(database.attachments, resource, id).map(({ giayTo }) => giayTo));
  return [...new Set([...requiredPapers('6a'), ...requiredPapers('qua-don-vi')])].filter((paper) => !there.has(paper));
}

function wordsOf(
  world: YearWorld,
  random: Random,
  row: SelfPayingRow,
): Readonly<Record<string, Record<string, unknown>>> {
  const day = world.today();
  const isCash = random.isTrue(0.3);
  return {
    'yeu-cau-bo-sung': { giayTo: [] },
    'ghi-nhan-dong': {
      ...{ hinhThucNop: isCash ? 2 : 1, ngayNop: day, nganHangId: isCash ? null : '970436' },
      soGiaoDich: isCash ? null : `GD${String(world.nextNumber())}`,
    },
    'xac-nhan-dong': {
      ...{ soTienThucNhan: Math.max(1_000, row.soTien + random.pick([0, 0, 0, 20_000, -20_000])), ngayGhiCo: day },
      ...{ noiDung: null, soChungTu: random.isTrue(0.5) ? null : `FT${String(world.nextNumber())}` },
    },
  };
}

/** Several dossiers at once. */
export const approveDossiers: Act = (world, random) => {
  const items = ownDossiers(world)
    .slice(-8)
    .filter(() => random.isTrue(0.4))
    .map(({ id, concurrencyStamp }) => ({ id, concurrencyStamp }));
  const body = { items, maLanGui: newIntention() };
  return { who: 'khoa.tm', method: 'POST', path: `${dossiers}/nhieu/phe-duyet`, body };
};

/** The ledger: a correction, money paid back, a certificate issued anew. */
export const changeContribution: Act = (world, random) => {
  const { database } = world;
  const all = [...database.contributions.rows()];
  const own = all.filter(({ hoSoTuDongId }) => hoSoTuDongId !== null);
  const row = recent(random.isTrue(0.3) ? own : all, random, 12);
  const verb = random.pick(['dieu-chinh', 'hoan-tra', 'cap-lai-gcn'] as const);
  const amounts = random.pick([
    { tienNld: 60_000, tienDn: 150_000 },
    { tienNld: row?.tienNldPhaiDong ?? 0, tienDn: row?.tienDnPhaiDong ?? 0 },
  ]);
  return (
    row && {
      who: 'ngan.dt',
      method: 'POST',
      path: `/api/app/dong-gop-quy/${row.id}/${verb}`,
      body: {
        ...{ concurrencyStamp: row.concurrencyStamp, maLanGui: newIntention(), lyDo: 'Theo đề nghị của đơn vị.' },
        ...(verb === 'dieu-chinh' ? amounts : {}),
        ...(verb === 'hoan-tra' ? { soChungTu: `UNC${String(world.nextNumber())}`, ngayChungTu: world.today() } : {}),
      },
    }
  );
};

function ownDossiers({ database }: YearWorld): readonly SelfPayingRow[] {
  return [...database.selfPaying.rows()].filter(
    ({ soCccd }) => soCccd.startsWith(`${firstDigits}00`) || soCccd.startsWith('038098'),
  );
}
