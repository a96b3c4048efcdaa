import { describe, expect, it } from 'vitest';

import type { AuthSnapshot } from '@/machines/auth/auth-machine';

import { projected, runEdge, stateCoverage, untakenTransitions, walkEdges } from '../support/machine-walk';
import { authWalk } from './walks/auth-walks';

const edges = walkEdges(authWalk);

describe('auth machine, walked', () => {
  it('A-01 D-06 reaches every state', () => {
    expect(stateCoverage(authWalk)).toEqual({ unreached: [] });
  });

  it('A-01 D-06 takes every transition of the chart', () => {
    expect(untakenTransitions(authWalk)).toEqual([]);
  });

  it('A-01 D-06 behaves at run time as its graph says, on every edge', async () => {
    const differing: string[] = [];
    for (const edge of edges) {
      const run = await runEdge(authWalk, edge.way, edge.event);
      if (run.before !== projected(authWalk, edge.from) || run.after !== projected(authWalk, edge.to)) {
        differing.push(`${edge.title}\n  expected ${projected(authWalk, edge.to)}\n  came to  ${run.after}`);
      }
    }
    expect(differing).toEqual([]);
    expect(edges.length).toBeGreaterThan(100);
  }, 120_000);
});

describe('promises, in every state the walk reaches', () => {
  const snapshots = edges.flatMap(({ from, to }) => [from, to]) as unknown as AuthSnapshot[];

  it('A-07 holds a session while signed in and none once signed out', () => {
    const wrong = snapshots.filter(
      (snapshot) =>
        (snapshot.hasTag('signedIn') && snapshot.context.session === undefined) ||
        (snapshot.hasTag('signedOut') && snapshot.context.session !== undefined),
    );
    expect(wrong.map(({ value }) => value)).toEqual([]);
  });

  it('A-22 leaves every waiting state by an answer, a delay or the person’s own cancel', () => {
    const waiting = new Set(
      snapshots.filter((snapshot) => snapshot.hasTag('attempting')).map(({ value }) => JSON.stringify(value)),
    );
    const stuck = [...waiting].filter(
      (value) => !edges.some(({ from, to }) => JSON.stringify(from.value) === value && !to.hasTag('attempting')),
    );
    expect(waiting.size).toBeGreaterThan(0);
    expect(stuck).toEqual([]);
  });

  it('A-02 keeps no password in any context', () => {
    expect(snapshots.filter(({ context }) => JSON.stringify(context).includes('"password":"p"'))).toEqual([]);
  });
});
