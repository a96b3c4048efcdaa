import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type CryptoKey, type JWK } from 'jose';

import type { SigningAlgorithm } from '../settings';
import type { KeyValueStore } from '../storage/key-value-store';

type StoredKey = { readonly kid: string; readonly privateJwk: JWK; readonly publicJwk: JWK };

type SigningKey = { readonly kid: string; readonly algorithm: SigningAlgorithm; readonly key: CryptoKey };

/** The issuer's real keys, made once per installation and kept, so that tokens survive a reload. */
export type SigningKeys = {
  readonly signing: (algorithm: SigningAlgorithm) => Promise<SigningKey>;
  /** Every key made so far, newest algorithm included. */
  readonly publicKeys: (algorithm: SigningAlgorithm) => Promise<{ readonly keys: JWK[] }>;
  /** Throws all keys away: no token that was signed so far is worth anything any more. */
  readonly renew: () => Promise<void>;
};

const algorithms: readonly SigningAlgorithm[] = ['ES256', 'RS256'];

/** RS256 keys are slow to make, so an algorithm's key is made when it is first asked for. */
export function createSigningKeys(store: KeyValueStore): SigningKeys {
  const known = new Map<SigningAlgorithm, Promise<StoredKey>>();

  const storedKey = (algorithm: SigningAlgorithm): Promise<StoredKey> => {
    const found = known.get(algorithm);
    if (found !== undefined) {
      return found;
    }
    const made = readOrMake(store, algorithm);
    known.set(algorithm, made);
    return made;
  };

  return {
    signing: async (algorithm) => {
      const { kid, privateJwk } = await storedKey(algorithm);
      const key = await importJWK(privateJwk, algorithm);
      if (key instanceof Uint8Array) {
        throw new TypeError('The stored signing key is a symmetric one');
      }
      return { kid, algorithm, key };
    },
    publicKeys: async (algorithm) => {
      await storedKey(algorithm);
      const stored = await Promise.all(
        algorithms.map(async (each) => (known.has(each) ? storedKey(each) : store.get(keyOf(each)))),
      );
      return { keys: stored.filter(isStoredKey).map(({ publicJwk }) => publicJwk) };
    },
    renew: async () => {
      known.clear();
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
