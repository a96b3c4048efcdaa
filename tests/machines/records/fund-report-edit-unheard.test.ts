import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import type { SaveAnswer } from '@/domain/fund-reports/report-saving';

import { report, storedLine } from '../../domain/fund-reports/report-fixtures';
import { lost, open } from './fund-report-edit-fixtures';

const stale = new AppError('http.conflict', { status: 409 });

/** A report whose head was stored once though its answer was lost, and is sent again under a stamp that is old by then. */
async function afterLostHead(typedSince: string) {
  const present = { report: report({ concurrencyStamp: 'stamp-7', nguoiLap: 'Lê Thị' }), lines: [storedLine(0)] };
  const answer: SaveAnswer = {
    kind: 'head',
    report: report({ concurrencyStamp: 'stamp-8', nguoiLap: typedSince }),
  };
  const { actor, clock, calls } = open([lost, stale, answer], { present });
  await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
  const { head, edition } = actor.getSnapshot().context;
  actor.send({ type: 'head.change', head: { ...head, nguoiLap: 'Lê Thị' } });
  actor.send({ type: 'edit.save' });
  await waitFor(actor, (snapshot) => snapshot.matches('failed'));
  actor.send({ type: 'head.change', head: { ...head, nguoiLap: typedSince } });
  clock.increment(10_000);
  await waitFor(actor, (snapshot) => snapshot.matches('conflicting') || snapshot.hasTag('settled'));
  return { actor, calls, edition };
}

describe('the head of a report whose answer was lost', () => {
  it.each([
    ['as it was sent', 'Lê Thị'],
    ['gone on with since', 'Lê Thị Mới'],
    ['typed back since to what it was', 'Lê Thị Kế'],
  ])('B-01 V-05 is no change of somebody else, and the fields that are typed into stay: %s', async (_, typedSince) => {
    const { actor, calls, edition } = await afterLostHead(typedSince);
    const { value, context } = actor.getSnapshot();
    expect([value, context.head.nguoiLap, context.edition]).toEqual([{ editing: 'settled' }, typedSince, edition]);
    const last = calls.at(-1);
    expect(last?.kind === 'head' ? last.input.nguoiLap : undefined).toBe(typedSince);
  });
});
