import type { Answer, Ask } from './ask';

/**
 * Why a page of the site may not read this answer of another origin, which it asks for without cookies; `undefined` when
 * it may.
 */
export function unreadable(answer: Answer, siteOrigin: string): string | undefined {
  if (new URL(answer.url).origin === siteOrigin) {
    return undefined;
  }
  const allowed = answer.headers.get('Access-Control-Allow-Origin');
  if (allowed === null) {
    return 'no Access-Control-Allow-Origin';
  }
  return allowed === siteOrigin || allowed === '*'
    ? undefined
    : `Access-Control-Allow-Origin is "${allowed}", not "${siteOrigin}"`;
}

/** Names in a list header, in small letters. */
export function namesIn(answer: Answer, header: string): readonly string[] {
  return (answer.headers.get(header) ?? '').split(',').map((name) => name.trim().toLowerCase());
}

type Preflight = {
  readonly siteOrigin: string;
  readonly url: string;
  readonly method: string;
  readonly headers: readonly string[];
};

/** Methods that need no permission (Fetch Standard §3.2.2). */
const freeMethods: readonly string[] = ['GET', 'HEAD', 'POST'];

/** Asks as a browser does before a call that is not simple; what would stop the call, or nothing. */
export async function preflightProblems(
  ask: Ask,
  { url, method, headers, siteOrigin }: Preflight,
): Promise<readonly string[]> {
  if (new URL(url).origin === siteOrigin) {
    return [];
  }
  const answer = await ask({
    url,
    method: 'OPTIONS',
    headers: {
      Origin: siteOrigin,
      'Access-Control-Request-Method': method,
      'Access-Control-Request-Headers': headers.join(','),
    },
  });
  if (answer.kind === 'none') {
    return [`OPTIONS: ${answer.reason}`];
  }
  const obstacle = unreadable(answer, siteOrigin);
  if (answer.status < 200 || answer.status > 299 || obstacle !== undefined) {
    return [`OPTIONS for ${method}: ${obstacle ?? `status ${answer.status}`}`];
  }
  const takes = (name: string, header: string) => {
    const names = namesIn(answer, header);
    // A wildcard never covers the header Authorization.
    return names.includes(name) || (names.includes('*') && name !== 'authorization');
  };
  const missing = headers.filter((name) => !takes(name, 'Access-Control-Allow-Headers'));
  return [
    ...(freeMethods.includes(method) || takes(method.toLowerCase(), 'Access-Control-Allow-Methods')
      ? []
      : [`method ${method} is not allowed`]),
    ...(missing.length > 0 ? [`${method}: header ${missing.join(', ')} is not allowed`] : []),
  ];
}
