import type { Table } from './table';

/** A role, known to users and grants by its name. */
export type RoleRow = {
  readonly id: string;
  /** Unique whatever the case. */
  readonly name: string;
  /** Given to everybody who registers. */
  readonly isDefault: boolean;
  /** Belongs to the system: neither renamed nor deleted. */
  readonly isStatic: boolean;
  readonly isPublic: boolean;
  readonly extraProperties: Readonly<Record<string, unknown>>;
  /** Server time without a zone. */
  readonly creationTime: string;
  readonly concurrencyStamp: string;
};

/** The role of a name, whatever the case. */
export function roleNamed(roles: Table<RoleRow>, name: string): RoleRow | undefined {
  const wanted = name.toUpperCase();
  return [...roles.rows()].find((role) => role.name.toUpperCase() === wanted);
}
