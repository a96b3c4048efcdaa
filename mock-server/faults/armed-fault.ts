import type { KeyValueStore } from '../storage/key-value-store';
import type { FaultId } from './fault';
import type { FaultEffect } from './fault-effect';
import { asFaultId, faultOf } from './faults';

/** The one fault that the demo has at the moment, in all tabs, windows and frames of the browser. */
export type ArmedFault = {
  /** Replaces the one that was armed. */
  readonly arm: (id: FaultId) => Promise<void>;
  readonly disarm: () => Promise<void>;
  readonly armed: () => Promise<FaultId | undefined>;
  /** Tells of every change made by this page; answers the function that ends it. */
  readonly watch: (listener: () => void) => () => void;
  /** Where the back end answers: what is to become of the answer. */
  readonly effect: () => Promise<{ readonly id: FaultId; readonly effect: FaultEffect } | undefined>;
  /**
   * Takes the fault for one answer. One that is not kept is over after its strikes; `false` when somebody else has been
   * given the last of them meanwhile.
   */
  readonly take: (id: FaultId) => Promise<boolean>;
};

const armedKey = 'faults/armed';

/** Keeps the armed fault where everything else is kept that outlives a page: its id, and how many strikes it has left. */
export function createArmedFault(store: KeyValueStore): ArmedFault {
  const listeners = new Set<() => void>();
  const tell = () => {
    listeners.forEach((listener) => {
      listener();
    });
  };
  const armed = async () => parsed(await store.get(armedKey))?.id;

  return {
    armed,
    arm: async (id) => {
      await store.set(armedKey, written(id, faultOf(id).strikes ?? 1));
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
      const effect = id === undefined ? undefined : faultOf(id).effect;
      return id === undefined || effect === undefined ? undefined : { id, effect };
    },
    take: async (id) => {
      if (faultOf(id).isKept) {
        return (await armed()) === id;
      }
      let isTaken = false;
      await store.update(armedKey, (old) => {
        const present = parsed(old);
        isTaken = present?.id === id;
        if (present === undefined || !isTaken) {
          return old;
        }
        return present.strikes > 1 ? written(id, present.strikes - 1) : null;
      });
      tell();
      return isTaken;
    },
  };
}

function written(id: FaultId, strikes: number): string {
  return `${id} ${strikes}`;
}

function parsed(stored: unknown): { readonly id: FaultId; readonly strikes: number } | undefined {
  const [name, strikes = '1'] = typeof stored === 'string' ? stored.split(' ') : [];
  const id = asFaultId(name);
  return id === undefined ? undefined : { id, strikes: Number(strikes) };
}
