import { describe, expect, it } from 'vitest';
import { waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import { openEdit, type ReportDraft } from '@/domain/fund-reports/report-edit';
import type { SaveAnswer } from '@/domain/fund-reports/report-saving';

import { newLine, report, storedLine } from '../../domain/fund-reports/report-fixtures';
import { linesBefore, lost, open, stored } from './fund-report-edit-fixtures';

describe('a report that is filled in', () => {
  it('B-01 is stored by itself after a pause in typing, and says so', async () => {
    const { actor, clock, calls } = open([stored(storedLine(1))]);
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    actor.send({ type: 'lines.change', lines: [...linesBefore, newLine(1, { hoTen: 'L' })] });
    expect(actor.getSnapshot().matches({ editing: 'incomplete' })).toBe(true);
    actor.send({ type: 'lines.change', lines: [...linesBefore, newLine(1)] });
    clock.increment(1_499);
    expect([actor.getSnapshot().value, calls.length]).toEqual([{ editing: 'waiting' }, 0]);
    clock.increment(1);
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    const { context } = actor.getSnapshot();
    expect([calls.length, context.report.concurrencyStamp, context.storedIds]).toEqual([
      1,
      'stamp-1',
      ['line-0', 'line-1'],
    ]);
  });

  it('B-01 sends a call whose answer was lost again unchanged, and what was typed since after it', async () => {
    const renamed = [{ ...newLine(1), hoTen: 'Lê Thị Mới' }];
    const { actor, clock, calls } = open([lost, stored(storedLine(1)), stored(storedLine(1, { hoTen: 'Lê Thị Mới' }))]);
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    actor.send({ type: 'lines.change', lines: [...linesBefore, newLine(1)] });
    actor.send({ type: 'edit.save' });
    await waitFor(actor, (snapshot) => snapshot.matches('failed'));
    actor.send({ type: 'lines.change', lines: [...linesBefore, ...renamed] });
    clock.increment(10_000);
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    expect(calls[1]).toEqual(calls[0]);
    expect(calls[2]?.kind === 'lines' ? calls[2].changes.luu.map(({ id, hoTen }) => [id, hoTen]) : undefined).toEqual([
      ['line-1', 'Lê Thị Mới'],
    ]);
  });

  it('B-01 V-05 takes up what was typed before the page was lost', async () => {
    const draft: ReportDraft = {
      ...openEdit({ report: report(), lines: [storedLine(0)] }),
      lines: [...linesBefore, ...Array.from({ length: 200 }, (_, index) => newLine(index + 1))],
    };
    const many = stored(...Array.from({ length: 200 }, (_, index) => storedLine(index + 1)));
    const { actor, clock, calls } = open([many], { draft });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'waiting' }));
    clock.increment(1_500);
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    expect([calls.length, actor.getSnapshot().context.lines.length]).toEqual([1, 201]);
  });

  it('B-01 V-05 asks when somebody else has changed the report that a draft was begun from, and overwrites nothing', async () => {
    const before = openEdit({ report: report(), lines: [storedLine(0)] });
    const draft: ReportDraft = { ...before, lines: [...before.lines, newLine(1)] };
    const renamed = report({ concurrencyStamp: 'stamp-7', nguoiLap: 'Trần Văn Họ' });
    const kept: SaveAnswer = { kind: 'lines', saved: { baoCao: renamed, dong: [storedLine(1)] } };
    const { actor, clock, calls } = open([kept], { draft, shown: renamed });
    await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
    clock.increment(10_000);
    expect([actor.getSnapshot().value, calls.length]).toEqual(['conflicting', 0]);
    actor.send({ type: 'conflict.keepMine' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    expect([calls.map(({ kind }) => kind), actor.getSnapshot().context.head.nguoiLap]).toEqual([
      ['lines'],
      'Trần Văn Họ',
    ]);
  });

  it('B-01 V-05 says that a report has been sent meanwhile, rather than hold a draft that nobody can store', async () => {
    const before = openEdit({ report: report(), lines: [storedLine(0)] });
    const draft: ReportDraft = { ...before, lines: [...before.lines, newLine(1)] };
    const { actor, calls } = open([], { draft, shown: report({ trangThai: 2 }) });
    await waitFor(actor, (snapshot) => !snapshot.matches('loading'));
    expect([actor.getSnapshot().value, actor.getSnapshot().can({ type: 'conflict.keepMine' })]).toEqual([
      'conflicting',
      false,
    ]);
    actor.send({ type: 'conflict.takeTheirs' });
    expect([actor.getSnapshot().hasTag('settled'), calls.length]).toEqual([true, 0]);
  });

  it('B-01 asks when somebody else has changed it, and keeps what was typed if told so', async () => {
    const present = { report: report({ concurrencyStamp: 'stamp-7' }), lines: [storedLine(0), storedLine(9)] };
    const { actor, calls } = open([new AppError('http.conflict', { status: 409 }), stored(storedLine(1))], { present });
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    actor.send({ type: 'lines.change', lines: [...linesBefore, newLine(1)] });
    actor.send({ type: 'edit.save' });
    await waitFor(actor, (snapshot) => snapshot.matches('conflicting'));
    actor.send({ type: 'conflict.keepMine' });
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    const { lines } = actor.getSnapshot().context;
    expect(lines.map((line) => line.stored?.id)).toEqual(['line-0', 'line-9', 'line-1']);
    expect(calls[1]?.kind === 'lines' ? calls[1].changes.concurrencyStamp : undefined).toBe('stamp-7');
  });

  it('B-01 gives way to a report that has moved on, and sends nothing more', async () => {
    const moved = new AppError('server.message', {
      status: 403,
      server: { code: 'QuyHoTro:01004', message: 'Đã gửi', details: null, data: null, validationErrors: null },
    });
    const present = { report: report({ trangThai: 2 }), lines: [storedLine(0)] };
    const { actor, calls } = open([moved], { present });
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    actor.send({ type: 'lines.change', lines: [...linesBefore, newLine(1)] });
    actor.send({ type: 'edit.save' });
    await waitFor(actor, (snapshot) => snapshot.matches('conflicting'));
    expect(actor.getSnapshot().can({ type: 'conflict.keepMine' })).toBe(false);
    actor.send({ type: 'conflict.takeTheirs' });
    const { context, value } = actor.getSnapshot();
    expect([value, context.report.trangThai, context.lines.length, calls.length]).toEqual([
      { editing: 'settled' },
      2,
      1,
      1,
    ]);
  });

  it('B-01 says that all is well only after it has judged all lines of a long report, those on the screen first', async () => {
    const { actor, turns } = open([], { loaded: Array.from({ length: 600 }, (_, index) => storedLine(index)) });
    actor.send({ type: 'lines.show', first: 400 });
    const said: unknown[] = [];
    actor.subscribe(({ value, context }) => said.push([value, context.judged.size]));
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    const { lines } = actor.getSnapshot().context;
    expect(said).toEqual([
      [{ editing: 'judging' }, 0],
      [{ editing: 'judging' }, 250],
      [{ editing: 'judging' }, 500],
      [{ editing: 'settled' }, 600],
    ]);
    expect(turns[0]).toEqual([...lines.slice(400), ...lines.slice(0, 50)]);
  });

  it('B-01 judges what was pasted while it saved, and no line again that it has stored', async () => {
    const many = Array.from({ length: 100 }, (_, index) => newLine(index + 1));
    const [one, ...others] = many;
    const { actor, clock, calls, turns } = open([
      stored(storedLine(1)),
      stored(...others.map((_, index) => storedLine(index + 2))),
    ]);
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    actor.send({ type: 'lines.change', lines: one === undefined ? [] : [...linesBefore, one] });
    actor.send({ type: 'edit.save' });
    actor.send({ type: 'lines.change', lines: [...linesBefore, ...many] });
    await waitFor(actor, (snapshot) => snapshot.matches({ editing: 'waiting' }));
    clock.increment(1_500);
    await waitFor(actor, (snapshot) => snapshot.hasTag('settled'));
    expect([calls.length, turns.map(({ length }) => length)]).toEqual([2, [99]]);
  });
});
