import { failedReturnKey } from '@/domain/auth/failed-return';

import { demoFlows, type DemoFlow } from '../demo-environment';
import type { ArmedFault } from './armed-fault';
import {
  asFaultId,
  faultIds,
  signInFaults,
  technicalName,
  wayToSee,
  type FaultGroup,
  type FaultId,
} from './sign-in-faults';

/** The failures of signing in, as the demo's page offers them to a trainer. */
export type DemoFaults = {
  readonly list: readonly {
    /** Catalogue code of what is shown. */
    readonly id: FaultId;
    readonly group: FaultGroup;
    /** The event, or the specification's sentence. */
    readonly name: string;
    /** What to do and what appears, in Vietnamese. */
    readonly way: string;
    /** `arm`: to be switched on. `hand`: the trainer's hand is enough. `words`: nothing but its words can be shown. */
    readonly kind: 'arm' | 'hand' | 'words';
    /** True: stays until it is switched off. */
    readonly isKept: boolean;
  }[];
  /** The fault that the address asked for. */
  readonly asked: FaultId | undefined;
  /** The fault that was armed when the page began. */
  readonly armedAtStart: FaultId | undefined;
  /** Starts the page anew with a fault armed; the address does the same: `?fault=token.expired`. */
  readonly arm: (id: string) => void;
  /** Starts the page anew without one: `?fault=none`. */
  readonly disarm: () => void;
  /** Tells which fault is armed, now and after each change; answers the function that ends it. */
  readonly watch: (listener: (id: FaultId | undefined) => void) => () => void;
};

const parameter = 'fault';
const none = 'none';

/** Does what the address wishes, and offers the rest. The wish leaves the address, so that a reload is no new one. */
export async function openDemoFaults(faults: ArmedFault): Promise<DemoFaults> {
  const asked = await obeyAddress(faults);
  const armed = await faults.armed();
  if (armed !== undefined && signInFaults[armed].effect?.blocksWindows === true) {
    window.open = () => null;
  }
  return {
    list: faultIds.map((id) => ({
      id,
      group: signInFaults[id].group,
      name: technicalName(id),
      way: wayToSee(id),
      kind: kindOf(id),
      isKept: signInFaults[id].isKept === true,
    })),
    asked,
    armedAtStart: armed,
    arm: restart,
    disarm: () => {
      restart(none);
    },
    watch: (listener) => watchArmed(faults, listener),
  };
}

/** The flow that shows the fault the address asks for: the chosen one, if it can. */
export function flowForFault(flow: DemoFlow, fault: FaultId | undefined): DemoFlow {
  const fitting = fault === undefined ? demoFlows : signInFaults[fault].flows;
  return fitting.includes(flow) ? flow : (fitting[0] ?? flow);
}

async function obeyAddress(faults: ArmedFault): Promise<FaultId | undefined> {
  const url = new URL(window.location.href);
  const wish = url.searchParams.get(parameter);
  if (wish === null) {
    return undefined;
  }
  url.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', url);
  forgetFailedReturn();
  const id = asFaultId(wish);
  if (id !== undefined && kindOf(id) === 'arm') {
    await faults.arm(id);
  } else {
    await faults.disarm();
  }
  return id;
}

function kindOf(id: FaultId): DemoFaults['list'][number]['kind'] {
  if (signInFaults[id].effect !== undefined) {
    return 'arm';
  }
  return id === 'token.atHashNeeded' ? 'words' : 'hand';
}

/** Two lessons within half a minute are no redirect loop. */
function forgetFailedReturn(): void {
  try {
    sessionStorage.removeItem(failedReturnKey);
  } catch {
    // Without storage there is no note of it either.
  }
}

/** The product reads its environment, the issuer's document and its keys once per page: hence a new page. */
function restart(wish: string): void {
  const url = new URL(window.location.href);
  url.searchParams.set(parameter, wish);
  // It has been remembered, and would stand against the flow that the fault needs.
  url.searchParams.delete('flow');
  window.location.assign(url);
}

function watchArmed(faults: ArmedFault, listener: (id: FaultId | undefined) => void): () => void {
  let isWatching = true;
  const tell = () => {
    void faults.armed().then((id) => {
      if (isWatching) {
        listener(id);
      }
    });
  };
  const stop = faults.watch(tell);
  // A sign-in window has a back end of its own, and its page gets the focus back.
  window.addEventListener('focus', tell);
  tell();
  return () => {
    isWatching = false;
    stop();
    window.removeEventListener('focus', tell);
  };
}
