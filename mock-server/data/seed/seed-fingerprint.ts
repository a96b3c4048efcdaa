/**
 * SHA-256 of every row that the default demo begins with; `tests/mock-server/data/seed.test.ts` says when it is to be renewed.
 * Changes that a browser stored over other rows are not laid over these.
 */
export const seedFingerprint = '74cf0aceebd4164a678593d28c53ae1896a1cb57ee4ebbebfabbd30a89534f7c';
