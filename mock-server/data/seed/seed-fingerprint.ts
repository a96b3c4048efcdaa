/**
 * SHA-256 of every row that the default demo begins with; `tests/mock-server/data/seed.test.ts` says when it is to be renewed.
 * Changes that a browser stored over other rows are not laid over these.
 */
export const seedFingerprint = '64c1e741f772319349c0e94a3c8ffc35e209abedaf03f52c223bc153bb410181';
