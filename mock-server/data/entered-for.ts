import type { Database } from './database';
import type { Entered, UnitRow } from './rows';
import type { UserRow } from './users';

/** The unit for which something was entered; `undefined` where nobody of a unit did it. */
export function unitThatEntered({ users, units }: Database, entered: Entered): UnitRow | undefined {
  const { donViNhapId = users.findEver(entered.creatorId ?? '')?.donViId } = entered;
  return units.findEver(donViNhapId ?? '');
}

/**
 * Leaves what somebody has entered with the unit for which they did it, as they move to another one: that one would see
 * the other's workers and papers, and the other no longer find its own (DS4).
 *
 * @param former The person before the move.
 */
export function leaveEntries({ workers, attachments }: Database, { id, donViId }: UserRow): void {
  const isTheirs = ({ creatorId, donViNhapId }: Entered) => creatorId === id && donViNhapId === undefined;
  for (const row of [...workers.rows()].filter(isTheirs)) {
    workers.put({ ...row, donViNhapId: donViId });
  }
  for (const row of [...attachments.rows()].filter(isTheirs)) {
    attachments.put({ ...row, donViNhapId: donViId });
  }
}
