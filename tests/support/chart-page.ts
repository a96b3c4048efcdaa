import { statesIn, type Chart, type ChartState, type ChartTransition } from '@/domain/statecharts/chart';

/**
 * A machine as a Markdown page: its picture, and as tables what the picture says, for those who search, compare or
 * cannot see it: every state with what it calls, every transition with its guard and actions.
 */
export function toChartPage({ id, root, transitions }: Chart): string {
  const paths = new Map(statesIn(root).map((state) => [state.id, state.path]));
  return [
    `# Machine \`${id}\``,
    '',
    'Drawn from the machine itself by `npm run docs`; a test fails when this page no longer agrees with it.',
    '',
    `[![Statechart of ${id}](${id}.svg)](${id}.svg)`,
    '',
    '| state | kind | begins with | calls | tags |',
    '| --- | --- | --- | --- | --- |',
    ...statesIn(root).map((state) => stateRow(state, paths)),
    '',
    '| from | on | if | to | actions |',
    '| --- | --- | --- | --- | --- |',
    ...transitions.map((transition) => transitionRow(transition, paths)),
    '',
  ].join('\n');
}

type Paths = ReadonlyMap<string, string>;

function stateRow({ path, type, initial = '', calls, tags }: ChartState, paths: Paths): string {
  return row([path, type, paths.get(initial) ?? '', calls.join(', '), tags.join(', ')]);
}

function transitionRow({ source, target, event, guard, actions }: ChartTransition, paths: Paths): string {
  return row([
    paths.get(source) ?? source,
    event,
    guard ?? '',
    target === undefined ? '(stays)' : (paths.get(target) ?? target),
    actions.join(', '),
  ]);
}

function row(cells: readonly string[]): string {
  return `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;
}
