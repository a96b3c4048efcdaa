import type { Audited } from '@/domain/abp/paging';

import { staleRecord } from '../failures';
import type { MockUser } from '../routing';

const fundZoneOffsetMs = 7 * 3_600_000;

/** A moment as ABP writes it by default: the server's own time, Vietnam's, without a zone. */
export function serverTime(now: number): string {
  return new Date(now + fundZoneOffsetMs).toISOString().slice(0, 23);
}

/** Audit fields of a record made now. */
export function createdBy(user: MockUser, now: number): Audited {
  return {
    id: crypto.randomUUID(),
    creationTime: serverTime(now),
    creatorId: user.id,
    lastModificationTime: null,
    lastModifierId: null,
    concurrencyStamp: newStamp(),
  };
}

/** Audit fields of a record changed now. @param user Absent for the system and for a visitor. */
export function modifiedBy(
  user: Pick<MockUser, 'id'> | undefined,
  now: number,
): Pick<Audited, 'lastModificationTime' | 'lastModifierId' | 'concurrencyStamp'> {
  return { lastModificationTime: serverTime(now), lastModifierId: user?.id ?? null, concurrencyStamp: newStamp() };
}

/** @throws MockFailure 409 when the body's stamp is not the row's: somebody else saved in between. */
export function checkStamp(row: Pick<Audited, 'concurrencyStamp'>, body: unknown): void {
  const stamp =
    typeof body === 'object' && body !== null && 'concurrencyStamp' in body ? body.concurrencyStamp : undefined;
  if (stamp !== row.concurrencyStamp) {
    throw staleRecord();
  }
}

/** A stamp that no record has had: forms that were opened before it are out of date. */
export function newStamp(): string {
  return crypto.randomUUID().replaceAll('-', '');
}
