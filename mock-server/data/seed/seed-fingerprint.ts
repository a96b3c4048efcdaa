/**
 * SHA-256 of every row that the default demo begins with; `tests/mock-server/data/seed.test.ts` says when it is to be renewed.
 * Changes that a browser stored over other rows are not laid over these.
 */
export const seedFingerprint = '56fa23112bbab62d7b0a3fb64229e631da22315d416c649c44f44ce233687b65';
