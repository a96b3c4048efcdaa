/**
 * SHA-256 of every row that the default demo begins with; `tests/mock-server/data/seed.test.ts` says when it is to be renewed.
 * Changes that a browser stored over other rows are not laid over these.
 */
export const seedFingerprint = 'a9c1ee2d2825739a02143c808d08e65321b3f357674b06e9ee3fbabe9a1df044';
