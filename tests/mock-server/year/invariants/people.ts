import type { UserRow } from '@mock-server/data/users';

import type { Random, YearWorld } from '../year-world';

/** Somebody who has come since and does the same work at the same place; the person themselves where there is nobody. */
export function colleagueOf({ database, newcomers }: YearWorld, random: Random, who: string): string {
  const users = [...database.users.rows()];
  const person = users.find(({ userName }) => userName === who);
  const others = users.filter(
    ({ userName, donViId, roles }) =>
      newcomers.includes(userName) && donViId === person?.donViId && roles.some((role) => person.roles.includes(role)),
  );
  return others.length === 0 ? who : random.pick(others).userName;
}

/**
 * Whoever was removed or stopped, or whose unit was, is answered nothing, and everybody else is (§5.11, §5.15); whoever
 * is locked does not sign in, though an open session lives on until its next renewal.
 */
export async function peopleInTheWrong(world: YearWorld, random: Random): Promise<readonly string[]> {
  const { database, newcomers, office } = world;
  const people = ['dv0003.lanhdao', 'dv0007.nhaplieu', 'dv0012.lanhdao', ...newcomers];
  const who = random.pick(people);
  const user = [...database.users.rows()].find(({ userName }) => userName === who);
  if (user !== undefined && isLocked(user, office.clock.read())) {
    office.leave(who);
  }
  const isAnswered = (await world.deskOf(who)) !== undefined;
  const mayWork = user !== undefined && isAtWork(world, user, office.clock.read());
  return isAnswered === mayWork ? [] : [`${who} ${isAnswered ? 'is' : 'is not'} answered: ${tellOf(world, user)}`];
}

function tellOf({ database }: YearWorld, user: UserRow | undefined): string {
  const unit = database.units.findEver(user?.donViId ?? '');
  return user === undefined
    ? 'gone'
    : `active ${String(user.isActive)}, locked until ${user.lockoutEnd ?? 'never'}, ${unit?.ma ?? 'no unit'} ${String(unit?.trangThai)}`;
}

function isLocked({ lockoutEnd }: UserRow, now: number): boolean {
  return lockoutEnd !== null && Date.parse(lockoutEnd) > now;
}

function isAtWork({ database }: YearWorld, user: UserRow, now: number): boolean {
  return user.isActive && !isLocked(user, now) && database.units.find(user.donViId)?.trangThai === 1;
}
