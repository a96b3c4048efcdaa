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
  /** The rest is a code's alone. */
  readonly redirectUri: string | null;
  readonly codeChallenge: string | null;
  readonly nonce: string | null;
};

export type NewGrant = Omit<Grant, 'redeemedAt' | 'isRevoked'>;

/** What came of spending a token; `reused` has revoked the whole family. */
export type Redemption = 'redeemed' | 'unknown' | 'expired' | 'revoked' | 'reused';

/** Codes and refresh tokens, in one record so that every change is one transaction across tabs. */
export type GrantStore = {
  readonly add: (grant: NewGrant) => Promise<string>;
  readonly find: (token: string) => Promise<Grant | undefined>;
  /** Spends a token at time `now`; a second time within `leewayMs` of the first is forgiven. */
  readonly redeem: (token: string, now: number, leewayMs: number) => Promise<Redemption>;
  readonly revoke: (token: string) => Promise<void>;
};

type Grants = Readonly<Record<string, Grant>>;

const grantsKey = 'issuer/grants';

export function createGrantStore(store: KeyValueStore, clock: () => number): GrantStore {
  return {
    add: async (grant) => {
      const token = `${grant.kind}.${randomToken()}`;
      await store.update(grantsKey, (old) => ({
        ...living(asGrants(old), clock()),
        [token]: { ...grant, redeemedAt: null, isRevoked: false },
      }));
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
  };
}

function redemptionOf(grant: Grant | undefined, now: number, leewayMs: number): Redemption {
  if (grant === undefined) {
    return 'unknown';
  }
  if (grant.isRevoked) {
    return 'revoked';
  }
  if (grant.redeemedAt !== null && now - grant.redeemedAt >= leewayMs) {
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
    return Object.fromEntries(
      Object.entries(grants).map(([key, each]) => [
        key,
        each.family === grant.family ? { ...each, isRevoked: true } : each,
      ]),
    );
  }
  return grants;
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
