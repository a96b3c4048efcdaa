import type { Table } from '../data/table';
import type { UserRow } from '../data/users';
import type { MockSettings } from '../settings';
import type { KeyValueStore } from '../storage/key-value-store';
import { createGrantStore, type GrantStore } from './grant-store';
import type { SignInEvent } from './sign-in-events';
import { onlySlot, slotOfBrowser, type SessionSlot } from './session-slot';
import { createSigningKeys, type SigningKeys } from './signing-keys';

/** What the embedded OpenID provider is told about the back end around it. */
type IssuerSurroundings = {
  readonly settings: MockSettings;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly store: KeyValueStore;
  readonly users: () => Table<UserRow>;
  /** False for a unit that is suspended, dissolved or without licence: its users may not sign in. */
  readonly isUnitActive: (unitId: string) => boolean;
  /** The id of a tenant that may be signed in to, found by id or name. */
  readonly activeTenantId: (idOrName: string) => string | undefined;
  /** Hears of every sign-in, sign-out and refusal. */
  readonly tell: (event: SignInEvent) => void;
};

/** The embedded OpenID provider's parts; its endpoints are functions over them. */
export type MockIssuer = IssuerSurroundings & {
  /** Issuer identifier; ends with a slash, as ABP's does. */
  readonly address: string;
  readonly keys: SigningKeys;
  readonly grants: GrantStore;
  /** Who is signed in at the issuer in the browser that it deals with. */
  readonly session: SessionSlot;
};

export function createIssuer(origin: string, surroundings: IssuerSurroundings): MockIssuer {
  const { store, clock, settings } = surroundings;
  const tokenLifeSeconds = Math.max(settings.accessTokenLifetime, settings.identityTokenLifetime);
  return {
    ...surroundings,
    address: `${origin}/`,
    keys: createSigningKeys({ store, clock, tokenLifeSeconds }),
    grants: createGrantStore(store, clock),
    session: onlySlot(store),
  };
}

/** The same issuer as one of many browsers sees it; `browserId` is the secret of its cookie. */
export function issuerFor(issuer: MockIssuer, browserId: string): MockIssuer {
  return { ...issuer, session: slotOfBrowser(issuer.store, browserId) };
}

/** An endpoint's answer before it becomes a response; `body` is JSON. */
export type IssuerAnswer = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body: unknown;
};
