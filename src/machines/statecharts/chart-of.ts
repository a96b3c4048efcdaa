import { and, not, or, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';

import { eventInWords, type Chart, type ChartState, type ChartTransition } from '@/domain/statecharts/chart';

import type { StepNeeds } from '../workflows/workflow';

/** Reads a machine's definition: the one reader behind every drawing, every table and the model lab. */
export function chartOf(machine: AnyStateMachine): Chart {
  return {
    id: machine.id,
    root: stateOf(machine.root),
    transitions: nodesIn(machine.root).flatMap(transitionsOf),
  };
}

function stateOf(node: AnyStateNode): ChartState {
  return {
    id: node.id,
    key: node.key,
    path: node.path.length === 0 ? `(${node.machine.id})` : node.path.join('.'),
    type: node.type,
    initial: node.type === 'compound' ? node.initial.target[0]?.id : undefined,
    calls: node.invoke.map(({ id }) => id),
    tags: node.tags,
    children: childrenOf(node).map(stateOf),
  };
}

function nodesIn(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...childrenOf(node).flatMap(nodesIn)];
}

function childrenOf(node: AnyStateNode): readonly AnyStateNode[] {
  return Object.values(node.states);
}

/** Everything that can lead out of a state, or happen in it, in the order in which the machine tries it. */
function transitionsOf(node: AnyStateNode): readonly ChartTransition[] {
  return [...(node.always ?? []), ...[...node.transitions.values()].flat()].flatMap(drawnTransition);
}

/** One entry for each target, as a chart draws a transition; one without a target stays. */
export function drawnTransition(transition: AnyTransitionDefinition): readonly ChartTransition[] {
  const type = String(transition.eventType);
  const rest = {
    source: transition.source.id,
    type,
    event: eventInWords(type),
    guard: transition.guard === undefined ? undefined : guardName(transition.guard),
    actions: transition.actions.map(nameOf),
  };
  const targets: readonly AnyStateNode[] = transition.target ?? [];
  return targets.length === 0
    ? [{ ...rest, target: undefined }]
    : targets.map((target) => ({ ...rest, target: target.id }));
}

type Combined = { readonly check?: unknown; readonly guards?: readonly unknown[] };

/** XState's combined guards carry no name that survives a build; each kind shares its one check. */
const [notCheck, andCheck, orCheck] = [not('guard'), and([]), or([])].map((guard) => (guard as Combined).check);

function guardName(guard: unknown): string {
  const { check, guards = [] } = guard as Combined;
  const names = guards.map(guardName);
  switch (check) {
    case undefined:
      return isStep(guard) ? needsIn(guard) : nameOf(guard);
    case notCheck:
      return `not ${names.join('')}`;
    case andCheck:
      return names.join(' and ');
    case orCheck:
      return names.join(' or ');
    default:
      return nameOf(guard);
  }
}

type StepGuard = { readonly type: 'meets'; readonly params: StepNeeds<string> };

function isStep(guard: unknown): guard is StepGuard {
  return (guard as { readonly type?: unknown }).type === 'meets';
}

/** What a step of a workflow needs: the policy, then the rules of the record. */
function needsIn({ params }: StepGuard): string {
  return [params.policy, ...params.rules].join(' and ');
}

function nameOf(implementation: unknown): string {
  if (typeof implementation === 'string') {
    return implementation;
  }
  const { type } = implementation as { readonly type?: unknown };
  return typeof type === 'string' ? type : '(unnamed)';
}
