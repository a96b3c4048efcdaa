/**
 * SHA-256 of every row that the default demo begins with; `tests/mock-server/data/seed.test.ts` says when it is to be renewed.
 * Changes that a browser stored over other rows are not laid over these.
 */
export const seedFingerprint = '5347e0112bb744f3336f6144b111bca0e2d63d45ab1017f65a91656fd78a5c3a';
