import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { mostLinesPerCall } from '@/domain/fund-reports/line-checks';
import { isSettled, isUnsaved, removedIds, type ReportEdit } from '@/domain/fund-reports/report-edit';
import {
  nextSave,
  sliceAfterAnswer,
  sliceAfterRefusal,
  withLines,
  withoutRefusedRemovals,
  withRefusal,
  withRemovalsBack,
  type SaveCall,
} from '@/domain/fund-reports/report-saving';

import { newLine, storedLine } from './report-fixtures';
import { answer, luuOf, named, opened, plan } from './saving-fixtures';

/**
 * Sends as the machine does, until there is nothing left to send.
 *
 * @param refuse Why the back end refuses a call; `undefined` where it takes it.
 */
function saveThrough(edit: ReportEdit, refuse: (call: SaveCall) => AppError | undefined) {
  const calls: SaveCall[] = [];
  /** What was refused with which stamp, without the name of the intention. */
  const refusals: string[] = [];
  let [current, sliceSize] = [edit, mostLinesPerCall];
  while (calls.length < 500) {
    const call = nextSave(current, { ...plan, sliceSize });
    if (call === undefined) {
      break;
    }
    calls.push(call);
    const error = refuse(call);
    if (error === undefined) {
      current = answer(current, call);
      sliceSize = sliceAfterAnswer(sliceSize);
    } else {
      refusals.push(JSON.stringify(call.kind === 'head' ? call.input : { ...call.changes, maLanGui: '' }));
      current = withRefusal(current, call, error);
      sliceSize = sliceAfterRefusal(sliceSize, call, error);
    }
  }
  return { edit: current, calls, refusals };
}

const removalsOf = (call: SaveCall | undefined) => (call?.kind === 'lines' ? call.changes.xoa : []);

function callOf(edit: ReportEdit): SaveCall {
  const call = nextSave(edit, plan);
  if (call === undefined) {
    throw new Error('There is something to store.');
  }
  return call;
}

/** A report of so many lines, of which the page has no more those named. */
function removing(count: number, gone: readonly string[]): ReportEdit {
  const edit = opened(count);
  return { ...edit, lines: edit.lines.filter(({ key }) => !gone.includes(key)) };
}

describe('what the back end refuses of a report', () => {
  it('B-01 X-02 remembers a deletion that is refused, and sends it again only after the line was put back or when told so', () => {
    const edit = removing(2, ['line-1']);
    const error = new AppError('server.message', { status: 403 });
    const refused = withRefusal(edit, callOf(edit), error);
    expect([nextSave(refused, plan), isSettled(refused), [...refused.refused.removals]]).toEqual([
      undefined,
      false,
      [['line-1', error]],
    ]);
    const again = ['line-1'];
    expect(removalsOf(nextSave(withoutRefusedRemovals(refused), plan))).toEqual(again);
    const putBack = { ...refused, ...withLines(refused, opened(2).lines) };
    expect(removalsOf(nextSave({ ...putBack, ...withLines(putBack, edit.lines) }, plan))).toEqual(again);
    const another = { ...refused, ...withLines(refused, []) };
    expect([removalsOf(nextSave(another, plan)), another.refused.removals.size]).toEqual([['line-0'], 1]);
  });

  it('B-01 X-02 finds the one deletion that is refused among others, and blames no line that went with it', () => {
    const gone = Array.from({ length: 30 }, (_, index) => `line-${index}`);
    const removed = removing(40, gone);
    const renamed = removed.lines.map((line, row) => (row === 0 ? { ...line, hoTen: 'Lê Thị Mới' } : line));
    const { edit, calls } = saveThrough({ ...removed, lines: [...renamed, newLine(90)] }, (call) =>
      removalsOf(call).includes('line-17') ? new AppError('http.validation', { status: 400 }) : undefined,
    );
    expect([[...edit.refused.removals.keys()], edit.refused.lines.size]).toEqual([['line-17'], 0]);
    expect([edit.lines.some(isUnsaved), edit.storedIds.length, calls.length < 20]).toEqual([false, 12, true]);
  });

  it('B-01 X-02 puts back what cannot be deleted where it stood, and keeps what else was deleted, typed and refused', () => {
    const edit = removing(4, ['line-1', 'line-2']);
    const typed = { ...edit, lines: [...edit.lines, newLine(90)] };
    const error = new AppError('server.message', { status: 403 });
    const head = { input: edit.head, error };
    const removals = new Map([['line-1', error]]);
    const back = withRemovalsBack(
      { ...typed, taken: edit.head, refused: { head, lines: new Map(), removals } },
      { report: edit.report, lines: Array.from({ length: 4 }, (_, index) => storedLine(index)) },
    );
    expect(back.lines.map(({ key }) => key)).toEqual(['line-0', 'line-1', 'line-3', newLine(90).key]);
    expect([removedIds(back), back.taken, back.refused]).toEqual([
      ['line-2'],
      edit.head,
      { head, lines: new Map(), removals: new Map() },
    ]);
  });

  it('B-01 does not call a report nil whose lines the back end does not let go', () => {
    const { head } = opened(1);
    const nil: ReportEdit = { ...opened(1), lines: [], head: { ...head, khongPhatSinh: true } };
    const refused = withRefusal(nil, callOf(nil), new AppError('server.message', { status: 403 }));
    expect(nextSave(refused, plan)).toBe(undefined);
  });

  it('B-01 X-02 whatever the back end refuses, and whatever it names, comes to an end and is never sent twice', () => {
    const fault = fc.record({
      ids: fc.uniqueArray(fc.nat(5)),
      contracts: fc.uniqueArray(fc.nat(9)),
      isHead: fc.boolean(),
      isEverything: fc.boolean(),
      members: fc.array(
        fc.constantFrom(
          'luu[0].soCccd',
          'luu[2].hoTen',
          'luu[99].hoTen',
          'xoa[0]',
          'soCccd',
          'luu',
          'concurrencyStamp',
        ),
        { maxLength: 3 },
      ),
    });
    const typing = fc.record({
      gone: fc.uniqueArray(fc.nat(5)),
      renamed: fc.uniqueArray(fc.nat(5)),
      added: fc.nat(4),
      note: fc.constantFrom(null, 'Ghi chú'),
      khongPhatSinh: fc.boolean(),
    });
    fc.assert(
      fc.property(fault, typing, ({ ids, contracts, isHead, isEverything, members }, typed) => {
        const removed = removing(
          6,
          typed.gone.map((n) => `line-${n}`),
        );
        const lines = removed.lines.map((line) =>
          typed.renamed.some((n) => line.key === `line-${n}`) ? { ...line, hoTen: 'Lê Thị Khác' } : line,
        );
        const added = Array.from({ length: typed.added }, (_, index) => newLine(6 + index));
        const { khongPhatSinh } = typed;
        const { calls, refusals } = saveThrough(
          { ...removed, lines: [...lines, ...added], head: { ...removed.head, ghiChu: typed.note, khongPhatSinh } },
          (call) =>
            isEverything ||
            (call.kind === 'head'
              ? isHead
              : ids.some((n) => removalsOf(call).includes(`line-${n}`)) ||
                contracts.some((n) => luuOf(call).some(({ soHopDong }) => soHopDong === `${n}/HĐ`)))
              ? named(...members)
              : undefined,
        );
        expect(calls.length).toBeLessThan(60);
        expect(new Set(refusals).size).toBe(refusals.length);
      }),
      { numRuns: 60 },
    );
  });
});
