import type { Database } from './database';

/** The name of whoever has an id; `null` for nobody, and for somebody who is gone. */
export function nameOfUser({ users }: Pick<Database, 'users'>, id: string | null): string | null {
  return id === null ? null : (users.find(id)?.hoTen ?? null);
}
