/**
 * SHA-256 of every row that the default demo begins with; `tests/mock-server/data/seed.test.ts` says when it is to be renewed.
 * Changes that a browser stored over other rows are not laid over these.
 */
export const seedFingerprint = 'db6978690bdae4afcd1e553e42a80917409f472096a2aa870b0a869585db99c2';
