import type { ListResult } from '@/domain/abp/paging';
import type { MockBackend } from '@mock-server/backend';
import { setGrant } from '@mock-server/data/permission-grants';

import { askToken, demoPassword, userNamed } from '../support/test-backend';
import { errorOf, type Desk, type Office, type Reply } from './office';
import { unitIdOf } from './worker-fixtures';

export const usersPath = '/api/identity/users';
export const rolesPath = '/api/identity/roles';
export const permissionsPath = '/api/permission-management/permissions';
export const listPath = '/api/app/nguoi-dung';

/** ABP's `IdentityUserDto`, as far as the tests look at it. */
export type UserDto = {
  readonly id: string;
  readonly userName: string;
  readonly concurrencyStamp: string;
  readonly isActive: boolean;
  readonly lockoutEnabled: boolean;
  readonly extraProperties: Readonly<Record<string, unknown>>;
};

export type RoleDto = {
  readonly id: string;
  readonly name: string;
  readonly isDefault: boolean;
  readonly isStatic: boolean;
  readonly isPublic: boolean;
  readonly concurrencyStamp: string;
};

export function idOf(backend: MockBackend, userName: string): string {
  return userNamed(backend, userName).id;
}

/** The body for a new officer of the Fund. */
export function newUser(office: Office) {
  return {
    userName: 'hang.nt',
    name: 'Hằng',
    surname: 'Nguyễn Thị',
    email: 'hang.nt@example.com',
    phoneNumber: '0912345678',
    isActive: true,
    lockoutEnabled: true,
    roleNames: ['chuyen-vien-quy'],
    password: 'Moi#2026',
    extraProperties: { DonViId: unitIdOf(office, 'DV0060') },
  };
}

/** The body with which a user is saved as they are. */
export async function userInput(desk: Desk, id: string): Promise<Readonly<Record<string, unknown>>> {
  return (await desk.get(`${usersPath}/${id}`)).body as Readonly<Record<string, unknown>>;
}

/** Gives a person permissions of their own. */
export function grantToUser({ database }: MockBackend, id: string, ...names: readonly string[]): void {
  for (const name of names) {
    setGrant(database.permissionGrants, { providerName: 'U', providerKey: id }, name, true);
  }
}

/** A person without any role, who is given permissions one by one. */
export async function personWith(office: Office, ...names: readonly string[]): Promise<Desk> {
  const { backend } = office;
  const user = userNamed(backend, 'ngan.dt');
  backend.database.users.put({ ...user, roles: [] });
  grantToUser(backend, user.id, ...names);
  return office.as('ngan.dt');
}

/** The names of a user's roles. */
export async function rolesOf(desk: Desk, id: string): Promise<readonly string[]> {
  const { body } = await desk.get(`${usersPath}/${id}/roles`);
  return (body as ListResult<RoleDto>).items.map(({ name }) => name);
}

/** Status, code and message of an answer in ABP's error format. */
export function refusal(reply: Reply): readonly [number, string | null, string] {
  const { code, message } = errorOf(composed(reply));
  return [reply.status, code, message];
}

/** What the token endpoint says to a user name and password: the status and, when refused, the description. */
export async function signInOutcome(backend: MockBackend, userName: string, password = demoPassword) {
  const answer = await askToken(backend, {
    grant_type: 'password',
    username: userName,
    password,
    scope: 'offline_access QuyHoTro',
  });
  const body = (await answer.json()) as { readonly error_description?: string; readonly refresh_token?: string };
  return { status: answer.status, description: body.error_description, refreshToken: body.refresh_token ?? '' };
}

/** The status with which a refresh token is answered. */
export async function refreshStatus(backend: MockBackend, refreshToken: string): Promise<number> {
  return (await askToken(backend, { grant_type: 'refresh_token', refresh_token: refreshToken })).status;
}

/** The answer with its texts composed, because some of ABP's Vietnamese ones come decomposed. */
export function composed({ status, body }: Reply): Reply {
  return {
    status,
    body: body === undefined ? undefined : (JSON.parse(JSON.stringify(body).normalize('NFC')) as unknown),
  };
}
