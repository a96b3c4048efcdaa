import { knownScopes } from './client-check';
import type { MockIssuer } from './issuer';

/** The discovery document, with ABP's paths (its revocation path is really spelt that way). */
export function discoveryDocument({ address, settings }: MockIssuer): Readonly<Record<string, unknown>> {
  const clientAuthentication = ['client_secret_post'];
  return {
    issuer: address,
    authorization_endpoint: `${address}connect/authorize`,
    token_endpoint: `${address}connect/token`,
    end_session_endpoint: `${address}connect/logout`,
    revocation_endpoint: `${address}connect/revocat`,
    userinfo_endpoint: `${address}connect/userinfo`,
    check_session_iframe: `${address}connect/checksession`,
    jwks_uri: `${address}.well-known/jwks`,
    grant_types_supported: ['authorization_code', 'password', 'refresh_token'],
    response_types_supported: ['code'],
    response_modes_supported: ['query'],
    scopes_supported: knownScopes,
    claims_supported: ['aud', 'auth_time', 'exp', 'iat', 'iss', 'sub'],
    id_token_signing_alg_values_supported: [settings.signingAlgorithm],
    code_challenge_methods_supported: ['S256'],
    display_values_supported: ['page', 'popup'],
    subject_types_supported: ['public'],
    token_endpoint_auth_methods_supported: clientAuthentication,
    revocation_endpoint_auth_methods_supported: clientAuthentication,
    claims_parameter_supported: false,
    request_parameter_supported: false,
    request_uri_parameter_supported: false,
    authorization_response_iss_parameter_supported: true,
  };
}
