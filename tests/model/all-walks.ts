import type { AnyStateMachine } from 'xstate';

import type { WalkDescription } from '../support/machine-walk';

const modules = import.meta.glob<Readonly<Record<string, unknown>>>('./walks/*-walks.ts', { eager: true });

/** Every description of a walk that the model tests walk; a machine that can begin in several ways has several. */
export const allWalks: readonly WalkDescription<AnyStateMachine>[] = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter(isWalk);

function isWalk(value: unknown): value is WalkDescription<AnyStateMachine> {
  return typeof value === 'object' && value !== null && 'machine' in value && 'project' in value && 'events' in value;
}
