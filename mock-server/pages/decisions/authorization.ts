import { disturbedAnswer } from '../../faults/disturbed';
import {
  grantCode,
  isAnsweredBy,
  isSilent,
  readAuthorizeRequest,
  refusalAddress,
  type AuthorizeReading,
  type AuthorizeRequest,
} from '../../issuer/authorize';
import { signedInAtIssuer, type SignedIn } from '../../issuer/issuer-session';
import type { IssuerVisit } from './issuer-visit';

/** What comes of a request at `/connect/authorize` (RFC 6749 §4.1, RFC 9207). */
export type AuthorizationStep =
  /** The browser goes back to the application; `to` is `undefined` where an armed fault never answers. */
  | { readonly kind: 'leave'; readonly to: string | undefined }
  /** Somebody has to sign in first. */
  | { readonly kind: 'signIn'; readonly request: AuthorizeRequest }
  /** A page that complains: nobody is sent to an address that is not registered. */
  | Extract<AuthorizeReading, { readonly kind: 'unusable' }>;

export async function decideAuthorization(visit: IssuerVisit, query: URLSearchParams): Promise<AuthorizationStep> {
  const { issuer } = visit;
  const reading = readAuthorizeRequest(issuer, query);
  if (reading.kind === 'unusable') {
    return reading;
  }
  if (reading.kind === 'refused') {
    return { kind: 'leave', to: await refusalAddress(issuer, reading.request, reading.fault) };
  }
  const { request } = reading;
  const person = await signedInAtIssuer(issuer);
  if (person !== undefined && isAnsweredBy(issuer, person, request)) {
    return { kind: 'leave', to: await codeAddress(visit, request, person) };
  }
  return isSilent(request)
    ? { kind: 'leave', to: await refusal(visit, request, 'login_required', 'The user is not logged in.') }
    : { kind: 'signIn', request };
}

/** Where somebody who has signed in goes, with a code; `undefined` where an armed fault never answers. */
export async function codeAddress(
  visit: IssuerVisit,
  request: AuthorizeRequest,
  person: SignedIn,
): Promise<string | undefined> {
  return disturbed(visit, request, await grantCode(visit.issuer, request, person));
}

/** Where somebody goes who does not want to sign in; `undefined` where an armed fault never answers. */
export function cancelAddress(visit: IssuerVisit, request: AuthorizeRequest): Promise<string | undefined> {
  return refusal(visit, request, 'access_denied', 'The user denied the request.');
}

async function refusal(visit: IssuerVisit, request: AuthorizeRequest, error: string, description: string) {
  return disturbed(visit, request, await refusalAddress(visit.issuer, request, { error, description }));
}

function disturbed(visit: IssuerVisit, request: AuthorizeRequest, address: string): Promise<string | undefined> {
  return disturbedAnswer(visit, isSilent(request) ? 'frame' : 'window', address);
}
