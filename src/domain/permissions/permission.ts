/** Whose permissions: `R` a role, keyed by its name; `U` a user, keyed by id (ABP contract §7). */
export type PermissionProvider = {
  readonly name: 'R' | 'U';
  readonly key: string;
};

/** Who has granted a permission: this role or user itself, or another one through which it comes. */
export type PermissionGrant = {
  readonly providerName: string;
  readonly providerKey: string;
};

/** One permission of `GET /api/permission-management/permissions`; parents come before their children. */
export type Permission = {
  readonly name: string;
  readonly displayName: string;
  readonly parentName: string | null;
  readonly isGranted: boolean;
  /** Providers that may grant it; empty means any. */
  readonly allowedProviders: readonly string[];
  readonly grantedProviders: readonly PermissionGrant[];
  /** False for what the person who asks does not have and so cannot give (ABP 10.2); missing in older versions. */
  readonly isEditable?: boolean | undefined;
};

export type PermissionGroup = {
  readonly name: string;
  readonly displayName: string;
  readonly permissions: readonly Permission[];
};

export type PermissionList = {
  readonly entityDisplayName: string;
  readonly groups: readonly PermissionGroup[];
};

/** What `PUT` is told of: only what has changed. */
export type PermissionChange = {
  readonly name: string;
  readonly isGranted: boolean;
};
