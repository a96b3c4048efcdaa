import { decodeJwt } from 'jose';

import { offsetOn, type ClockDesk } from '@/domain/desk/clock';

import type { MockBackend } from '../backend';
import { workCalendar } from '../data/fund/work-calendar';
import type { Table } from '../data/table';
import type { UserRow } from '../data/users';
import { cutOff, spoilRecords, withBrokenToken, type RecordStorages } from '../faults/session-record';
import { signOutAtIssuer } from '../issuer/issuer-session';
import type { Restart } from './restart';
import { openSharedValue, type DeskSharing } from './shared-value';

/** Older ones have long expired by themselves. */
const mostRefused = 50;

type ClockParts = {
  readonly backend: MockBackend;
  readonly sharing: DeskSharing;
  /** The offset that this page works with. Milliseconds. */
  readonly offsetMs: number;
  readonly keepOffset: (offsetMs: number) => void;
  readonly restart: Restart;
  readonly records: RecordStorages;
};

/** The demo's time, and what befalls sessions: their ends, damage, and new keys of the issuer. */
export async function openClock({ backend, sharing, offsetMs, ...parts }: ClockParts): Promise<ClockDesk> {
  const { issuer, hooks, clock } = backend;
  const refused = await openSharedValue({ ...sharing, key: 'desk/clock', parse: asTokenIds });
  hooks.refuses = ({ jti }) => jti !== undefined && refused.read().includes(jti);

  const refuse = async (accessToken: string) => {
    const { jti, sub = '', oi_au_id: family } = decodeJwt(accessToken);
    await refused.write([...refused.read(), jti ?? ''].slice(-mostRefused));
    return { userId: sub, family: typeof family === 'string' ? family : '' };
  };
  const moveBy = (differenceMs: number) =>
    parts.restart(async () => {
      // First of all: a browser that is full refuses it, and then no sign-in is to have moved.
      parts.keepOffset(offsetMs + differenceMs);
      // A refresh token of two weeks would not outlive a move to the next deadline.
      await issuer.grants.shift(differenceMs);
      moveFailuresLocks(backend.database.users, differenceMs);
      await backend.save();
    });

  return {
    offsetMs,
    isDefault: () => offsetMs === 0,
    // A change begins the page anew, so this one never sees it.
    watch: () => () => undefined,
    reset: () => moveBy(-offsetMs),
    isAnew: true,
    calendar: () => workCalendar(backend.database),
    moveTo: async (day) => moveBy(offsetOn(day, { now: clock(), offsetMs }) - offsetMs),
    expireToken: async (accessToken) => {
      await refuse(accessToken);
    },
    expireSession: async (accessToken) => {
      const { userId, family } = await refuse(accessToken);
      await issuer.grants.expireFamily(userId, family);
    },
    endSession: async (accessToken) => {
      const { userId, family } = await refuse(accessToken);
      await Promise.all([issuer.grants.revokeFamily(userId, family), signOutAtIssuer(issuer)]);
    },
    breakRecord: () => {
      spoilRecords(parts.records, cutOff);
    },
    breakToken: () => {
      spoilRecords(parts.records, withBrokenToken);
    },
    rotateKeys: () => issuer.keys.rotate(issuer.settings.signingAlgorithm),
  };
}

/** The minutes that failed sign-ins lock somebody for stay minutes; a lock until a day that was chosen ends that day. */
function moveFailuresLocks(users: Table<UserRow>, differenceMs: number): void {
  for (const user of [...users.rows()]) {
    const { lockoutEnd, failuresLockEnd } = user;
    if (lockoutEnd !== null && lockoutEnd === failuresLockEnd) {
      const moved = new Date(Date.parse(lockoutEnd) + differenceMs).toISOString();
      users.put({ ...user, lockoutEnd: moved, failuresLockEnd: moved });
    }
  }
}

function asTokenIds(stored: unknown): readonly string[] {
  return Array.isArray(stored) ? stored.filter((id) => typeof id === 'string') : [];
}
