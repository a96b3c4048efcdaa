import type { KeyValueStore } from '../storage/key-value-store';
import { randomToken } from './random';

/** What a code or a refresh token stands for; all that came of one sign-in share a `family`. Times in milliseconds. */
export type Grant = {
  readonly kind: 'code' | 'refresh';
  readonly family: string;
  readonly userId: string;
  readonly clientId: string;
  readonly tenantId: string | null;
  readonly scopes: readonly string[];
  readonly expiresAt: number;
  readonly redeemedAt: number | null;
  readonly isRevoked: boolean;
  /** When the person signed in, in seconds since the epoch, where the application asked how long ago that may be. */
  readonly authTime: number | null;
  /** The rest is a code's alone. */
  readonly redirectUri: string | null;
  readonly codeChallenge: string | null;
  readonly nonce: string | null;
};

type NewGrant = Omit<Grant, 'redeemedAt' | 'isRevoked'>;

/** What came of spending a token; `reused` has revoked the whole family. */
type Redemption = 'redeemed' | 'unknown' | 'expired' | 'revoked' | 'reused';

/** Codes and refresh tokens, in one record so that every change is one transaction across tabs. */
export type GrantStore = {
  readonly add: (grant: NewGrant) => Promise<string>;
  readonly find: (token: string) => Promise<Grant | undefined>;
  /** Spends a token at time `now`; a second time within `leewayMs` of the first is forgiven. */
  readonly redeem: (token: string, now: number, leewayMs: number) => Promise<Redemption>;
  readonly revoke: (token: string) => Promise<void>;
  /** Ends every sign-in of a person, but the one of the family named. */
  readonly revokeUser: (userId: string, keptFamily: string | undefined) => Promise<void>;
  /** Ends every sign-in of everybody. */
  readonly revokeAll: () => Promise<void>;
  /** Ends one sign-in of a person. */
  readonly revokeFamily: (userId: string, family: string) => Promise<void>;
  /** One sign-in of a person can no longer be renewed, as if its time had passed. */
  readonly expireFamily: (userId: string, family: string) => Promise<void>;
  /** Moves all times, as a clock is moved. Milliseconds. */
  readonly shift: (differenceMs: number) => Promise<void>;
  /** The families of a person that can still be renewed. */
  readonly livingFamilies: (userId: string) => Promise<ReadonlySet<string>>;
};

type Grants = Readonly<Record<string, Grant>>;

const grantsKey = 'issuer/grants';

export function createGrantStore(store: KeyValueStore, clock: () => number): GrantStore {
  return {
    add: async (grant) => {
      const token = `${grant.kind}.${randomToken()}`;
      await store.update(grantsKey, (old) => {
        const grants = living(asGrants(old), clock());
        // Between the redemption that this one follows and now, another tab's reuse may have revoked the family.
        const isRevoked = Object.values(grants).some((each) => each.family === grant.family && each.isRevoked);
        return { ...grants, [token]: { ...grant, redeemedAt: null, isRevoked } };
      });
      return token;
    },
    find: async (token) => own(asGrants(await store.get(grantsKey)), token),
    redeem: async (token, now, leewayMs) => {
      let outcome: Redemption = 'unknown';
      await store.update(grantsKey, (old) => {
        const grants = asGrants(old);
        outcome = redemptionOf(own(grants, token), now, leewayMs);
        return afterRedemption(grants, token, outcome, now);
      });
      return outcome;
    },
    revoke: async (token) => {
      await store.update(grantsKey, (old) => {
        const grants = asGrants(old);
        const grant = own(grants, token);
        return grant === undefined ? grants : { ...grants, [token]: { ...grant, isRevoked: true } };
      });
    },
    revokeUser: async (userId, keptFamily) => {
      await store.update(grantsKey, (old) =>
        revoked(asGrants(old), (grant) => grant.userId === userId && grant.family !== keptFamily),
      );
    },
    revokeAll: async () => {
      await store.update(grantsKey, (old) => revoked(asGrants(old), () => true));
    },
    revokeFamily: async (userId, family) => {
      await store.update(grantsKey, (old) =>
        revoked(asGrants(old), (grant) => grant.userId === userId && grant.family === family),
      );
    },
    expireFamily: async (userId, family) => {
      await store.update(grantsKey, (old) =>
        changed(asGrants(old), (grant) =>
          grant.userId === userId && grant.family === family ? { ...grant, expiresAt: clock() } : grant,
        ),
      );
    },
    shift: async (differenceMs) => {
      await store.update(grantsKey, (old) =>
        changed(asGrants(old), (grant) => ({
          ...grant,
          expiresAt: grant.expiresAt + differenceMs,
          redeemedAt: grant.redeemedAt === null ? null : grant.redeemedAt + differenceMs,
        })),
      );
    },
    livingFamilies: async (userId) => {
      const grants = Object.values(asGrants(await store.get(grantsKey)));
      return new Set(
        grants
          .filter((grant) => grant.kind === 'refresh' && grant.userId === userId && isLiving(grant, clock()))
          .map(({ family }) => family),
      );
    },
  };
}

function isLiving({ isRevoked, redeemedAt, expiresAt }: Grant, now: number): boolean {
  return !isRevoked && redeemedAt === null && expiresAt > now;
}

function redemptionOf(grant: Grant | undefined, now: number, leewayMs: number): Redemption {
  if (grant === undefined) {
    return 'unknown';
  }
  if (grant.isRevoked) {
    return 'revoked';
  }
  // Without regard to the sign: a clock that was put back gives nobody a second use.
  if (grant.redeemedAt !== null && Math.abs(now - grant.redeemedAt) >= leewayMs) {
    return 'reused';
  }
  return grant.expiresAt <= now ? 'expired' : 'redeemed';
}

function afterRedemption(grants: Grants, token: string, outcome: Redemption, now: number): Grants {
  const grant = own(grants, token);
  if (grant !== undefined && outcome === 'redeemed') {
    return { ...grants, [token]: { ...grant, redeemedAt: grant.redeemedAt ?? now } };
  }
  if (grant !== undefined && outcome === 'reused') {
    return revoked(grants, ({ family }) => family === grant.family);
  }
  return grants;
}

function revoked(grants: Grants, isMeant: (grant: Grant) => boolean): Grants {
  return changed(grants, (grant) => (isMeant(grant) ? { ...grant, isRevoked: true } : grant));
}

function changed(grants: Grants, change: (grant: Grant) => Grant): Grants {
  return Object.fromEntries(Object.entries(grants).map(([token, grant]) => [token, change(grant)]));
}

/** An expired token is kept for a day, so that its late use still gets the right refusal. */
function living(grants: Grants, now: number): Grants {
  const day = 24 * 3_600_000;
  return Object.fromEntries(Object.entries(grants).filter(([, { expiresAt }]) => expiresAt + day > now));
}

function own(grants: Grants, token: string): Grant | undefined {
  return Object.hasOwn(grants, token) ? grants[token] : undefined;
}

function asGrants(value: unknown): Grants {
  return typeof value === 'object' && value !== null ? (value as Grants) : {};
}
