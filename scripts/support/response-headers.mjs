/**
 * What every answer of a static host of the product carries beside its content security policy; the configurations in
 * `deploy` are held to this table by `tests/deploy`.
 */
export const responseHeaders = {
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin',
  'Permissions-Policy': 'camera=(), microphone=(), geolocation=(), payment=()',
  'Strict-Transport-Security': 'max-age=31536000',
  // `same-origin` alone would cut the product off from its own sign-in window.
  'Cross-Origin-Opener-Policy': 'same-origin-allow-popups',
  'Cross-Origin-Resource-Policy': 'same-origin',
};

export const cacheControl = {
  /** For what has a hash in its name. */
  forGood: 'public, max-age=31536000, immutable',
  /** Kept, but asked about each time. */
  askedEachTime: 'no-cache',
};
