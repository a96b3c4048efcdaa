import type { KeyValueStore } from '../storage/key-value-store';
import type { FaultEffect } from './fault-effect';
import { asFaultId, signInFaults, type FaultId } from './sign-in-faults';

/** The one fault that the issuer has at the moment, in all tabs, windows and frames of the browser. */
export type ArmedFault = {
  /** Replaces the one that was armed. */
  readonly arm: (id: FaultId) => Promise<void>;
  readonly disarm: () => Promise<void>;
  readonly armed: () => Promise<FaultId | undefined>;
  /** Tells of every change made by this page; answers the function that ends it. */
  readonly watch: (listener: () => void) => () => void;
  /** Where the issuer answers: what is to become of the answer. */
  readonly effect: () => Promise<{ readonly id: FaultId; readonly effect: FaultEffect } | undefined>;
  /**
   * Takes the fault for one answer. A fault that shows itself once is over with that; `false` when somebody else has
   * been given it meanwhile.
   */
  readonly take: (id: FaultId) => Promise<boolean>;
};

const armedKey = 'faults/armed';

/** Keeps the armed fault where everything else is kept that outlives a page. */
export function createArmedFault(store: KeyValueStore): ArmedFault {
  const listeners = new Set<() => void>();
  const tell = () => {
    listeners.forEach((listener) => {
      listener();
    });
  };
  const armed = async () => asFaultId(await store.get(armedKey));

  return {
    armed,
    arm: async (id) => {
      await store.set(armedKey, id);
      tell();
    },
    disarm: async () => {
      await store.remove(armedKey);
      tell();
    },
    watch: (listener) => {
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
      };
    },
    effect: async () => {
      const id = await armed();
      const effect = id === undefined ? undefined : signInFaults[id].effect;
      return id === undefined || effect === undefined ? undefined : { id, effect };
    },
    take: async (id) => {
      if (signInFaults[id].isKept) {
        return (await armed()) === id;
      }
      let isTaken = false;
      await store.update(armedKey, (old) => {
        isTaken = old === id;
        return isTaken ? null : old;
      });
      tell();
      return isTaken;
    },
  };
}
