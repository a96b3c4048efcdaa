import { describe, expect, it } from 'vitest';

import { redirectAddress, signedOutAddress } from '@/domain/auth/redirect-address';

import { appOrigin, oAuthConfig } from '../../services/auth/gateway-harness';

describe('where the issuer sends people back to', () => {
  it.each([
    [undefined, `${appOrigin}/auth/callback`, `${appOrigin}/`],
    ['/quy', `${appOrigin}/quy`, `${appOrigin}/quy`],
    [appOrigin, appOrigin, appOrigin],
  ])('A-03 A-16 %s is %s after signing in, %s after signing out', (configured, afterSignIn, afterSignOut) => {
    const config = oAuthConfig({
      ...(configured !== undefined && { redirectUri: configured, postLogoutRedirectUri: configured }),
    });

    expect(redirectAddress(config, appOrigin)).toBe(afterSignIn);
    expect(signedOutAddress(config, appOrigin)).toBe(afterSignOut);
  });
});
