import { hashSource } from '../../scripts/support/content-security-policy.mjs';
import { header, policy, setting, type Fault } from './faults';
import { inlineScript, inlineStyle } from './installation';

const start = ['site', '/'] as const;

export const policyFaults: readonly Fault[] = [
  {
    what: 'no policy',
    finding: 'policy.present',
    seen: 'no Content-Security-Policy',
    at: start,
    change: header('Content-Security-Policy', undefined),
  },
  {
    what: 'scripts written into the page',
    finding: 'policy.scripts',
    seen: "'unsafe-inline'",
    at: start,
    change: policy("script-src 'self'", "script-src 'self' 'unsafe-inline'; ignored"),
  },
  {
    what: 'scripts of every site',
    finding: 'policy.scripts',
    seen: 'https:',
    at: start,
    change: policy("script-src 'self'", 'script-src https:'),
  },
  {
    what: 'the policy of a build with another script in its page',
    finding: 'policy.scripts',
    seen: /^script-src bars 1 of 1 scripts in the page/u,
    at: start,
    change: policy(hashSource(inlineScript), hashSource('another build')),
  },
  {
    what: 'a policy without the product’s own scripts',
    finding: 'policy.scripts',
    seen: /^script-src bars http:\/\/127\.0\.0\.1:\d+$/u,
    at: start,
    change: policy("script-src 'self'", 'script-src'),
  },
  {
    what: 'a policy without the product’s own workers',
    finding: 'policy.scripts',
    seen: /^worker-src bars http:\/\/127\.0\.0\.1:\d+$/u,
    at: start,
    change: policy("worker-src 'self'", "worker-src 'none'"),
  },
  {
    what: 'the policy of a build with another style in its page',
    finding: 'policy.styles',
    seen: /^style-src bars 1 of 1 styles in the page/u,
    at: start,
    change: policy(hashSource(inlineStyle), hashSource('another build')),
  },
  {
    what: 'a policy without the product’s own typeface',
    finding: 'policy.styles',
    seen: /^font-src bars http:\/\/127\.0\.0\.1:\d+$/u,
    at: start,
    change: policy("font-src 'self'", "font-src 'none'"),
  },
  {
    what: 'styles written into the page',
    finding: 'policy.styles',
    grade: 'warning',
    seen: "'unsafe-inline'",
    at: start,
    change: policy('style-src', "style-src 'self' 'unsafe-inline'; ignored"),
  },
  {
    what: 'an issuer that may not be called',
    finding: 'policy.connect',
    seen: /connect-src bars http:\/\/localhost:\d+ http:/u,
    at: start,
    change: policy('connect-src', "connect-src 'self'; ignored"),
  },
  {
    what: 'a logo that may not be shown',
    finding: 'policy.connect',
    seen: /^img-src bars https:\/\/pictures\.example$/u,
    change: setting('application', { logoUrl: 'https://pictures.example/logo.svg' }),
  },
  {
    what: 'an issuer that may not be framed',
    finding: 'policy.frames',
    seen: /frame-src bars http:\/\/localhost:\d+$/u,
    at: start,
    change: policy('frame-src', "frame-src 'self' blob:; ignored"),
  },
  {
    what: 'a product that anybody may frame',
    finding: 'policy.framing',
    seen: 'frame-ancestors *',
    at: start,
    change: policy("frame-ancestors 'none'", 'frame-ancestors *'),
  },
  {
    what: 'no trusted types',
    finding: 'policy.trusted-types',
    grade: 'warning',
    seen: 'no require-trusted-types-for',
    at: start,
    change: policy("require-trusted-types-for 'script'", ''),
  },
  {
    what: 'trusted types that bar the product’s own',
    finding: 'policy.trusted-types',
    seen: 'fund-office',
    at: start,
    change: policy('trusted-types fund-office', "trusted-types 'none'"),
  },
  {
    what: 'an answer page that may not be framed',
    finding: 'answer.policy',
    seen: "frame-ancestors is 'none'",
    at: ['site', '/auth/answer.html'],
    change: policy("frame-ancestors 'self'", "frame-ancestors 'none'"),
  },
];
