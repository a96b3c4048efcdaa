/**
 * SHA-256 of every row that the default demo begins with; `tests/mock-server/data/seed.test.ts` says when it is to be renewed.
 * Changes that a browser stored over other rows are not laid over these.
 */
export const seedFingerprint = '2e97061aa71738f95cb170a2413195eae93dcc8eb9b1bffb589f7e324129654d';
