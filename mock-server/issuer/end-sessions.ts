import type { MockIssuer } from './issuer';
import { forgetSlots } from './session-slot';

/** Ends every session of everybody at once: at the issuer, of every refresh token, and of every access token. */
export async function endEverySession({ store, grants, keys }: MockIssuer): Promise<void> {
  await Promise.all([forgetSlots(store), grants.revokeAll(), keys.renew()]);
}
