import type { FindingDescriptions } from './finding-description';

export const siteFindings = {
  'environment.file': {
    title: 'The environment file can be read',
    advice:
      'Put dynamic-env.json beside index.html, valid JSON; a missing one is answered by 404, never by index.html.',
    section: 'the-environment',
  },
  'environment.shape': {
    title: 'The environment is one that the product accepts',
    advice: 'Mend the named fields; the schema is docs/environment.schema.json.',
    section: 'the-environment',
  },
  'environment.remote': {
    title: 'The remote environment can be fetched and joined',
    advice: 'Make remoteEnv.url answer JSON and allow the product’s origin (CORS), or take remoteEnv out.',
    section: 'the-environment',
  },
  'environment.secret': {
    title: 'The environment holds no secret',
    advice: 'Register the client as public and take dummyClientSecret out: everybody can read this file.',
    section: 'the-environment',
  },
  'transport.site': {
    title: 'The product is served over HTTPS with a good certificate',
    advice: 'Serve it over HTTPS and renew the certificate; browsers have the cryptography of sign-in there alone.',
    section: 'https-and-clocks',
  },
  'transport.issuer': {
    title: 'The issuer is reached over HTTPS with a good certificate',
    advice: 'Give the issuer a certificate that browsers trust, with its whole chain, and renew it in time.',
    section: 'https-and-clocks',
  },
  'transport.api': {
    title: 'The back end is reached over HTTPS with a good certificate',
    advice: 'Give the back end a certificate that browsers trust, and name it by https in the environment.',
    section: 'https-and-clocks',
  },
  'clock.agreement': {
    title: 'The clocks of issuer, back end and this machine agree',
    advice: 'Let every machine follow a time server (NTP); tokens are refused where clocks are minutes apart.',
    section: 'https-and-clocks',
  },
  'site.index': {
    title: 'The start page is the product’s',
    advice: 'Serve the files of dist/ at the root of the origin.',
    section: 'the-static-server',
  },
  'site.fallback': {
    title: 'Unknown addresses get index.html',
    advice:
      'Answer every path without a file by index.html and status 200, or sign-in cannot come back to /auth/callback.',
    section: 'the-static-server',
  },
  'site.missing-asset': {
    title: 'A missing script is 404, not a page',
    advice: 'Answer missing files below /assets/ with 404: a tab from before the update would run HTML as a script.',
    section: 'the-static-server',
  },
  'site.script-type': {
    title: 'Scripts are sent as scripts',
    advice: 'Send .js as text/javascript; with nosniff a browser runs nothing else.',
    section: 'the-static-server',
  },
  'site.page-cache': {
    title: 'Files without a hash in their name are asked for anew',
    advice: 'Send Cache-Control: no-cache for index.html, dynamic-env.json and /auth/*.',
    section: 'the-static-server',
  },
  'site.asset-cache': {
    title: 'Assets are kept for good',
    advice: 'Send Cache-Control: public, max-age=31536000, immutable for /assets/.',
    section: 'the-static-server',
  },
  'site.compression': {
    title: 'Scripts are compressed',
    advice: 'Switch gzip or Brotli on for scripts, styles and JSON.',
    section: 'the-static-server',
  },
} as const satisfies FindingDescriptions;

export const headerFindings = {
  'headers.nosniff': {
    title: 'X-Content-Type-Options stands on every answer',
    advice:
      'Send X-Content-Type-Options: nosniff with every file; in nginx a location with its own add_header loses the others.',
    section: 'the-static-server',
  },
  'headers.referrer': {
    title: 'Referrer-Policy tells no other site the address',
    advice: 'Send Referrer-Policy: strict-origin (or stricter) with every file.',
    section: 'the-static-server',
  },
  'headers.permissions': {
    title: 'Permissions-Policy switches off what the product never uses',
    advice: 'Send Permissions-Policy: camera=(), microphone=(), geolocation=(), payment=().',
    section: 'the-static-server',
  },
  'headers.hsts': {
    title: 'Strict-Transport-Security keeps browsers on HTTPS',
    advice: 'Send Strict-Transport-Security: max-age=31536000.',
    section: 'the-static-server',
  },
  'headers.opener': {
    title: 'Cross-Origin-Opener-Policy leaves the sign-in window its opener',
    advice: 'Send Cross-Origin-Opener-Policy: same-origin-allow-popups; same-origin cuts the sign-in window off.',
    section: 'the-static-server',
  },
  'policy.present': {
    title: 'A content security policy is enforced',
    advice: 'Send Content-Security-Policy as docs/deployment.md has it; Report-Only holds nothing back.',
    section: 'the-static-server',
  },
  'policy.scripts': {
    title: 'The policy runs the product’s own scripts alone',
    advice:
      "Install the policy that npm run policy made from this very build, and reload: script-src 'self' and its hashes, worker-src 'self', no 'unsafe-inline', scheme or wildcard.",
    section: 'the-static-server',
  },
  'policy.styles': {
    title: 'The policy takes the product’s own styles and typeface alone',
    advice:
      "Install the policy that npm run policy made from this very build, and reload: style-src 'self' and its hashes, font-src 'self', no 'unsafe-inline'.",
    section: 'the-static-server',
  },
  'policy.connect': {
    title: 'The policy lets the product call issuer and back end, and show its logo',
    advice: 'Name the origins of issuer, back end and remote environment in connect-src, the logo’s in img-src.',
    section: 'the-static-server',
  },
  'policy.frames': {
    title: 'The policy lets the product renew in a hidden frame',
    advice: "Name 'self' and the issuer's origin in frame-src.",
    section: 'the-static-server',
  },
  'policy.framing': {
    title: 'No other site can frame the product',
    advice: "Set frame-ancestors 'none' (for /auth/answer.html 'self').",
    section: 'the-static-server',
  },
  'policy.trusted-types': {
    title: 'The policy demands trusted types',
    advice: "Add require-trusted-types-for 'script' and trusted-types fund-office.",
    section: 'the-static-server',
  },
  'answer.page': {
    title: 'The answer page is there',
    advice: 'Serve /auth/answer.html and /auth/answer.js as the files they are, not index.html.',
    section: 'redirect-addresses',
  },
  'answer.policy': {
    title: 'The answer page may be framed by the product alone',
    advice: "Give /auth/answer.html frame-ancestors 'self' and no X-Frame-Options: DENY.",
    section: 'redirect-addresses',
  },
} as const satisfies FindingDescriptions;
