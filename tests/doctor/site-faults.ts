import { body, header, page, setting, status, type Fault } from './faults';

const asset = '/assets/index-';
const start = ['site', '/'] as const;
const answerPage = ['site', '/auth/answer.html'] as const;

/** Without a file issuer and back end are looked for at the site, which has neither. */
const atOwnOrigin: Fault['also'] = ['issuer.discovery', 'api.configuration'];

export const siteFaults: readonly Fault[] = [
  {
    what: 'no file',
    finding: 'environment.file',
    grade: 'warning',
    also: atOwnOrigin,
    seen: 'there is none',
    change: status(404),
  },
  { what: 'a broken file', finding: 'environment.file', seen: 'no JSON object', change: body('{"oAuthConfig":') },
  { what: 'a list for a file', finding: 'environment.file', seen: 'no JSON object', change: body('[]') },
  {
    what: 'a page for a file',
    finding: 'environment.file',
    also: atOwnOrigin,
    seen: 'an HTML page',
    change: page,
  },
  { what: 'a server that breaks', finding: 'environment.file', seen: '503', change: status(503) },
  {
    what: 'a client id that is no text',
    finding: 'environment.shape',
    seen: 'oAuthConfig.clientId',
    change: setting('oAuthConfig', { clientId: 7 }),
  },
  {
    what: 'a redirect address of another site',
    finding: 'environment.shape',
    seen: 'must belong to this site',
    change: setting('oAuthConfig', { redirectUri: 'https://elsewhere.example/auth/callback' }),
  },
  {
    what: 'a remote environment that is not there',
    finding: 'environment.remote',
    seen: '404',
    change: setting('remoteEnv', { url: '/assets/elsewhere.json' }),
  },
  {
    what: 'a secret that everybody can read',
    finding: 'environment.secret',
    grade: 'warning',
    also: ['token.client'],
    seen: 'dummyClientSecret',
    flow: 'code',
    change: setting('oAuthConfig', { dummyClientSecret: 'hush' }),
  },
  {
    what: 'a back end over plain HTTP',
    finding: 'transport.api',
    also: ['policy.connect', 'api.configuration'],
    seen: 'plain HTTP',
    change: setting('apis', { default: { url: 'http://api.fund.invalid' } }),
  },
  {
    what: 'another page',
    finding: 'site.index',
    seen: 'some other page',
    at: start,
    change: body('<h1>It works</h1>'),
  },
  {
    what: 'a start page without scripts',
    finding: 'site.index',
    seen: 'names no script',
    at: start,
    change: body('<div id="root"></div>'),
  },
  { what: 'no fallback', finding: 'site.fallback', seen: '404', at: ['site', '/auth/callback'], change: status(404) },
  {
    what: 'a page for a script that is gone',
    finding: 'site.missing-asset',
    seen: '200 text/html',
    at: ['site', '/assets/doctor'],
    change: page,
  },
  {
    what: 'scripts as plain text',
    finding: 'site.script-type',
    seen: 'text/plain',
    at: ['site', asset],
    change: header('Content-Type', 'text/plain'),
  },
  {
    what: 'a start page that is kept',
    finding: 'site.page-cache',
    seen: '/: max-age=600',
    at: start,
    change: header('Cache-Control', 'max-age=600'),
  },
  {
    what: 'an environment that is kept',
    finding: 'site.page-cache',
    seen: '/dynamic-env.json: no Cache-Control',
    change: header('Cache-Control', undefined),
  },
  {
    what: 'assets that are asked for anew',
    finding: 'site.asset-cache',
    grade: 'warning',
    seen: 'no-cache',
    at: ['site', asset],
    change: header('Cache-Control', 'no-cache'),
  },
  {
    what: 'no compression',
    finding: 'site.compression',
    grade: 'warning',
    seen: 'no Content-Encoding',
    at: ['site', asset],
    change: header('Content-Encoding', undefined),
  },
  {
    what: 'assets that lose a header, as by add_header in an nginx location',
    finding: 'headers.nosniff',
    seen: /^\/assets\/index-C0ffee\.js is without it$/u,
    at: ['site', asset],
    change: header('X-Content-Type-Options', undefined),
  },
  {
    what: 'addresses told to other sites',
    finding: 'headers.referrer',
    seen: 'unsafe-url',
    at: start,
    change: header('Referrer-Policy', 'unsafe-url'),
  },
  {
    what: 'a camera that is allowed',
    finding: 'headers.permissions',
    seen: 'camera=*',
    at: start,
    change: header('Permissions-Policy', 'camera=*'),
  },
  {
    what: 'a sign-in window without its opener',
    finding: 'headers.opener',
    seen: 'has "same-origin"',
    at: start,
    change: header('Cross-Origin-Opener-Policy', 'same-origin'),
  },
  {
    what: 'the start page for the answer page',
    finding: 'answer.page',
    seen: 'the start page',
    at: answerPage,
    change: page,
  },
];
