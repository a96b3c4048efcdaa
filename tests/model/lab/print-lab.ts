import { eventInWords } from '@/domain/statecharts/chart';
import { readableValue } from '@/domain/statecharts/readable-value';

import type { Findings } from './findings';
import type { ShortestPath } from './shortest-path';

/** A machine's findings as lines for a terminal. */
export function findingsLines(findings: Findings): readonly string[] {
  const { stateCoverage, transitionCoverage } = findings;
  return [
    `${findings.id}: ${findings.states} states, ${findings.transitions} transitions, ${findings.steps} steps in ${counted(findings.walks, 'walk')}`,
    `  coverage               states ${shareOf(stateCoverage)}, transitions ${shareOf(transitionCoverage)}`,
    ...listed('not taken', findings.untaken),
    ...listed('unreachable', findings.unreachable),
    ...listed('dead ends', findings.deadEnds),
    ...listed('events never handled', findings.unhandledEvents),
    ...listed('answers never awaited', findings.unhandledAnswers),
  ];
}

/** What all machines come to. */
export function sumLine(all: readonly Findings[]): string {
  const sum = (count: (findings: Findings) => number) => all.reduce((total, findings) => total + count(findings), 0);
  return [
    `${all.length} machines`,
    `${sum(({ states }) => states)} states`,
    `${sum(({ transitions }) => transitions)} transitions`,
    `${sum(({ steps }) => steps)} steps walked`,
    `${sum(({ unreachable }) => unreachable.length)} unreachable`,
    `${sum(({ deadEnds }) => deadEnds.length)} dead ends`,
    `${sum(({ unhandledEvents }) => unhandledEvents.length)} events never handled`,
  ].join(', ');
}

function shareOf({ done, of }: Findings['stateCoverage']): string {
  return `${done}/${of}${of === 0 ? '' : ` (${Math.floor((100 * done) / of)} %)`}`;
}

function listed(title: string, names: readonly string[]): readonly string[] {
  return [`  ${title.padEnd(22)} ${names.length === 0 ? 'none' : names.join(', ')}`];
}

function counted(count: number, noun: string): string {
  return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

/** A way to a state as Markdown, also good to read in a terminal. */
export function pathPage({ machine, state, input, start, steps, isPassed }: ShortestPath): string {
  return [
    `# The shortest way to \`${state}\` of the machine \`${machine}\``,
    '',
    input === undefined ? 'Started without input.' : `Started with ${inCode(input)}.`,
    `It begins in ${inCode(start)}.`,
    ...(steps.length === 0 ? ['It is there from the start.'] : []),
    ...(isPassed ? ['The state is left in the step that enters it: the last step leads through it.'] : []),
    '',
    ...steps.flatMap(({ event, state: after }, index) => [
      `${index + 1}. **${eventInWords(event.type)}** ${inCode(event)}`,
      `   → ${inCode(after)}`,
    ]),
    '',
  ].join('\n');
}

function inCode(value: unknown): string {
  return `\`${JSON.stringify(readableValue(value))}\``;
}
