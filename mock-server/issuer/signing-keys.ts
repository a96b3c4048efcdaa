import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';

import type { SigningAlgorithm } from '../settings';
import type { KeyValueStore } from '../storage/key-value-store';

/** A key that signs no more. */
type RetiredKey = {
  readonly publicJwk: JWK;
  /** When the last token that it has signed expires, in milliseconds since the epoch. */
  readonly publishedUntil: number;
};

type StoredKey = {
  readonly kid: string;
  readonly privateJwk: JWK;
  readonly publicJwk: JWK;
  /** Those before it, the latest first; absent until it was rotated. */
  readonly retired?: readonly RetiredKey[];
};

export type SigningKey = { readonly kid: string; readonly algorithm: SigningAlgorithm; readonly key: CryptoKey };

/**
 * The issuer's real keys, made once per installation and kept, so that tokens survive a reload. What is stored is read
 * each time: another tab may have rotated them.
 */
export type SigningKeys = {
  readonly signing: (algorithm: SigningAlgorithm) => Promise<SigningKey>;
  /** Every key by which a living token can be checked. */
  readonly publicKeys: (algorithm: SigningAlgorithm) => Promise<{ readonly keys: JWK[] }>;
  /**
   * Signs with a new key from now on. The one before stays published for as long as a token of it can live (OpenID
   * Connect Core §10.1.1); tokens tell the two apart by `kid` (RFC 7517 §4.5).
   */
  readonly rotate: (algorithm: SigningAlgorithm) => Promise<void>;
  /** Throws all keys away: no token that was signed so far is worth anything any more. */
  readonly renew: () => Promise<void>;
};

type KeyParts = {
  readonly store: KeyValueStore;
  /** Milliseconds since the epoch. */
  readonly clock: () => number;
  /** The longest life of a token that is signed. */
  readonly tokenLifeSeconds: number;
};

const algorithms: readonly SigningAlgorithm[] = ['ES256', 'RS256'];

/** RS256 keys are slow to make, so an algorithm's key is made when it is first asked for. */
export function createSigningKeys({ store, clock, tokenLifeSeconds }: KeyParts): SigningKeys {
  const living = ({ retired = [] }: StoredKey) => retired.filter(({ publishedUntil }) => publishedUntil > clock());
  const retiredNow = ({ publicJwk }: StoredKey): RetiredKey => ({
    publicJwk,
    publishedUntil: clock() + tokenLifeSeconds * 1_000,
  });

  return {
    signing: async (algorithm) => {
      const { kid, privateJwk } = await readOrMake(store, algorithm);
      const key = await importJWK(privateJwk, algorithm);
      if (key instanceof Uint8Array) {
        throw new TypeError('The stored signing key is a symmetric one');
      }
      return { kid, algorithm, key };
    },
    publicKeys: async (algorithm) => {
      const stored = await Promise.all(
        algorithms.map((each) => (each === algorithm ? readOrMake(store, each) : store.get(keyOf(each)))),
      );
      const keys = stored.filter(isStoredKey);
      return { keys: keys.flatMap((key) => [key, ...living(key)]).map(({ publicJwk }) => publicJwk) };
    },
    rotate: async (algorithm) => {
      const made = await makeKey(algorithm);
      await store.update(keyOf(algorithm), (old) =>
        isStoredKey(old) ? { ...made, retired: [retiredNow(old), ...living(old)] } : made,
      );
    },
    renew: async () => {
      await Promise.all(algorithms.map((each) => store.remove(keyOf(each))));
    },
  };
}

async function readOrMake(store: KeyValueStore, algorithm: SigningAlgorithm): Promise<StoredKey> {
  const found = await store.get(keyOf(algorithm));
  if (isStoredKey(found)) {
    return found;
  }
  const made = await makeKey(algorithm);
  // Another tab may have made one meanwhile: the first stored wins.
  return store.update(keyOf(algorithm), (old) => (isStoredKey(old) ? old : made));
}

async function makeKey(algorithm: SigningAlgorithm): Promise<StoredKey> {
  const pair = await generateKeyPair(algorithm, { extractable: true });
  const publicJwk = await exportJWK(pair.publicKey);
  const kid = await calculateJwkThumbprint(publicJwk);
  const common = { kid, use: 'sig', alg: algorithm };
  return {
    kid,
    publicJwk: { ...publicJwk, ...common },
    privateJwk: { ...(await exportJWK(pair.privateKey)), ...common },
  };
}

function keyOf(algorithm: SigningAlgorithm): string {
  return `issuer/key/${algorithm}`;
}

function isStoredKey(value: unknown): value is StoredKey {
  return typeof value === 'object' && value !== null && 'kid' in value && 'privateJwk' in value && 'publicJwk' in value;
}
