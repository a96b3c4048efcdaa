import { describe, expect, it } from 'vitest';

import { statesIn } from '@/domain/statecharts/chart';
import { payInWorkflowMachine } from '@/machines/workflows/pay-in-workflow-machine';
import { chartOf } from '@/machines/statecharts/chart-of';

import { lampMachine } from '../../support/made-up-machine';

const chart = chartOf(lampMachine);

describe('chartOf', () => {
  it('D-03 reads every state: nesting, kind, beginning, calls and tags', () => {
    expect(
      statesIn(chart.root).map(({ path, type, initial, calls, tags }) => [path, type, initial, calls, tags]),
    ).toEqual([
      ['(lamp)', 'compound', 'lamp.off', [], []],
      ['off', 'atomic', undefined, [], []],
      ['on', 'parallel', undefined, [], ['bright']],
      ['on.light', 'compound', 'lamp.on.light.warming', [], []],
      ['on.light.warming', 'atomic', undefined, ['warmUp'], []],
      ['on.light.full', 'atomic', undefined, [], []],
      ['on.light.before', 'history', undefined, [], []],
      ['on.heat', 'compound', 'lamp.on.heat.cold', [], []],
      ['on.heat.cold', 'atomic', undefined, [], []],
      ['on.heat.hot', 'atomic', undefined, [], []],
      ['broken', 'atomic', undefined, [], []],
      ['dark', 'atomic', undefined, [], []],
      ['forgotten', 'atomic', undefined, [], []],
      ['removed', 'final', undefined, [], []],
    ]);
  });

  it('D-03 says every transition in words, combined guards too', () => {
    expect(
      chart.transitions.map(({ source, event, guard, target, actions }) => [source, event, guard, target, actions]),
    ).toEqual([
      ['lamp.off', 'lamp.toggle', 'isDry and not isHot', 'lamp.on', ['count']],
      ['lamp.off', 'lamp.remove', undefined, 'lamp.removed', []],
      ['lamp.on', 'lamp.toggle', undefined, 'lamp.off', []],
      ['lamp.on', 'lamp.break', undefined, 'lamp.broken', []],
      ['lamp.on.light.warming', 'warmUp done', undefined, 'lamp.on.light.full', []],
      ['lamp.on.light.full', 'after glow', undefined, undefined, ['count']],
      ['lamp.on.heat.cold', 'lamp.break', undefined, 'lamp.on.heat.hot', []],
      ['lamp.broken', 'always', undefined, 'lamp.dark', []],
      ['lamp.dark', 'lamp.toggle', undefined, 'lamp.dark', []],
      ['lamp.forgotten', 'lamp.toggle', undefined, 'lamp.off', []],
    ]);
  });

  it('D-03 names what a step of a workflow needs', () => {
    const { transitions } = chartOf(payInWorkflowMachine);
    expect(transitions.find(({ event }) => event === 'huy-doi-soat')?.guard).toMatch(
      /^DucLongPhatQuanLyQuy\.NopQuy\.\w+ and fundStaff and periodOpen and nothingBuiltOnIt$/u,
    );
  });
});
