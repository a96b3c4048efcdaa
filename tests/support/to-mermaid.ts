import type { AnyStateMachine, AnyStateNode } from 'xstate';

import { transitionsOf, type Drawn } from './machine-transitions';

/**
 * A machine as a Markdown page: a Mermaid state diagram (nested states, initial markers, invoked actors, delays, guards
 * and eventless transitions) and below it every transition with its actions, those included that a diagram cannot
 * draw: of a state into itself, and of a whole state to one inside it.
 */
export function toMermaidPage(machine: AnyStateMachine): string {
  const { root } = machine;
  const drawn = nodesOf(root).flatMap(transitionsOf);
  return [
    `# Machine \`${machine.id}\``,
    '',
    'Drawn from the machine itself by `npm run docs`; a test fails when this page no longer agrees with it.',
    '',
    '```mermaid',
    'stateDiagram-v2',
    ...stateLines(root, 1),
    ...drawn.flatMap(edgeLine),
    '```',
    '',
    '| from | on | if | to | actions |',
    '| --- | --- | --- | --- | --- |',
    ...drawn.map(tableRow),
    '',
  ].join('\n');
}

function stateLines(node: AnyStateNode, depth: number): readonly string[] {
  const indent = '  '.repeat(depth);
  const children = childrenOf(node);
  const label = `state "${[node.key, ...invokedBy(node)].join(', calls ')}" as ${idOf(node)}`;
  if (children.length === 0) {
    return [`${indent}${label}`, ...(node.type === 'final' ? [`${indent}${idOf(node)} --> [*]`] : [])];
  }
  const separator = node.type === 'parallel' ? [`${indent}  --`] : [];
  const initial = node.initial.target[0];
  return [
    `${indent}${label} {`,
    ...(initial === undefined || node.type === 'parallel' ? [] : [`${indent}  [*] --> ${idOf(initial)}`]),
    ...children.flatMap((child, index) => [...(index === 0 ? [] : separator), ...stateLines(child, depth + 1)]),
    `${indent}}`,
  ];
}

function edgeLine({ source, target, event, guard }: Drawn): readonly string[] {
  if (target === undefined || target === source || isInside(target, source) || isInside(source, target)) {
    return [];
  }
  return [`  ${idOf(source)} --> ${idOf(target)} : ${event}${guard === undefined ? '' : ` [${guard}]`}`];
}

function tableRow({ source, target, event, guard, actions }: Drawn): string {
  const cells = [
    pathOf(source),
    event,
    guard ?? '',
    target === undefined ? '(stays)' : pathOf(target),
    actions.join(', '),
  ];
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}

function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...childrenOf(node).flatMap(nodesOf)];
}

function childrenOf(node: AnyStateNode): readonly AnyStateNode[] {
  return Object.values(node.states);
}

function invokedBy(node: AnyStateNode): readonly string[] {
  return node.invoke.map(({ id }) => id);
}

function isInside(node: AnyStateNode, ancestor: AnyStateNode): boolean {
  return node.parent !== undefined && (node.parent === ancestor || isInside(node.parent, ancestor));
}

function idOf(node: AnyStateNode): string {
  return [node.machine.id, ...node.path].join('_').replaceAll(/\W/g, '_');
}

function pathOf(node: AnyStateNode): string {
  return node.path.length === 0 ? `(${node.machine.id})` : node.path.join('.');
}
