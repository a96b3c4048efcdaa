import type { BrowserContext, Request } from '@playwright/test';

import type { Issuer } from './issuer';

/** What all tabs of a browser have asked the issuer for, oldest first; token calls stand there by their grant. */
export function recordProtocolCalls(context: BrowserContext, issuer: Issuer): readonly string[] {
  const calls: string[] = [];
  context.on('request', (request) => {
    const call = protocolCallOf(request, issuer.issuer);
    if (call !== undefined) {
      calls.push(call);
    }
  });
  return calls;
}

function protocolCallOf(request: Request, issuer: string): string | undefined {
  if (!request.url().startsWith(`${issuer}/`) || request.method() === 'OPTIONS') {
    return undefined;
  }
  switch (new URL(request.url()).pathname) {
    case '/auth':
      return 'authorization';
    case '/token':
      return new URLSearchParams(request.postData() ?? '').get('grant_type') ?? 'no grant';
    case '/token/revocation':
      return 'revocation';
    case '/session/end':
      return 'end of session';
    default:
      return undefined;
  }
}
