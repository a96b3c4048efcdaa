import type { UnitRow } from '../../rows';
import type { UserRow } from '../../users';
import { drawName } from '../people/names';
import { fundUnitNumber, namedUsers, userRow } from './named-users';
import { createRandom } from '../random';

const unitLeaders = 15;

/** Officers of the Fund beside the named ones: numbers, and so ids, right after those. */
const moreOfficers = 4;

/** The 90 users: the named people, four more officers, and people of every other unit. */
export function seedUsers(units: readonly UnitRow[]): readonly UserRow[] {
  const random = createRandom('users');
  const users = [...namedUsers];
  const add = (unitNumber: number, userName: string, role: string) => {
    const unit = units[unitNumber - 1];
    users.push(
      userRow(users.length + 1, unitNumber, {
        userName,
        hoTen: drawName(random, random.chance(0.5), '01'),
        roles: [role],
        loaiDonViId: unit?.loaiDonViId ?? 2,
        tinhThanhMa: unit?.loaiDonViId === 3 ? unit.tinhThanhMa : null,
      }),
    );
  };
  for (let number = 1; number <= moreOfficers; number += 1) {
    add(fundUnitNumber, `chuyenvien${number}`, 'chuyen-vien-quy');
  }
  for (const [index, unit] of units.entries()) {
    for (const [suffix, role] of rolesOf(unit, index)) {
      add(index + 1, `${unit.ma.toLowerCase()}.${suffix}`, role);
    }
  }
  return users;
}

function rolesOf(unit: UnitRow, index: number): readonly (readonly [suffix: string, role: string])[] {
  switch (unit.loaiDonViId) {
    case 100:
      return [];
    case 13:
      return [
        ['khaithac1', 'dolab-khai-thac'],
        ['khaithac2', 'dolab-khai-thac'],
      ];
    case 3:
      return [['khaithac', 'so-khai-thac']];
    default: {
      const isDemoUnit = unit.ma === 'DV0007';
      return isDemoUnit
        ? []
        : [
            ['nhaplieu', 'don-vi-nhap-lieu'],
            ...(index <= unitLeaders ? [['lanhdao', 'don-vi-lanh-dao'] as const] : []),
          ];
    }
  }
}
