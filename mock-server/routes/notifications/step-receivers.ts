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
 * out cannot, and the work would wait for nobody. The other side is the unit's people, or who has declared a person's own
 * record.
 */
export function receiversOf(
  backend: MockBackend,
  { unitId, creatorId, policy }: Pick<KnownRecord, 'unitId' | 'creatorId' | 'policy'>,
  audience: StepAudience,
): readonly UserRow[] {
  const { units } = backend.database;
  if (audience.kind === 'fund') {
    const able = people(
      backend,
      `${policy} && ${audience.policy}`,
      ({ loaiDonViId }) => loaiDonViId === fundUnitTypeId,
    );
    const officerId = unitId === null ? null : (units.find(unitId)?.canBoPhuTrachId ?? null);
    const officers = able.filter(({ id, lockoutEnd }) => id === officerId && !isLocked(lockoutEnd, backend.clock()));
    return officers.length === 0 ? able : officers;
  }
  return unitId === null
    ? people(backend, policy, ({ id }) => id === creatorId)
    : people(backend, policy, ({ donViId }) => donViId === unitId);
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
