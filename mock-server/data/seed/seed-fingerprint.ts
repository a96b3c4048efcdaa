/**
 * SHA-256 of every row that the default demo begins with; `tests/mock-server/data/seed.test.ts` says when it is to be renewed.
 * Changes that a browser stored over other rows are not laid over these.
 */
export const seedFingerprint = '761fc73ca15fb5ce841ca2d9e846bd57e6008ed2e260c6dfa43555f2b026eb14';
