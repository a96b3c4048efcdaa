/**
 * SHA-256 of every row that the default demo begins with; `tests/mock-server/data/seed.test.ts` says when it is to be renewed.
 * Changes that a browser stored over other rows are not laid over these.
 */
export const seedFingerprint = '147c55ea29ab1847078614a1cd1465d0f0022c8999fd59a55135d42c6e399c5a';
