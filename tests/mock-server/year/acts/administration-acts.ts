import type { Unit } from '@/domain/units/unit';

import { demoPassword } from '../../support/test-backend';
import { newIntention, recent, type Act } from '../call';

const usersPath = '/api/identity/users';
const unitsPath = '/api/app/don-vi';
const rulesPath = '/api/app/dm-so-tien-dong-quy';

const roles = [
  ...['chuyen-vien-quy', 'ke-toan-quy', 'lanh-dao-quy', 'don-vi-lanh-dao', 'don-vi-nhap-lieu'],
  ...['so-khai-thac', 'dolab-khai-thac', 'quan-tri'],
] as const;

/** Somebody new at a unit or at the Fund, with a role that may or may not fit. */
export const addUser: Act = (world, random) => {
  const userName = `nguoi.moi${String(world.nextNumber())}`;
  world.newcomers.push(userName);
  const unitId = random.isTrue(0.5) ? world.unitAt(random).id : (world.fund.unitOf('DV0060')?.id ?? '');
  return {
    who: 'admin',
    method: 'POST',
    path: usersPath,
    body: {
      ...{ userName, name: 'Mới', surname: 'Nguyễn Người', email: `${userName}@example.com`, phoneNumber: null },
      ...{ isActive: true, lockoutEnabled: true, password: demoPassword },
      ...{ roleNames: [random.pick(roles)], extraProperties: { DonViId: unitId } },
    },
  };
};

/** A newcomer gets another role, goes to another unit, is stopped, or comes back. */
export const changeUser: Act = async (world, random) => {
  const user = pickNewcomer(world, random.pick);
  const reply = user && (await (await world.office.as('admin')).get(`${usersPath}/${user.id}`));
  if (user === undefined || reply?.status !== 200) {
    return undefined;
  }
  const changes = random.pick([
    { roleNames: [random.pick(roles)] },
    { isActive: random.isTrue(0.5) },
    { extraProperties: { DonViId: world.unitAt(random).id } },
  ]);
  const body = { ...(reply.body as object), ...changes };
  return { who: 'admin', method: 'PUT', path: `${usersPath}/${user.id}`, body };
};

export const lockUser: Act = (world, random) => {
  const user = pickNewcomer(world, random.pick);
  const verb = random.pick(['khoa', 'mo-khoa']);
  return user && { who: 'admin', method: 'POST', path: `/api/app/nguoi-dung/${user.id}/${verb}`, body: {} };
};

export const removeUser: Act = (world, random) => {
  const user = pickNewcomer(world, random.pick);
  return user && { who: 'admin', method: 'DELETE', path: `${usersPath}/${user.id}` };
};

function pickNewcomer(
  { database, newcomers }: Parameters<Act>[0],
  pick: Parameters<Act>[1]['pick'],
): { readonly id: string } | undefined {
  const known = [...database.users.rows()].filter(({ userName }) => newcomers.includes(userName));
  return known.length === 0 ? undefined : pick(known);
}

/** A unit's own particulars, its opening debts, or its removal. */
export const changeUnit: Act = async (world, random) => {
  const { id } = world.unitAt(random);
  const { status, body } = await (await world.office.as('khoa.tm')).get(`${unitsPath}/${id}`);
  const unit = body as Unit;
  const changes = random.pick([
    { website: `https://don-vi${String(world.nextNumber())}.example.com` },
    { duNoNld: unit.duNoNld + 50_000 },
    { duNoDoanhThu: unit.duNoDoanhThu + 50_000 },
    { loaiDonViId: 5 },
    { tinhThanhMa: '40' },
  ]);
  return status === 200
    ? { who: 'khoa.tm', method: 'PUT', path: `${unitsPath}/${id}`, body: { ...unit, ...changes } }
    : undefined;
};

export const addUnit: Act = (world, random) => {
  const n = String(world.nextNumber());
  const officer = [...world.database.users.rows()].find(({ userName }) => userName === 'khoa.tm');
  return {
    who: random.pick(['khoa.tm', 'son.hv', 'admin']),
    method: 'POST',
    path: unitsPath,
    body: {
      ...{ ten: `Công ty TNHH Nhân lực Số ${n}`, tenGiaoDich: null, tenVietTat: null, loaiDonViId: 2 },
      ...{ mst: '0100233488', soGiayPhep: `${n}/THU-GP`, ngayCapGp: '2026-01-05', coQuanCapGp: 'Bộ Nội vụ' },
      ...{ tinhThanhMa: '01', xaPhuongMa: '00004', diaChi: 'Số 1, phố Thử', dienThoai: '0900000999' },
      ...{ email: `thu${n}@example.com`, website: null, nguoiDaiDien: 'Trần Văn Thử', chucVu: 'Giám đốc' },
      ...{ canBoPhuTrachId: officer?.id ?? '', duNoNld: 0, duNoDoanhThu: 0, taiKhoan: [], lienHe: [], trangThai: 1 },
    },
  };
};

export const removeUnit: Act = (world, random) => {
  const row = recent(world.database.units.rows(), random, 3);
  return row && { who: 'admin', method: 'DELETE', path: `${unitsPath}/${row.id}` };
};

/** A rule of what is to be paid ends with this month, and the next one follows it. */
export const changeAmount: Act = (world, random) => {
  const row = recent(
    [...world.database.contributionAmounts.rows()].filter(({ hieuLucDen }) => hieuLucDen === null),
    random,
    3,
  );
  const n = String(world.nextNumber());
  const year = Number(world.today().slice(0, 4));
  const next = {
    ma: `QD-${n}`,
    soTien: (row?.soTien ?? 0) + 10_000,
    tyLe: null,
    canCu: `Quyết định ${n}`,
    ghiChu: null,
  };
  const quyDinhKeTiep = random.isTrue(0.8) ? next : null;
  return (
    row && {
      who: 'vinh.pq',
      method: 'POST',
      path: `${rulesPath}/${row.id}/ket-thuc`,
      body: {
        ...{ hieuLucDen: `${String(year)}-12-31`, quyDinhKeTiep },
        ...{ concurrencyStamp: row.concurrencyStamp, maLanGui: newIntention() },
      },
    }
  );
};

/** A day off, or its end. */
export const changeDayOff: Act = (world, random) => {
  const row = recent(world.database.daysOff.rows(), random, 3);
  const day = `2027-0${String(1 + random.below(6))}-1${String(random.below(9))}`;
  return row !== undefined && random.isTrue(0.4)
    ? { who: 'admin', method: 'DELETE', path: `/api/app/ngay-nghi/${row.id}` }
    : {
        who: 'admin',
        method: 'POST',
        path: '/api/app/ngay-nghi',
        body: { ngay: day, loai: 1, ten: 'Nghỉ bù', ghiChu: null },
      };
};
