import type { Database } from './database';

/** The name of whoever has an id, also of somebody who was removed since; `null` for nobody. */
export function nameOfUser({ users }: Pick<Database, 'users'>, id: string | null): string | null {
  return id === null ? null : (users.findEver(id)?.hoTen ?? null);
}
