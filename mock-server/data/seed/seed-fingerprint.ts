/**
 * SHA-256 of every row that the default demo begins with; `tests/mock-server/data/seed.test.ts` says when it is to be renewed.
 * Changes that a browser stored over other rows are not laid over these.
 */
export const seedFingerprint = '58a1bd2a6ed4bb136f3ee1970e836c6ff488ffd267c8ceb63155d90cff672e49';
