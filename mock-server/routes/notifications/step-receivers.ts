import { fundUnitTypeId } from '@/domain/constants';
import { isGranted } from '@/domain/policies/policy-expression';
import { isLocked } from '@/domain/users/sign-in-state';

import type { MockBackend } from '../../backend';
import { policiesOf } from '../../data/granted-policies';
import type { UserRow } from '../../data/users';
import { demoClientId } from '../../settings';
import type { KnownRecord } from './known-record';
import type { StepAudience } from './step-stories';

/**
 * The people whom a step of a record concerns, those only who may open it.
 *
 * The Fund's side is the unit's own officer where he can go on with it, else everybody who can; an officer who is locked
 * out cannot, and the work would wait for nobody. The other side is the unit's people, or who has entered the record of a
 * person without a unit; where they cannot go on with it, their colleagues who can.
 */
export function receiversOf(
  backend: MockBackend,
  { unitId, creatorId, policy, editPolicy }: Pick<KnownRecord, 'unitId' | 'creatorId' | 'policy' | 'editPolicy'>,
  audience: StepAudience,
): readonly UserRow[] {
  const { units } = backend.database;
  if (audience.kind === 'fund') {
    const able = people(backend, `${policy} && ${audience.policy}`, isOfFund);
    const officerId = unitId === null ? null : (units.find(unitId)?.canBoPhuTrachId ?? null);
    const officers = able.filter(({ id, lockoutEnd }) => id === officerId && !isLocked(lockoutEnd, backend.clock()));
    return officers.length === 0 ? able : officers;
  }
  if (unitId !== null) {
    return people(backend, policy, ({ donViId }) => donViId === unitId);
  }
  return createLeftBehind(backend, editPolicy)({ donViId: unitId, creatorId })
    ? people(backend, policy, (user) => isOfFund(user) && (user.id === creatorId || mayDo(backend, editPolicy, user)))
    : people(backend, policy, ({ id }) => id === creatorId);
}

/** What of a record tells who goes on with it once it has come back. */
type EnteredRecord = { readonly donViId: string | null; readonly creatorId: string | null };

/**
 * Judges whether a record of no unit waits for somebody who cannot go on with it: who has entered it is locked out, gone,
 * or does other work by now. Any colleague can then, and would never hear of it. What somebody has declared without an
 * account waits for nobody.
 *
 * @param editPolicy What going on with it takes.
 */
export function createLeftBehind(backend: MockBackend, editPolicy: string): (record: EnteredRecord) => boolean {
  const away = new Map<string, boolean>();
  return ({ donViId, creatorId }) => {
    if (donViId !== null || creatorId === null) {
      return false;
    }
    const isAway = away.get(creatorId) ?? !isAtWork(backend, creatorId, editPolicy);
    away.set(creatorId, isAway);
    return isAway;
  };
}

function isAtWork(backend: MockBackend, userId: string, editPolicy: string): boolean {
  const user = backend.database.users.find(userId);
  return (
    user !== undefined &&
    user.isActive &&
    isOfFund(user) &&
    !isLocked(user.lockoutEnd, backend.clock()) &&
    mayDo(backend, editPolicy, user)
  );
}

function isOfFund({ loaiDonViId }: UserRow): boolean {
  return loaiDonViId === fundUnitTypeId;
}

function people(backend: MockBackend, policy: string, isMeant: (user: UserRow) => boolean): readonly UserRow[] {
  const found: UserRow[] = [];
  for (const user of backend.database.users.rows()) {
    if (user.isActive && isMeant(user) && mayDo(backend, policy, user)) {
      found.push(user);
    }
  }
  return found;
}

/** Whether a person has a policy at this moment, wherever it is granted to them. */
export function mayDo(backend: MockBackend, policy: string, { id: userId, roles, tenantId }: UserRow): boolean {
  return isGranted(policy, policiesOf(backend, { roles, userId, clientId: demoClientId, tenantId }));
}
