/**
 * SHA-256 of every row that the default demo begins with; `tests/mock-server/data/seed.test.ts` says when it is to be renewed.
 * Changes that a browser stored over other rows are not laid over these.
 */
export const seedFingerprint = '52bbce1c95d7b5de04d38e0758237701d236a4ad51e13383b1f07ad3993772ba';
