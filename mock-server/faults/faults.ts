import { codeByTokenFault } from '@/domain/errors/error-catalogue';

import { demoFlows, type DemoFlow } from '../demo-environment';
import { callFaults } from './call-faults';
import { codeOfFault, wordsOf, type Fault, type FaultId } from './fault';
import { pageFaults } from './page-faults';
import { passwordFaults } from './password-faults';
import { signInFaults } from './sign-in-faults';

/** Every failure that a trainer can show; each code of the error catalogue has at least one (promise-12, register X-03). */
const table: Readonly<Record<string, Fault>> = { ...passwordFaults, ...signInFaults, ...callFaults, ...pageFaults };

export const faultIds = Object.keys(table) as readonly FaultId[];

export function faultOf(id: FaultId): Fault {
  const fault = table[id];
  if (fault === undefined) {
    throw new RangeError(`There is no fault "${id}".`);
  }
  return fault;
}

/** `undefined` for whatever names no fault. */
export function asFaultId(text: unknown): FaultId | undefined {
  return faultIds.find((id) => id === text);
}

export function flowsOf(id: FaultId): readonly DemoFlow[] {
  return faultOf(id).flows ?? demoFlows;
}

/**
 * What it is called by those who know it: the specification's event or sentence with which a token is refused, or what
 * happens on the wire.
 */
export function technicalName(id: FaultId): string {
  const refusal = Object.entries(codeByTokenFault).find(([, code]) => code === id);
  return refusal?.[0] ?? faultOf(id).name ?? id.slice(id.indexOf('.') + 1);
}

/** «Cách xem»: what the trainer does and what must appear then, as one Vietnamese sentence. */
export function wayToSee(id: FaultId): string {
  const { does, sees } = faultOf(id);
  return `${does}: ${sees ?? `hiện «${wordsOf(codeOfFault(id))}»`}.`;
}

/** `arm`: to be switched on. `hand`: the trainer's hand is enough. `words`: nothing but its words can be shown. */
export function kindOf(id: FaultId): 'arm' | 'hand' | 'words' {
  const { effect, isWordsAlone } = faultOf(id);
  if (effect !== undefined) {
    return 'arm';
  }
  return isWordsAlone === true ? 'words' : 'hand';
}
