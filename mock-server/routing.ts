import type { MockBackend } from './backend';
import type { UserRow } from './data/users';

/** A person as one request knows them: the row, with the policies of their roles at this moment. */
export type MockUser = UserRow & {
  readonly grantedPolicies: ReadonlySet<string>;
  /** The tenant that they have signed in to, which need not be the one whose own they are; absent for the host. */
  readonly workingTenantId?: string | undefined;
};

/** One request, already authenticated and parsed; handlers see nothing of Mirage. */
export type MockRequest = {
  readonly method: string;
  /** Path without query. */
  readonly path: string;
  /** Values of the path's `:name` segments, decoded. */
  readonly params: Readonly<Record<string, string>>;
  /** Query values by lower-cased name, because ABP reads query names without regard to case. */
  readonly query: ReadonlyMap<string, string>;
  readonly headers: Headers;
  /** Parsed JSON, `URLSearchParams` for a form, `undefined` when there is none. */
  readonly body: unknown;
  readonly user: MockUser | undefined;
  readonly tenantId: string | undefined;
  /** Culture of the answer's texts, from cookie or `Accept-Language`. */
  readonly culture: string;
};

export type MockResponse = {
  readonly status: number;
  readonly headers?: Readonly<Record<string, string>>;
  /** JSON value; absent for an empty body. */
  readonly body?: unknown;
};

/**
 * One endpoint of the back end. Routes are data: the server mounts them, checks token and policy as ABP does
 * (401 and 403 with an empty body) and turns a thrown `MockFailure` into ABP's error answer.
 */
export type MockRoute = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Mirage path, `:name` for a segment. */
  readonly path: string;
  /** A policy expression, `anonymous` for everybody, `signedIn` for any valid token. */
  readonly access: 'anonymous' | 'signedIn' | { readonly policy: string };
  readonly handle: (request: MockRequest, backend: MockBackend) => MockResponse | Promise<MockResponse>;
};
