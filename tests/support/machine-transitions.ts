import type { AnyStateNode, AnyTransitionDefinition } from 'xstate';

import type { StepNeeds } from '@/machines/workflows/workflow';

/** One transition in words; `target` is absent where the machine stays in its state. */
export type Drawn = {
  readonly source: AnyStateNode;
  readonly target: AnyStateNode | undefined;
  readonly event: string;
  readonly guard: string | undefined;
  readonly actions: readonly string[];
};

/** Everything that can lead out of a state, or happen in it, in the order in which the machine tries it. */
export function transitionsOf(node: AnyStateNode): readonly Drawn[] {
  const eventful = [...node.transitions.values()].flat();
  return [...(node.always ?? []), ...eventful].flatMap(drawnOf);
}

function drawnOf(transition: AnyTransitionDefinition): readonly Drawn[] {
  const rest = {
    source: transition.source,
    event: eventName(String(transition.eventType)),
    guard: transition.guard === undefined ? undefined : guardName(transition.guard),
    actions: transition.actions.map(nameOf),
  };
  const targets: readonly AnyStateNode[] = transition.target ?? [];
  return targets.length === 0 ? [{ ...rest, target: undefined }] : targets.map((target) => ({ ...rest, target }));
}

/** XState's inner event names, as a reader of the chart would say them. */
function eventName(type: string): string {
  const rules: readonly (readonly [RegExp, string])[] = [
    [/^$/, 'always'],
    [/^xstate\.done\.actor\.(.+)$/, '$1 done'],
    [/^xstate\.error\.actor\.(.+)$/, '$1 failed'],
    [/^xstate\.snapshot\.(.+)$/, '$1 changed'],
    [/^xstate\.after\.([^.]+)\..+$/, 'after $1'],
    [/^xstate\.done\.state\..+$/, 'done'],
    [/^\*$/, 'any event'],
  ];
  const rule = rules.find(([pattern]) => pattern.test(type));
  return rule === undefined ? type : type.replace(rule[0], rule[1]);
}

type Combined = { readonly type?: unknown; readonly guards?: readonly unknown[] };

function guardName(guard: unknown): string {
  const { type, guards = [] } = guard as Combined;
  const names = guards.map(guardName);
  switch (type) {
    case 'xstate.not':
      return `not ${names.join('')}`;
    case 'xstate.and':
      return names.join(' and ');
    case 'xstate.or':
      return names.join(' or ');
    case 'meets':
      return needsIn(guard);
    default:
      return nameOf(guard);
  }
}

/** What a step of a workflow needs: the policy, then the rules of the record. */
function needsIn(guard: unknown): string {
  const { params } = guard as { readonly params: StepNeeds<string> };
  return [params.policy, ...(params.rules ?? [])].join(' and ');
}

function nameOf(implementation: unknown): string {
  if (typeof implementation === 'string') {
    return implementation;
  }
  const { type } = implementation as { readonly type?: unknown };
  return typeof type === 'string' ? type : '(unnamed)';
}
