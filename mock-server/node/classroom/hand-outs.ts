import type { MockBackend } from '../../backend';
import { administratorRole } from '../../data/role-policies';
import { peopleOf, type UserRow } from '../../data/users';
import { demoAccounts } from '../../demo-accounts';
import { isAllowed, isLockedOut } from '../../issuer/credentials';
import { isPasswordOf } from '../../issuer/passwords';

/** An account for one trainee. */
export type HandOut = {
  readonly userName: string;
  readonly name: string;
  readonly roleLabel: string;
  readonly unitName: string;
  /** `undefined` once somebody has changed it. */
  readonly password: string | undefined;
};

/**
 * The accounts that a trainer can hand out, each to somebody else: people who sign in without hindrance, first one of
 * each role as the demo offers them, then turn by turn from every role, administrators last.
 */
export async function handOuts(backend: MockBackend): Promise<readonly HandOut[]> {
  const { database, issuer, settings } = backend;
  const everybody = peopleOf(database.users, null);
  const labels = roleLabels(everybody);
  const offered = demoAccounts.map(({ userName }) => userName);
  const people = everybody.filter((user) => isFree(backend, user));
  const named = offered.flatMap((userName) => people.filter((user) => user.userName === userName));
  const others = turnByTurn(people.filter(({ userName }) => !offered.includes(userName)));
  const isAdministrator = ({ roles }: UserRow) => roles.includes(administratorRole);
  const ordered = [...named, ...others];
  return Promise.all(
    [...ordered.filter((user) => !isAdministrator(user)), ...ordered.filter(isAdministrator)].map(async (user) => ({
      userName: user.userName,
      name: user.hoTen,
      roleLabel: user.roles.map((role) => labels.get(role) ?? role).join(', '),
      unitName: database.units.find(user.donViId)?.ten ?? '',
      password: (await isPasswordOf(issuer, user, settings.password)) ? settings.password : undefined,
    })),
  );
}

/** The demo's names of roles, by the role's own. */
export function roleLabels(users: readonly UserRow[]): ReadonlyMap<string, string> {
  const entries = demoAccounts
    .filter(({ group }) => group === 'role')
    .flatMap(({ userName, roleLabel }) => {
      const role = users.find((user) => user.userName === userName)?.roles[0];
      return role === undefined ? [] : [[role, roleLabel] as const];
    });
  // Two officers are offered under two labels; the first is the role's.
  return new Map(entries.reverse());
}

function isFree({ issuer }: MockBackend, user: UserRow): boolean {
  const isSpecial = user.twoFactorEnabled || user.mustChangePassword || user.isWithoutPassword === true;
  return !isSpecial && user.roles.length > 0 && isAllowed(issuer, user) && !isLockedOut(issuer, user);
}

function turnByTurn(users: readonly UserRow[]): readonly UserRow[] {
  const roles = new Set(users.map((user) => user.roles[0]));
  const queues = [...roles].map((role) => users.filter((user) => user.roles[0] === role));
  const longest = Math.max(0, ...queues.map(({ length }) => length));
  return Array.from({ length: longest }, (_, turn) => queues.flatMap((queue) => queue.slice(turn, turn + 1))).flat();
}
