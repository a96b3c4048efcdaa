import { webcrypto } from 'node:crypto';

// jsdom has no `crypto.subtle`, which a browser has on every secure origin.
if (!('subtle' in globalThis.crypto)) {
  Object.defineProperty(globalThis, 'crypto', { value: webcrypto, configurable: true });
}
