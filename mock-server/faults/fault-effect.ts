import { decodeJwt, generateKeyPair, SignJWT, type JWTPayload } from 'jose';

import type { Environment } from '@/domain/environment/environment';

import type { IssuerAnswer, MockIssuer } from '../issuer/issuer';
import type { SigningKey } from '../issuer/signing-keys';
import type { RequestChange } from './request-change';

/** The issuer's endpoints that are calls. */
export type IssuerEndpoint = 'discovery' | 'keys' | 'token' | 'revocation' | 'userinfo';

export type AnswerBody = Readonly<Record<string, unknown>>;

/** What becomes of a call: another answer in place of the issuer's own, or its own good answer with one thing wrong. */
export type CallChange = {
  /** Of the token endpoint: the `grant_type` concerned; any when absent. */
  readonly grants?: readonly string[];
} & (
  | { readonly instead: IssuerAnswer }
  | { readonly spoil: (good: AnswerBody, issuer: MockIssuer) => AnswerBody | Promise<AnswerBody> }
);

/** What becomes of the answer to an authorization request. */
type AuthorizationChange = {
  /** Who asked: the person's own window, or a hidden frame with `prompt=none`. */
  readonly of: 'window' | 'frame';
  /** The address to go back to instead; `undefined` never answers. */
  readonly change: (good: string) => string | undefined;
};

/** What an armed fault does to the demo's issuer; everything it does not name works as ever. */
export type FaultEffect = {
  readonly calls?: Readonly<Partial<Record<IssuerEndpoint, readonly CallChange[]>>>;
  readonly authorization?: AuthorizationChange;
  /** The issuer's address in the environment that the next page is started with. */
  readonly issuer?: string;
  /** After how short a time without any act the next page locks its session, as `idle` of the environment. */
  readonly idle?: Environment['idle'];
  /** The next page may open no windows, as where a browser or its administrator forbids them. */
  readonly blocksWindows?: true;
  /** The next page may store nothing, as where the storage is full. */
  readonly blocksStorage?: true;
  /** The next page finds the record of its session broken, as after a crash. */
  readonly breaksRecord?: true;
  /** Calls of the product to its back end. */
  readonly requests?: readonly RequestChange[];
  /** The next page asks for a settings file, or a settings server, which `requests` then speaks for. */
  readonly asksFor?: 'environmentFile' | 'remoteEnvironment';
  /** An area of the page that fails while it is drawn. */
  readonly breaks?: BrokenArea;
};

/** An area with a boundary of its own, and whether it fails by a mistake or by code that does not come. */
export type BrokenArea = { readonly area: 'page' | 'header' | 'menu'; readonly by: 'mistake' | 'code' };

type GoodClaims = JWTPayload & { readonly iat: number };

const signInGrants = ['password', 'authorization_code'];
const shortLifeSeconds = 40;
/** What is left of it after the renewal's answer is counted down: time enough for a frame that loads on a slow machine. */
const countedLifeSeconds = 80;
const brokenDown: CallChange = { instead: { status: 500, body: { error: 'server_error' } } };

export function failing(endpoint: IssuerEndpoint): FaultEffect {
  return { calls: { [endpoint]: [brokenDown] } };
}

export function refusing(error: string, description?: string): FaultEffect {
  return { calls: { token: [{ grants: signInGrants, instead: refusal(error, description) }] } };
}

/** The one call of the product that matches gets another end. */
export function striking(...requests: readonly RequestChange[]): FaultEffect {
  return { requests };
}

export function announcing(fields: AnswerBody): FaultEffect {
  return { calls: { discovery: [{ spoil: (good) => ({ ...good, ...fields }) }] } };
}

/** Id tokens of sign-ins with other claims, under the issuer's real signature; a claim that is `undefined` is left out. */
export function claiming(change: (good: GoodClaims) => object): FaultEffect {
  return { calls: { token: [{ grants: signInGrants, spoil: withClaims(change) }] } };
}

/** Id tokens of sign-ins under another key: one that the issuer has just rotated to, or one that it never publishes. */
export const signedWith = {
  nextKey: { calls: { token: [{ grants: signInGrants, spoil: signedAnew(nextKey) }] } },
  strangeKey: { calls: { token: [{ grants: signInGrants, spoil: signedAnew(strangeKey) }] } },
} as const satisfies Readonly<Record<string, FaultEffect>>;

/** Id tokens of sign-ins as another text. */
export function writing(change: (idToken: string) => string): FaultEffect {
  return { calls: { token: [{ grants: signInGrants, spoil: withIdToken(change) }] } };
}

/**
 * Sign-ins get tokens that live so briefly that the product renews them after half a minute, its least time between two
 * renewals, unless they are to live longer; what becomes of the renewal is told by `refresh` or `frame`.
 */
function renewing(
  refresh: CallChange | undefined,
  frame?: AuthorizationChange['change'],
  lifeSeconds = shortLifeSeconds,
): FaultEffect {
  const shortLife: CallChange = {
    grants: signInGrants,
    spoil: (good) => ({ ...good, expires_in: lifeSeconds }),
  };
  return {
    calls: { token: [shortLife, ...(refresh === undefined ? [] : [{ ...refresh, grants: ['refresh_token'] }])] },
    ...(frame === undefined ? {} : { authorization: { of: 'frame', change: frame } }),
  };
}

/** The next renewal, whenever it comes, is refused for good. */
export const refusedRenewal: FaultEffect = {
  calls: { token: [{ grants: ['refresh_token'], instead: refusal('invalid_grant') }] },
};

export const renewals = {
  failing: renewing(brokenDown),
  refused: renewing({ instead: refusal('invalid_grant') }),
  ofAnotherPerson: renewing({ spoil: withClaims(() => ({ sub: 'another-person' })) }),
  unanswered: renewing(undefined, () => undefined),
  askingForThePerson: renewing(undefined, (good) => withError(good, 'login_required'), countedLifeSeconds),
} as const;

/** The answer to a person's authorization request, with other parameters; `undefined` takes one away. */
export function returning(parameters: Readonly<Record<string, string | undefined>>): FaultEffect {
  return { authorization: { of: 'window', change: (good) => withParameters(good, parameters) } };
}

/** The last letter but a few of a signature, another one. */
export function brokenSignature(idToken: string): string {
  const at = idToken.lastIndexOf('.') + 10;
  return idToken.slice(0, at) + (idToken[at] === 'A' ? 'B' : 'A') + idToken.slice(at + 1);
}

function withError(good: string, error: string): string {
  return withParameters(good, { code: undefined, error });
}

function withParameters(address: string, parameters: Readonly<Record<string, string | undefined>>): string {
  const url = new URL(address);
  for (const [name, value] of Object.entries(parameters)) {
    if (value === undefined) {
      url.searchParams.delete(name);
    } else {
      url.searchParams.set(name, value);
    }
  }
  return url.href;
}

function refusal(error: string, description?: string): IssuerAnswer {
  const body = { error, ...(description !== undefined && { error_description: description }) };
  return { status: 400, headers: { 'Cache-Control': 'no-store' }, body };
}

function withIdToken(change: (idToken: string, issuer: MockIssuer) => string | Promise<string>) {
  return async (good: AnswerBody, issuer: MockIssuer): Promise<AnswerBody> => {
    const idToken = good['id_token'];
    return typeof idToken === 'string' ? { ...good, id_token: await change(idToken, issuer) } : good;
  };
}

function withClaims(change: (good: GoodClaims) => object) {
  return signedAnew(presentKey, change);
}

function signedAnew(
  keyOf: (issuer: MockIssuer) => Promise<SigningKey>,
  change: (good: GoodClaims) => object = () => ({}),
) {
  return withIdToken(async (idToken, issuer) => {
    const good = decodeJwt(idToken);
    const { algorithm, key, kid } = await keyOf(issuer);
    return new SignJWT({ ...good, ...change({ ...good, iat: good.iat ?? 0 }) })
      .setProtectedHeader({ alg: algorithm, kid, typ: 'JWT' })
      .sign(key);
  });
}

function presentKey({ keys, settings }: MockIssuer): Promise<SigningKey> {
  return keys.signing(settings.signingAlgorithm);
}

async function nextKey(issuer: MockIssuer): Promise<SigningKey> {
  await issuer.keys.rotate(issuer.settings.signingAlgorithm);
  return presentKey(issuer);
}

async function strangeKey({ settings: { signingAlgorithm: algorithm } }: MockIssuer): Promise<SigningKey> {
  const { privateKey: key } = await generateKeyPair(algorithm);
  return { kid: crypto.randomUUID(), algorithm, key };
}
