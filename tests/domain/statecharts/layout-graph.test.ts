import elkConstructor, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { describe, expect, it } from 'vitest';

import type { Chart, ChartState, ChartTransition } from '@/domain/statecharts/chart';
import { drawingOf } from '@/domain/statecharts/drawing';
import { arrowsOf, layoutGraph, linesOf, type LayoutNode } from '@/domain/statecharts/layout-graph';

const state = (path: string, rest: Partial<ChartState> = {}): ChartState => ({
  id: `door.${path}`,
  key: path.split('.').at(-1) ?? path,
  path,
  type: 'atomic',
  initial: undefined,
  calls: [],
  tags: [],
  children: [],
  ...rest,
});
const way = (source: string, target: string | undefined, event: string, guard?: string): ChartTransition => ({
  source: `door.${source}`,
  target: target === undefined ? undefined : `door.${target}`,
  type: event,
  event,
  guard,
  actions: [],
});

const closed = state('closed', { calls: ['listen'] });
const open = state('open', { type: 'parallel', children: [state('open.wing'), state('open.bell')] });
const chart: Chart = {
  id: 'door',
  root: {
    ...state('(door)', { type: 'compound', initial: 'door.closed', children: [closed, open] }),
    id: 'door',
    key: 'door',
  },
  transitions: [
    way('closed', 'open', 'push'),
    way('closed', 'open', 'knock', 'Quy.HoSo.Xem and isHome'),
    way('closed', 'closed', 'lock'),
    way('closed', undefined, 'look'),
    way('open', 'closed', 'pull'),
  ],
};

describe('layoutGraph', () => {
  it('D-03 draws several ways from one state to another as one arrow', () => {
    expect(arrowsOf(chart).map(({ id, transitions }) => [id, transitions.map(({ event }) => event)])).toEqual([
      ['door.closed → door.open', ['push', 'knock']],
      ['door.open → door.closed', ['pull']],
    ]);
  });

  it('D-03 writes calls and what stays in a state into its box', () => {
    expect(linesOf(chart, closed)).toEqual(['⚙ listen', '↻ lock', '↻ look']);
  });

  it('D-03 gives ELK every state once, nested as in the chart, a dot for what is entered first, and short labels', () => {
    const [root] = layoutGraph(chart).children ?? [];
    expect(root?.children?.map(({ id, children = [] }) => [id, children.map((child) => child.id)])).toEqual([
      ['door ●', []],
      ['door.closed', []],
      ['door.open', ['door.open.wing', 'door.open.bell']],
    ]);
    expect(layoutGraph(chart).edges?.map(({ id, labels = [] }) => [id, labels.map(({ text }) => text)])).toEqual([
      ['door ● → door.closed', []],
      ['door.closed → door.open', ['push\nknock [HoSo.Xem and isHome]']],
      ['door.open → door.closed', ['pull']],
    ]);
  });
});

describe('drawingOf', () => {
  it('D-03 draws the same picture every time, every state inside the one that holds it', async () => {
    const drawn = async () =>
      drawingOf(chart, (await new elkConstructor().layout(layoutGraph(chart) as ElkNode)) as LayoutNode);
    const drawing = await drawn();
    expect(await drawn()).toEqual(drawing);

    const box = (id: string) => {
      const found = drawing.boxes.find((each) => each.id === id);
      if (found === undefined) {
        throw new Error(`No box ${id}`);
      }
      return found;
    };
    const holds = (outer: string, inner: string) => {
      const [around, within] = [box(outer), box(inner)];
      return (
        around.x < within.x &&
        around.y < within.y &&
        around.x + around.width > within.x + within.width &&
        around.y + around.height > within.y + within.height
      );
    };
    expect(drawing.boxes.map(({ id, kind }) => [id, kind])).toEqual([
      ['door', 'compound'],
      ['door ●', 'initial'],
      ['door.closed', 'atomic'],
      ['door.open', 'parallel'],
      ['door.open.wing', 'region'],
      ['door.open.bell', 'region'],
    ]);
    expect([holds('door', 'door.closed'), holds('door.open', 'door.open.wing'), holds('door', 'door.open')]).toEqual([
      true,
      true,
      true,
    ]);
    expect(drawing.arrows.map(({ id, points }) => [id, points.length > 1])).toEqual([
      ['door ● → door.closed', true],
      ['door.closed → door.open', true],
      ['door.open → door.closed', true],
    ]);
  });
});
