/**
 * SHA-256 of every row that the default demo begins with; `tests/mock-server/data/seed.test.ts` says when it is to be renewed.
 * Changes that a browser stored over other rows are not laid over these.
 */
export const seedFingerprint = '390b49c4363e9c03482cc71e5d037634536716aa9d9c2959274c1bb4e421d865';
