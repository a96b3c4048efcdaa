/** On every answer (docs/deployment.md). */
const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/**
 * The product's policy, where issuer and back end are its own origin.
 *
 * @param framedBy `'self'` for the page that the product frames itself, `'none'` for all others
 */
function productPolicy(framedBy: "'self'" | "'none'"): string {
  return [
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "worker-src 'self' blob:",
    "connect-src 'self'",
    "frame-src 'self' blob:",
    "form-action 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    `frame-ancestors ${framedBy}`,
    "require-trusted-types-for 'script'",
    'trusted-types fund-office',
  ].join('; ');
}

/** Headers of the product's own files; `path` decides whether the product may frame it. */
export function productHeaders(path: string): Readonly<Record<string, string>> {
  return {
    ...always,
    'Content-Security-Policy': productPolicy(path === '/auth/answer.html' ? "'self'" : "'none'"),
    'Referrer-Policy': 'strict-origin',
    // `same-origin` alone would cut the product off from its own sign-in window.
    'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  };
}

/**
 * Headers of the pages that the server writes: own styles, own scripts by address, nothing else. The policy for
 * referrers must not be `no-referrer`, which would hide the origin of a posted form.
 */
export function pageHeaders({ isFramed = false } = {}): Readonly<Record<string, string>> {
  return {
    ...always,
    'Content-Security-Policy': [
      "default-src 'none'",
      "script-src 'self'",
      "style-src 'self'",
      "img-src 'self'",
      "connect-src 'self'",
      "form-action 'self'",
      "base-uri 'none'",
      `frame-ancestors ${isFramed ? "'self'" : "'none'"}`,
    ].join('; '),
    'Referrer-Policy': 'same-origin',
    ...(isFramed ? {} : { 'X-Frame-Options': 'DENY' }),
  };
}

/** Headers of calls, of which nobody keeps an answer. */
export function callHeaders(): Readonly<Record<string, string>> {
  return { ...always, 'Referrer-Policy': 'no-referrer' };
}
