/**
 * SHA-256 of every row that the default demo begins with; `tests/mock-server/data/seed.test.ts` says when it is to be renewed.
 * Changes that a browser stored over other rows are not laid over these.
 */
export const seedFingerprint = '934773e23ac17b928050b819d2058b05f82baf7a260a099ee4c04cbf03eed149';
