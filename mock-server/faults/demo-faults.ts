import { failedReturnKey } from '@/domain/auth/failed-return';
import type { ErrorCode } from '@/domain/errors/error-catalogue';

import { demoFlows, type DemoFlow } from '../demo-environment';
import type { ArmedFault } from './armed-fault';
import { codeOfFault, type FaultGroup, type FaultId } from './fault';
import type { BrokenArea } from './fault-effect';
import { asFaultId, faultIds, faultOf, flowsOf, kindOf, technicalName, wayToSee } from './faults';
import { cutOff, pageStorages, spoilRecords } from './session-record';

/** The failures of the product, as the demo's page offers them to a trainer. */
export type DemoFaults = {
  readonly list: readonly {
    readonly id: FaultId;
    /** Catalogue code of what is shown. */
    readonly code: ErrorCode;
    readonly group: FaultGroup;
    /** The event, the specification's sentence, or what happens on the wire. */
    readonly name: string;
    /** What to do and what appears, in Vietnamese. */
    readonly way: string;
    readonly kind: 'arm' | 'hand' | 'words';
    /** True: stays until it is switched off. */
    readonly isKept: boolean;
  }[];
  /** The fault that the address asked for. */
  readonly asked: FaultId | undefined;
  /** What the address asked for where no fault has that name: nothing is armed then, and whoever typed it is told. */
  readonly unknown: string | undefined;
  /** The fault that was armed when the page began. */
  readonly armedAtStart: FaultId | undefined;
  /** Starts the page anew with a fault armed; the address does the same: `?fault=token.expired`. */
  readonly arm: (id: string) => void;
  /** Starts the page anew without one: `?fault=none`. */
  readonly disarm: () => void;
  /** Tells which fault is armed, now and after each change; answers the function that ends it. */
  readonly watch: (listener: (id: FaultId | undefined) => void) => () => void;
  /** The area of the page that is to fail while it is drawn, as of this moment. */
  readonly brokenArea: () => BrokenArea | undefined;
  /** Ends the failure of an area; another one that is armed waits for its call. */
  readonly mend: () => void;
};

const parameter = 'fault';
const none = 'none';

/**
 * `dispatchEvent(new CustomEvent('demo.fault', { detail: 'http.server' }))` arms a fault without a new page; the second
 * event tells that it is armed.
 */
const wishEvent = 'demo.fault';
const obeyedEvent = 'demo.faultArmed';

/** Does what the address wishes, and offers the rest. The wish leaves the address, so that a reload is no new one. */
export async function openDemoFaults(faults: ArmedFault): Promise<DemoFaults> {
  const { asked, unknown } = await obeyAddress(faults);
  const armed = await faults.armed();
  breakPage(armed);
  await breakRecord(faults, armed);
  let present = armed;
  watchArmed(faults, (id) => {
    present = id;
  });
  window.addEventListener(wishEvent, ({ detail }: Event & { readonly detail?: unknown }) => {
    void obey(faults, detail).then(() => window.dispatchEvent(new Event(obeyedEvent)));
  });
  return {
    list: faultIds.map((id) => ({
      id,
      code: codeOfFault(id),
      group: faultOf(id).group,
      name: technicalName(id),
      way: wayToSee(id),
      kind: kindOf(id),
      isKept: faultOf(id).isKept === true,
    })),
    asked,
    unknown,
    armedAtStart: armed,
    arm: restart,
    disarm: () => {
      restart(none);
    },
    watch: (listener) => watchArmed(faults, listener),
    brokenArea: () => (present === undefined ? undefined : faultOf(present).effect?.breaks),
    mend: () => {
      const broken = present;
      if (broken !== undefined && faultOf(broken).effect?.breaks !== undefined) {
        present = undefined;
        void faults.take(broken);
      }
    },
  };
}

/** The flow that shows the fault the address asks for: the chosen one, if it can. */
export function flowForFault(flow: DemoFlow, fault: FaultId | undefined): DemoFlow {
  const fitting = fault === undefined ? demoFlows : flowsOf(fault);
  return fitting.includes(flow) ? flow : (fitting[0] ?? flow);
}

async function obeyAddress(faults: ArmedFault): Promise<Pick<DemoFaults, 'asked' | 'unknown'>> {
  const url = new URL(window.location.href);
  const wish = url.searchParams.get(parameter);
  if (wish === null) {
    return { asked: undefined, unknown: undefined };
  }
  url.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', url);
  forgetFailedReturn();
  const asked = await obey(faults, wish);
  return { asked, unknown: asked === undefined && !['', none].includes(wish) ? wish : undefined };
}

async function obey(faults: ArmedFault, wish: unknown): Promise<FaultId | undefined> {
  const id = asFaultId(wish);
  if (id !== undefined && kindOf(id) === 'arm') {
    await faults.arm(id);
  } else {
    await faults.disarm();
  }
  return id;
}

/** What a browser or its administrator can take away from a page. */
function breakPage(armed: FaultId | undefined): void {
  const effect = armed === undefined ? undefined : faultOf(armed).effect;
  if (effect?.blocksWindows === true) {
    window.open = () => null;
  }
  if (effect?.blocksStorage === true) {
    Storage.prototype.setItem = () => {
      throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
    };
  }
}

/** Once: the next sign-in stores a sound one. */
async function breakRecord(faults: ArmedFault, armed: FaultId | undefined): Promise<void> {
  if (armed !== undefined && faultOf(armed).effect?.breaksRecord === true && (await faults.take(armed))) {
    spoilRecords(pageStorages, cutOff);
  }
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
