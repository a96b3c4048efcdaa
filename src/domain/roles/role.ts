import type { HandedBack } from '../abp/handed-back';

/** Longest name of a role that ABP Identity stores. */
export const longestRoleName = 256;

/** What of a role a form edits. */
export type RoleInput = {
  readonly name: string;
  /** Given to every new user. */
  readonly isDefault: boolean;
  /** Known to other users. */
  readonly isPublic: boolean;
};

/** ABP's `IdentityRoleDto`. */
export type Role = RoleInput &
  HandedBack & {
    readonly id: string;
    /** Belongs to the system: neither renamed nor deleted. */
    readonly isStatic: boolean;
  };
