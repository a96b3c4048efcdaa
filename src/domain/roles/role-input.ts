import type { AnySchema } from 'yup';

import { normalizeName } from '../text/names';
import { recordOf, requiredFlag, requiredText } from '../validation/yup-fields';
import { longestRoleName, type Role, type RoleInput } from './role';

/** A form's first values of a new role. */
export const emptyRole: RoleInput = { name: '', isDefault: false, isPublic: true };

/** What of a stored role the form edits. */
export function roleInputOf({ name, isDefault, isPublic }: Role): RoleInput {
  return { name, isDefault, isPublic };
}

export function normalizeRole(typed: RoleInput): RoleInput {
  return { ...typed, name: normalizeName(typed.name) };
}

/** Rules of a role (ABP contract §6.2); whether the name is free is known to the server alone. */
export function roleSchema() {
  return recordOf({
    name: requiredText({ max: longestRoleName }),
    isDefault: requiredFlag(),
    isPublic: requiredFlag(),
  } satisfies Record<keyof RoleInput, AnySchema>);
}
