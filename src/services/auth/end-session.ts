import { signedOutAddress } from '@/domain/auth/redirect-address';
import type { Session } from '@/domain/auth/session';
import type { OAuthConfig } from '@/domain/environment/environment';

type EndSessionRequest = {
  readonly endpoint: string;
  readonly config: OAuthConfig;
  readonly appOrigin: string;
  readonly session: Session | undefined;
  readonly culture: string;
  /** Random; nothing depends on getting it back, so it is not kept (OpenID Connect RP-Initiated Logout §2). */
  readonly state: string;
};

/** The address that signs the person out at the issuer (register A-16). */
export function endSessionAddress(request: EndSessionRequest): string {
  const { endpoint, config, appOrigin, session, culture, state } = request;
  const url = new URL(endpoint);
  if (session?.idToken !== undefined) {
    url.searchParams.set('id_token_hint', session.idToken);
  }
  url.searchParams.set('client_id', config.clientId);
  url.searchParams.set('post_logout_redirect_uri', signedOutAddress(config, appOrigin));
  url.searchParams.set('state', state);
  url.searchParams.set('culture', culture);
  url.searchParams.set('ui-culture', culture);
  return url.href;
}
