import { describe, expect, it } from 'vitest';

import { isUnsaved } from '@/domain/fund-reports/report-edit';
import type { SaveCall } from '@/domain/fund-reports/report-saving';
import type { FundReportEditContext } from '@/machines/records/fund-report-edit-setup';

import { projected, runEdge, stateCoverage, untakenTransitions, walkEdges } from '../support/machine-walk';
import { fundReportEdits } from './walks/fund-report-edit-walks';

describe('fund report edit machine, walked', () => {
  it('D-06 reaches every state and takes every transition of its chart', () => {
    expect(stateCoverage(fundReportEdits).unreached).toEqual([]);
    expect(untakenTransitions(fundReportEdits)).toEqual([]);
  });

  it('D-06 W-06 B-01 leaves every waiting state by an answer, and says “saved” only when nothing is left to store', () => {
    const edges = walkEdges(fundReportEdits);
    const busy = edges.filter(({ from }) => from.hasTag('busy'));
    const states = new Set(busy.map(({ from }) => JSON.stringify(from.value)));
    const stuck = [...states].filter(
      (value) => !busy.some(({ from, to }) => JSON.stringify(from.value) === value && !to.hasTag('busy')),
    );
    const hasMore = edges.filter(
      ({ to }) =>
        to.hasTag('settled') && (to.context as { lines: Parameters<typeof isUnsaved>[0][] }).lines.some(isUnsaved),
    );
    expect([[...states].sort(), stuck, hasMore.length]).toEqual([
      ['"comparing"', '"loading"', '"saving"', '"takingBack"'],
      [],
      0,
    ]);
  });

  it('D-06 B-01 X-02 sends nothing at once that was refused as it stands, neither lines nor head nor deletions', () => {
    const refused = walkEdges(fundReportEdits).filter(
      ({ event, from, to }) =>
        event.type === 'xstate.error.actor.saveChanges' && from.value === 'saving' && to.value === 'saving',
    );
    const calls = refused.map(({ from, to }) => [from.context, to.context] as [Context, Context]);
    const again = calls.filter(([before, after]) => contentOf(before.call) === contentOf(after.call));
    const deletions = calls.filter(([, after]) => after.refused.removals.size > 0);
    expect([again.length, refused.length > 0, deletions.length > 0]).toEqual([0, true, true]);
  });

  it('D-06 behaves at run time as its graph says, on every edge', async () => {
    for (const { title, way, event, from, to } of walkEdges(fundReportEdits)) {
      const { before, after } = await runEdge(fundReportEdits, way, event);
      expect([title, before, after]).toEqual([title, projected(fundReportEdits, from), projected(fundReportEdits, to)]);
    }
  }, 120_000);
});

type Context = Pick<FundReportEditContext, 'call' | 'refused'>;

/** What a call asks for, without the name of the intention. */
function contentOf(call: SaveCall | undefined): string {
  return JSON.stringify(call?.kind === 'lines' ? { ...call.changes, maLanGui: '' } : call);
}
