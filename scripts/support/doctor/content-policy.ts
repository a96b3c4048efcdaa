import { createHash } from 'node:crypto';

/** One content security policy: sources by directive. */
export type ContentPolicy = ReadonlyMap<string, readonly string[]>;

/** The policies of a header; several are enforced together (CSP Level 3 §4.2.2). */
export function readContentPolicies(header: string | null): readonly ContentPolicy[] {
  return (header ?? '')
    .split(',')
    .map((policy) => {
      const directives = policy
        .split(';')
        .map((directive) => directive.trim().split(/\s+/u))
        .filter(([name]) => name !== undefined && name !== '');
      // The first of two directives with one name counts.
      return new Map(directives.reverse().map(([name = '', ...sources]) => [name.toLowerCase(), sources]));
    })
    .filter((policy) => policy.size > 0);
}

/** Between a directive and `default-src` (CSP Level 3 §6.8.3). */
const fallbacks: Readonly<Record<string, readonly string[]>> = {
  'frame-src': ['child-src'],
  'worker-src': ['child-src', 'script-src'],
  'script-src-elem': ['script-src'],
  'style-src-elem': ['style-src'],
};

/** What counts for a kind of load: its own directive or the one it falls back to; `undefined` where anything goes. */
export function sourcesOf(policy: ContentPolicy, directive: string): readonly string[] | undefined {
  const counting = [directive, ...(fallbacks[directive] ?? []), 'default-src'].find((name) => policy.has(name));
  return counting === undefined ? undefined : policy.get(counting);
}

/** Any host, whatever its scheme and port; a whole scheme; text that becomes code. */
const openSource = /^(?:(?:[a-z][a-z\d+.-]*:\/\/)?\*(?:[:/].*)?|[a-z][a-z\d+.-]*:|'unsafe-eval')$/u;

/** Sources by which more than named origins and hashes get in. */
export function looseSources(sources: readonly string[] | undefined): readonly string[] {
  if (sources === undefined) {
    return ['anything'];
  }
  const isAnyText = allowsAnyText(sources);
  return sources
    .map((source) => source.toLowerCase())
    .filter((source) => openSource.test(source) || (source === "'unsafe-inline'" && isAnyText));
}

/** Hashes and nonces switch `'unsafe-inline'` off (CSP Level 3 §6.7.3.2). */
function allowsAnyText(sources: readonly string[]): boolean {
  return (
    sources.some((source) => source.toLowerCase() === "'unsafe-inline'") &&
    !sources.some((source) => /^'(?:sha(?:256|384|512)|nonce)-/iu.test(source))
  );
}

/** True when sources take a script or a style that stands in the page itself. */
export function letsTextIn(sources: readonly string[] | undefined, text: string): boolean {
  return (
    sources === undefined ||
    allowsAnyText(sources) ||
    (['sha256', 'sha384', 'sha512'] as const).some((algorithm) => {
      const hash = createHash(algorithm).update(text, 'utf8').digest('base64');
      return sources.some(
        (source) => source.toLowerCase().startsWith(`'${algorithm}-`) && source.endsWith(`-${hash}'`),
      );
    })
  );
}

/** True when sources let an origin in; what the page's own origin is stands beside it. */
export function letsIn(sources: readonly string[] | undefined, origin: string, ownOrigin: string): boolean {
  return (
    sources === undefined ||
    sources.some((source) => (source === "'self'" ? origin === ownOrigin : matches(source, new URL(origin))))
  );
}

function matches(source: string, { protocol, hostname, port }: URL): boolean {
  const [, scheme, host = '', wantedPort, path] =
    /^(?:([a-z][a-z\d+.-]*:)\/\/)?([^/:'\s]+|\[[^\]]+\])(?::(\d+|\*))?(\/.*)?$/u.exec(source.toLowerCase()) ?? [];
  const usualPort = protocol === 'https:' ? '443' : '80';
  return (
    source === '*' ||
    isScheme(source.toLowerCase(), protocol) ||
    ((scheme === undefined || isScheme(scheme, protocol)) &&
      isHost(host, hostname) &&
      (wantedPort === '*' || (wantedPort ?? usualPort) === (port === '' ? usualPort : port)) &&
      (path === undefined || path === '/'))
  );
}

/** What is allowed by http is allowed by https too (CSP Level 3 §6.7.2.9). */
function isScheme(wanted: string, protocol: string): boolean {
  return wanted === protocol || (wanted === 'http:' && protocol === 'https:');
}

function isHost(wanted: string, hostname: string): boolean {
  return wanted === '*' || (wanted.startsWith('*.') ? hostname.endsWith(wanted.slice(1)) : wanted === hostname);
}
