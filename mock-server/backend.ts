import type { JWTPayload } from 'jose';

import type { Database } from './data/database';
import type { PermissionCatalogue } from './data/permission-catalogue';
import type { ArmedFault } from './faults/armed-fault';
import type { MockIssuer } from './issuer/issuer';
import type { MockMail } from './mailbox';
import type { MockSettings } from './settings';
import type { KeyValueStore } from './storage/key-value-store';
import type { TableStorage } from './storage/table-storage';

/** The browser's cookies, where there is a browser; over the network they travel in headers instead. */
export type CookieJar = {
  /** The value of `document.cookie`. */
  readonly read: () => string;
  /** Takes a whole `Set-Cookie` value. */
  readonly write: (cookie: string) => void;
};

/** A call on its way to the back end. */
export type MockCall = {
  readonly request: Request;
  /** The caller's own, where the request was made without it. */
  readonly signal: AbortSignal | null | undefined;
};

/** Stands between a caller and the back end: waits, answers in its place, or spoils its answer; a throw is a network failure. */
export type MockWrapper = (call: MockCall, answer: () => Promise<Response>) => Promise<Response>;

/**
 * Hears of a call before anybody reads its body, and what became of it, before anybody reads the answer's; `undefined`
 * is a network failure, or a caller who waits no longer.
 */
export type MockWatcher = (call: MockCall) => (response: Response | undefined) => void;

/** Where latency, faults, a request log and a look at the mail come in; set at any time. */
export type MockHooks = {
  /** Milliseconds before each answer. */
  latencyMs: number;
  /** Runs before routing; an answer of its own replaces the route's, a throw is a network failure. */
  before: ((request: Request) => Response | undefined | Promise<Response | undefined>) | undefined;
  /** Around each call, the last one outermost. */
  readonly wrappers: Set<MockWrapper>;
  readonly watchers: Set<MockWatcher>;
  /** True for a valid access token that is refused all the same, as if it had expired. */
  refuses: ((claims: JWTPayload) => boolean) | undefined;
  /** True for a permission that a person does not have, whoever grants it to them. */
  withholds: ((userId: string, permission: string) => boolean) | undefined;
  /** Hears of every mail, which goes to the mailbox and nowhere else. */
  mail: ((mail: MockMail) => void) | undefined;
};

/** The whole demo back end: what every route, the issuer's pages and the tests work with. */
export type MockBackend = {
  /** Where the back end answers, e.g. `http://127.0.0.1:4173`. */
  readonly origin: string;
  /** The present tables; `reset` replaces them, so do not keep a reference. */
  readonly database: Database;
  readonly settings: MockSettings;
  /** The permissions that there are. */
  readonly permissions: PermissionCatalogue;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  readonly store: KeyValueStore;
  readonly issuer: MockIssuer;
  /** What is wrong with issuer and back end at the moment, for training. */
  readonly faults: ArmedFault;
  readonly hooks: MockHooks;
  readonly cookies: CookieJar | undefined;
  /** Claims of a valid access token of the trusted issuer; rejects with jose's error otherwise. */
  readonly verifyAccessToken: (token: string) => Promise<JWTPayload>;
  /** Answers a request as the server would; rejects only when the signal, the request's unless told, is aborted or a hook throws. */
  readonly handle: (request: Request, signal?: AbortSignal | null) => Promise<Response>;
  /** As `handle`, but past the hooks around it and the armed fault: for calls that are not those of this page's product. */
  readonly serve: (request: Request) => Promise<Response>;
  /** Stores changed rows and tells other tabs; `handle` does so before it answers a change. */
  readonly save: () => Promise<void>;
  /** All that differs from the seed, taken away and laid back as a whole. */
  readonly changes: Pick<TableStorage, 'take' | 'lay'>;
  /** Puts all data, lockouts and changed passwords back to the seed and disarms a fault; sign-ins stay valid. */
  readonly reset: () => Promise<void>;
  /** Stops listening to other tabs. */
  readonly close: () => void;
};
