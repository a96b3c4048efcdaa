/** On every answer (docs/deployment.md). */
const always: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
};

/** The product's content security policies, each as its header says it. */
export type ProductPolicies = {
  readonly page: string;
  /** For `/auth/answer.html`, which the product itself frames. */
  readonly answer: string;
};

/** Headers of the product's own files; `path` decides whether the product may frame it. */
export function productHeaders(path: string, { page, answer }: ProductPolicies): Readonly<Record<string, string>> {
  return {
    ...always,
    'Content-Security-Policy': path === '/auth/answer.html' ? answer : page,
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
