import type { Unit } from '@/domain/units/unit';

import { demoPassword } from '../../support/test-backend';
import { recent, type Act, type Call } from '../call';
import { unitCodes, type Random, type YearWorld } from '../year-world';

const unitsPath = '/api/app/don-vi';

/** A unit is stopped in the middle of its work, and before long it works again. */
export const stopUnit: Act = (world, random) => {
  const units = unitCodes.flatMap((ma) => world.fund.unitOf(ma) ?? []);
  const stopped = units.filter(({ trangThai }) => trangThai !== 1);
  const isToStop = random.isTrue(stopped.length === 0 ? 0.4 : 0.1);
  if (stopped.length === 0 && !isToStop) {
    return undefined;
  }
  const unit = random.pick(isToStop ? units : stopped);
  return changeOf(world, unit.id, { trangThai: isToStop ? random.pick([2, 3, 4, 5]) : 1 });
};

/** A unit that has just begun becomes one of another type, moves to another province, or is stopped. */
export const changeYoungUnit: Act = (world, random) => {
  const unit = youngUnit(world, random);
  const changes: Partial<Unit> = random.pick([
    { loaiDonViId: random.pick([2, 3, 4, 5, 13]) },
    { tinhThanhMa: '42', xaPhuongMa: '18073' },
    { trangThai: random.pick([1, 1, 2]) },
  ]);
  return unit && changeOf(world, unit.id, changes);
};

/** One that was entered in this year. */
function youngUnit({ database }: YearWorld, random: Random) {
  return recent(
    [...database.units.rows()].filter(({ ma }) => ma > 'DV0060'),
    random,
    3,
  );
}

/** Another officer looks after a unit. */
export const handOverUnit: Act = (world, random) => {
  const officers = [...world.database.users.rows()].filter(({ roles }) => roles.includes('chuyen-vien-quy'));
  return changeOf(world, world.unitAt(random).id, { canBoPhuTrachId: random.pick(officers).id });
};

/** Whoever was stopped works again. */
export async function reopenUnits(world: YearWorld): Promise<void> {
  for (const { id, trangThai } of unitCodes.flatMap((ma) => world.fund.unitOf(ma) ?? [])) {
    const call = trangThai === 1 ? undefined : await changeOf(world, id, { trangThai: 1 });
    await (call && (await world.office.as(call.who)).put(call.path, call.body));
  }
}

async function changeOf(world: YearWorld, id: string, changes: Partial<Unit>): Promise<Call | undefined> {
  const { status, body } = await (await world.office.as('khoa.tm')).get(`${unitsPath}/${id}`);
  return status === 200
    ? { who: 'khoa.tm', method: 'PUT', path: `${unitsPath}/${id}`, body: { ...(body as Unit), ...changes } }
    : undefined;
}

/** A colleague of those who work: a clerk or a head of a unit, old or young, an officer or an accountant of the Fund. */
export const hire: Act = (world, random) => {
  const userName = `dong.nghiep${String(world.nextNumber())}`;
  world.newcomers.push(userName);
  const [role, donViId] = random.pick(placesOf(world, random));
  return {
    who: 'admin',
    method: 'POST',
    path: '/api/identity/users',
    body: {
      ...{ userName, name: 'Nghiệp', surname: 'Trần Đồng', email: `${userName}@example.com`, phoneNumber: null },
      ...{ isActive: true, lockoutEnabled: true, password: demoPassword },
      ...{ roleNames: [role], extraProperties: { DonViId: donViId } },
    },
  };
};

function placesOf(world: YearWorld, random: Random): readonly (readonly [role: string, donViId: string])[] {
  const fund = world.fund.unitOf('DV0060')?.id ?? '';
  const young = youngUnit(world, random)?.id ?? world.unitAt(random).id;
  return [
    ['don-vi-nhap-lieu', world.unitAt(random).id],
    ['don-vi-lanh-dao', world.unitAt(random).id],
    ['don-vi-nhap-lieu', young],
    ['so-khai-thac', young],
    [random.pick(['chuyen-vien-quy', 'ke-toan-quy', 'lanh-dao-quy']), fund],
  ];
}
