import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import type { ErrorCode } from '@/domain/errors/error-catalogue';

import { newLine, report, storedLine } from '../../domain/fund-reports/report-fixtures';
import { linesBefore, lost, open, refusal, stored } from './fund-report-edit-fixtures';

describe('a report of which the back end refuses something', () => {
  it('B-01 X-02 sends a deletion that the back end refuses once, keeps why, and again only when the person says so', async () => {
    const { actor, clock, calls } = open([refusal, refusal, stored()]);
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    actor.send({ type: 'lines.change', lines: [] });
    clock.increment(1_500);
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'incomplete' }));
    clock.increment(60_000);
    actor.send({ type: 'edit.save' });
    actor.send({ type: 'edit.retry' });
    const { value, context } = actor.getSnapshot();
    expect([value, calls.length, [...context.refused.removals]]).toEqual([
      { editing: 'incomplete' },
      1,
      [['line-0', refusal]],
    ]);

    actor.send({ type: 'removals.retry' });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'incomplete' }));
    expect(calls.length).toBe(2);
    actor.send({ type: 'removals.retry' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    const ids = calls.map((call) => (call.kind === 'lines' ? call.changes.maLanGui : ''));
    expect([calls.length, new Set(ids).size]).toEqual([3, 3]);
  });

  it('B-01 X-02 puts lines back that cannot be deleted, as the back end has them by now, and leaves what was typed', async () => {
    const present = { report: report(), lines: [storedLine(0), storedLine(1)] };
    const { actor, calls } = open([refusal], { loaded: [storedLine(0), storedLine(1)], present });
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    const wrong = newLine(7, { soCccd: '1' });
    actor.send({ type: 'lines.change', lines: [...actor.getSnapshot().context.lines.slice(1), wrong] });
    actor.send({ type: 'edit.save' });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'incomplete' }));
    const { edition } = actor.getSnapshot().context;

    actor.send({ type: 'removals.takeBack' });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'incomplete' }));

    const { context } = actor.getSnapshot();
    expect([context.lines.map(({ key }) => key), context.refused.removals.size, calls.length]).toEqual([
      ['line-0', 'line-1', wrong.key],
      0,
      1,
    ]);
    expect(context.edition).toBeGreaterThan(edition);
  });

  it('B-01 X-02 asks first where somebody else has changed the report whose lines are to be put back', async () => {
    const changed = storedLine(1, { hoTen: 'Lê Thị Mới' });
    const present = { report: report({ concurrencyStamp: 'stamp-9' }), lines: [storedLine(0), changed] };
    const { actor } = open([refusal], { loaded: [storedLine(0), storedLine(1)], present });
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    actor.send({ type: 'lines.change', lines: actor.getSnapshot().context.lines.slice(1) });
    actor.send({ type: 'edit.save' });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'incomplete' }));
    actor.send({ type: 'removals.takeBack' });
    await waitFor(actor, (snapshot) => snapshot.matches('conflicting'));
  });

  it('B-01 X-04 says why lines cannot be put back, and comes back to the choice', async () => {
    const { actor, clock } = open([refusal]);
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    actor.send({ type: 'lines.change', lines: [] });
    actor.send({ type: 'edit.save' });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'incomplete' }));
    actor.send({ type: 'removals.takeBack' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(actor.getSnapshot().context.error?.code).toBe('app.unexpected');
    clock.increment(10_000);
    expect(actor.getSnapshot().context.refused.removals.size).toBe(1);
    expect(actor.getSnapshot().value).toEqual({ editing: 'incomplete' });
  });

  it('B-01 X-02 blames the deletion that is refused, and stores the line that went with it', async () => {
    const { actor, calls } = open([refusal, refusal, stored(storedLine(1))]);
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    actor.send({ type: 'lines.change', lines: [newLine(1)] });
    actor.send({ type: 'edit.save' });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'incomplete' }));
    const { refused, storedIds } = actor.getSnapshot().context;
    expect([calls.length, refused.lines.size, [...refused.removals.keys()], storedIds]).toEqual([
      3,
      0,
      ['line-0'],
      ['line-0', 'line-1'],
    ]);
  });

  it('B-01 X-02 comes to rest whatever is typed when the back end refuses everything', async () => {
    const { actor, clock, calls } = open(
      Array.from({ length: 60 }, () => refusal),
      {
        loaded: Array.from({ length: 6 }, (_, index) => storedLine(index)),
      },
    );
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    const { lines, head } = actor.getSnapshot().context;
    const renamed = lines.slice(3).map((line) => ({ ...line, hoTen: 'Lê Thị Mới' }));
    actor.send({ type: 'head.change', head: { ...head, ghiChu: 'Ghi chú' } });
    actor.send({ type: 'lines.change', lines: [...renamed, newLine(8), newLine(9)] });
    actor.send({ type: 'edit.save' });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'incomplete' }));
    const sent = calls.length;
    clock.increment(60_000);
    const { refused, error } = actor.getSnapshot().context;
    expect([calls.length, sent < 60, refused.lines.size, refused.removals.size, refused.head?.error, error]).toEqual([
      sent,
      true,
      5,
      3,
      refusal,
      undefined,
    ]);
  });

  it.each([
    ['fails over it', 500],
    ['refuses it in no known form', 400],
  ])('B-01 V-04 a line that the back end %s is sent as it was mended, not as it was', async (_, status) => {
    const answers = [
      new AppError(status === 500 ? 'http.server' : 'http.badRequest', { status }),
      stored(storedLine(1)),
    ];
    const { actor, calls } = open(answers);
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    actor.send({ type: 'lines.change', lines: [...linesBefore, newLine(1, { hoTen: 'Phạm Thị Quá Dài' })] });
    actor.send({ type: 'edit.save' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'lines.change', lines: [...linesBefore, newLine(1)] });
    actor.send({ type: 'edit.save' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    expect(calls.map((call) => (call.kind === 'lines' ? call.changes.luu[0]?.hoTen : ''))).toEqual([
      'Phạm Thị Quá Dài',
      'Phạm Thị Hồng Sen',
    ]);
  });

  it('B-01 V-05 a call whose answer was lost goes out again as it was, whatever is typed since', async () => {
    const { actor, calls } = open([lost, stored(storedLine(1)), stored(storedLine(1))]);
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    actor.send({ type: 'lines.change', lines: [...linesBefore, newLine(1)] });
    actor.send({ type: 'edit.save' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'lines.change', lines: [...linesBefore, newLine(1, { hoTen: 'Lê Thị Mới' })] });
    actor.send({ type: 'edit.save' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    expect(calls[1]).toEqual(calls[0]);
  });

  it('B-01 X-02 says that a call is refused as stale though nobody has changed the report, and waits before it tries again', async () => {
    const conflict = new AppError('http.conflict', { status: 409 });
    const present = { report: report(), lines: [storedLine(0)] };
    const { actor, clock, calls } = open([conflict, conflict, stored(storedLine(1))], { present });
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    actor.send({ type: 'lines.change', lines: [...linesBefore, newLine(1)] });
    actor.send({ type: 'edit.save' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    clock.increment(9_999);
    expect([calls.length, actor.getSnapshot().context.error]).toEqual([1, conflict]);
    clock.increment(1);
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    expect(calls.length).toBe(2);
    clock.increment(20_000);
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
  });

  it.each<[ErrorCode, number]>([
    ['http.forbidden', 403],
    ['http.notFound', 404],
    ['http.tooLarge', 413],
  ])('B-01 X-04 what can be stored no longer is sent again only when the person says so: %s', async (code, status) => {
    const { actor, clock, calls } = await failing(new AppError(code, { status }), stored(storedLine(1)));
    clock.increment(60_000);
    expect([actor.getSnapshot().value, calls.length]).toEqual(['failed', 1]);
    actor.send({ type: 'edit.save' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    expect(calls.length).toBe(2);
  });

  it.each([
    ['as long as the host asks for', 60, 60_000],
    ['no shorter than else', 1, 10_000],
    ['an hour at most', 10_000_000, 3_600_000],
  ])('B-01 X-04 waits before it tries again: %s', async (_, retryAfterSeconds, pause) => {
    const error = new AppError('http.tooManyRequests', { status: 429, retryAfterSeconds });
    const { actor, clock, calls } = await failing(error, stored(storedLine(1)));
    clock.increment(pause - 1);
    expect(calls.length).toBe(1);
    clock.increment(1);
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    expect(calls.length).toBe(2);
  });
});

describe('a report that is turned down again and again', () => {
  const broken = new AppError('http.server', { status: 500 });

  it('B-01 X-04 is sent again after longer and longer pauses, of five minutes at most', async () => {
    const { actor, clock, calls } = await failing(...Array.from({ length: 9 }, () => broken));
    const pauses: number[] = [];
    for (const seconds of [10, 20, 40, 80, 160, 300, 300]) {
      clock.increment(seconds * 1_000 - 1);
      pauses.push(calls.length);
      clock.increment(1);
      await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    }
    expect(pauses).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(calls.length).toBe(8);
  });

  it('B-01 X-04 begins with the short pause anew once something was stored', async () => {
    const { actor, clock, calls } = await failing(broken, stored(storedLine(1)), broken, stored());
    clock.increment(10_000);
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    actor.send({ type: 'lines.change', lines: linesBefore });
    actor.send({ type: 'edit.save' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    clock.increment(10_000);
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    expect(calls.length).toBe(4);
  });
});

/** A report with a new line whose first sending fails. */
async function failing(...answers: Parameters<typeof open>[0]) {
  const opened = open(answers);
  await waitFor(opened.actor, (snapshot) => snapshot.hasTag('settled'));
  opened.actor.send({ type: 'lines.change', lines: [...linesBefore, newLine(1)] });
  opened.actor.send({ type: 'edit.save' });
  await waitFor(opened.actor, (snapshot) => snapshot.matches('failed'));
  return opened;
}
