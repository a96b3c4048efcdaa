/**
 * SHA-256 of every row that the default demo begins with; `tests/mock-server/data/seed.test.ts` says when it is to be renewed.
 * Changes that a browser stored over other rows are not laid over these.
 */
export const seedFingerprint = '1a981f86fd95647af515d01ad359ae1fbce0fc0f785fe61949526cdec0837225';
