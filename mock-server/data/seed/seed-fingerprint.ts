/**
 * SHA-256 of every row that the default demo begins with; `tests/mock-server/data/seed.test.ts` says when it is to be renewed.
 * Changes that a browser stored over other rows are not laid over these.
 */
export const seedFingerprint = '353452465b80fdfc0685ac7b0a1be23a9bcee9d69cf078873917cc22849c26e0';
