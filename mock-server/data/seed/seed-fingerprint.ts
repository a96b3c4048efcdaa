/**
 * SHA-256 of every row that the default demo begins with; `tests/mock-server/data/seed.test.ts` says when it is to be renewed.
 * Changes that a browser stored over other rows are not laid over these.
 */
export const seedFingerprint = '3cad0ce9b3f161f66fbf9c0123b089dd53131e693c415ec68ed0393a0fbf75ac';
