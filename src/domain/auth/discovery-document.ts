import * as v from 'valibot';

import type { OAuthConfig } from '../environment/environment';
import { AppError } from '../errors/app-error';
import { isSecureAddress, isWithinIssuer } from './issuer-address';
import { parseAddress } from './parse-address';

const endpoint = v.pipe(v.string(), v.minLength(1));
const optionalEndpoint = v.nullish(endpoint);
const optionalNames = v.nullish(v.array(v.string()));

const documentSchema = v.object({
  issuer: v.string(),
  authorization_endpoint: endpoint,
  token_endpoint: endpoint,
  jwks_uri: endpoint,
  userinfo_endpoint: optionalEndpoint,
  end_session_endpoint: optionalEndpoint,
  revocation_endpoint: optionalEndpoint,
  check_session_iframe: optionalEndpoint,
  code_challenge_methods_supported: optionalNames,
  authorization_response_iss_parameter_supported: v.nullish(v.boolean()),
});

/** What the product reads of an issuer's discovery document (OpenID Connect Discovery §3, RFC 8414, RFC 9207). */
export type DiscoveryDocument = {
  readonly issuer: string;
  readonly authorizationEndpoint: string;
  readonly tokenEndpoint: string;
  readonly jwksUri: string;
  readonly userinfoEndpoint: string | undefined;
  readonly endSessionEndpoint: string | undefined;
  readonly revocationEndpoint: string | undefined;
  readonly checkSessionIframe: string | undefined;
  /** True when every callback of this issuer must carry `iss`. */
  readonly sendsIssuerInCallback: boolean;
};

type Rules = Pick<OAuthConfig, 'issuer' | 'requireHttps' | 'strictDiscoveryDocumentValidation'>;

/**
 * Reads a discovery document and checks it (register A-19, T-08): the issuer is the configured one to the character,
 * every endpoint is https and, in strict mode, the issuer's own, and PKCE with S256 is possible.
 *
 * @throws {AppError} `auth.discovery_document_validation_error`, whose detail names the field.
 */
export function readDiscoveryDocument(body: unknown, rules: Rules): DiscoveryDocument {
  const parsed = v.safeParse(documentSchema, body);
  if (!parsed.success) {
    throw invalid(`field ${v.getDotPath(parsed.issues[0]) ?? '(document)'} is missing or has the wrong type`);
  }
  const document = parsed.output;
  if (document.issuer !== rules.issuer) {
    throw invalid('invalid issuer in discovery document');
  }
  for (const [field, address] of Object.entries(endpointsOf(document))) {
    checkEndpoint(field, address, rules);
  }
  const methods = document.code_challenge_methods_supported;
  if (methods && !methods.includes('S256')) {
    throw invalid('code_challenge_methods_supported does not name S256');
  }
  return {
    issuer: document.issuer,
    authorizationEndpoint: document.authorization_endpoint,
    tokenEndpoint: document.token_endpoint,
    jwksUri: document.jwks_uri,
    userinfoEndpoint: document.userinfo_endpoint ?? undefined,
    endSessionEndpoint: document.end_session_endpoint ?? undefined,
    revocationEndpoint: document.revocation_endpoint ?? undefined,
    checkSessionIframe: document.check_session_iframe ?? undefined,
    sendsIssuerInCallback: document.authorization_response_iss_parameter_supported ?? false,
  };
}

type WireDocument = v.InferOutput<typeof documentSchema>;

function endpointsOf(document: WireDocument): Readonly<Record<string, string | null | undefined>> {
  return {
    authorization_endpoint: document.authorization_endpoint,
    token_endpoint: document.token_endpoint,
    jwks_uri: document.jwks_uri,
    userinfo_endpoint: document.userinfo_endpoint,
    end_session_endpoint: document.end_session_endpoint,
    revocation_endpoint: document.revocation_endpoint,
    check_session_iframe: document.check_session_iframe,
  };
}

function checkEndpoint(field: string, address: string | null | undefined, rules: Rules): void {
  if (address === undefined || address === null) {
    return;
  }
  if (parseAddress(address) === undefined) {
    throw invalid(`'${field}' is not an absolute address`);
  }
  if (!isSecureAddress(address, rules.requireHttps)) {
    throw invalid(`'${field}' must use HTTPS`, mustUseHttps(field));
  }
  if (rules.strictDiscoveryDocumentValidation && !isWithinIssuer(address, rules.issuer)) {
    throw invalid(`'${field}' does not belong to the issuer`);
  }
}

/** The refusal of an address that would carry tokens in the clear (register T-08). */
export function mustUseHttps(what: string): AppError {
  return new AppError('token.mustUseHttps', { detail: `'${what}' must use HTTPS` });
}

function invalid(detail: string, cause?: AppError): AppError {
  return new AppError('auth.discovery_document_validation_error', { detail, cause });
}
