import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { mostLinesPerCall } from '@/domain/fund-reports/line-checks';
import { normalizeLine } from '@/domain/fund-reports/line-input';
import {
  countsOf,
  hasForeignChanges,
  isSettled,
  openEdit,
  rebase,
  type EditedLine,
  type ReportEdit,
} from '@/domain/fund-reports/report-edit';
import { nextSave, sliceAfterRefusal, withRefusal, type SaveCall } from '@/domain/fund-reports/report-saving';
import type { TypedLine } from '@/domain/fund-reports/line-input';
import { judgedSoFar } from '@/domain/fund-reports/lines-in-turn';

import { newLine, report, storedLine } from './report-fixtures';
import { answer, luuOf, named, opened, plan } from './saving-fixtures';

function saveAll(edit: ReportEdit): { readonly edit: ReportEdit; readonly calls: readonly SaveCall[] } {
  const calls: SaveCall[] = [];
  for (let current = edit; ;) {
    const call = nextSave(current, plan);
    if (call === undefined) {
      return { edit: current, calls };
    }
    calls.push(call);
    current = answer(current, call);
  }
}

describe('what is typed into a report', () => {
  it('B-01 goes out 200 lines at a time, with the stamp of the answer before', () => {
    const lines = Array.from({ length: 450 }, (_, index) => newLine(index));
    const { edit, calls } = saveAll({ ...opened(0), lines });
    expect(calls.map((call) => luuOf(call).length)).toEqual([200, 200, 50]);
    expect(calls.map((call) => (call.kind === 'lines' ? call.changes.concurrencyStamp : ''))).toEqual([
      'stamp-0',
      'stamp-0+',
      'stamp-0++',
    ]);
    expect([isSettled(edit), edit.storedIds.length]).toEqual([true, 450]);
  });

  it('B-01 leaves broken, doubled and blank lines on the page and stores the others', () => {
    const lines = [newLine(0), newLine(1, { soCccd: '1' }), newLine(2), { ...newLine(2), key: 'twin' }, newLine(4)];
    const { edit, calls } = saveAll({ ...opened(0), lines });
    expect(luuOf(calls[0]).map(({ soHopDong }) => soHopDong)).toEqual(['0/HĐ', '4/HĐ']);
    expect([calls.length, isSettled(edit)]).toEqual([1, false]);
    const counts = (judged: readonly TypedLine[]) =>
      countsOf(edit, judgedSoFar(edit.lines, new Set(judged), plan.judge));
    expect(counts(edit.lines)).toEqual({ total: 5, wrong: 3, saved: 2, unsaved: 3 });
    expect(counts(edit.lines.slice(0, 2)).wrong).toBe(1);
  });

  it('B-01 judges no more lines than it takes to find what goes with the next call', () => {
    const lines = Array.from({ length: 450 }, (_, index) => newLine(index));
    const asked: unknown[] = [];
    const judge: typeof plan.judge = (line) => {
      asked.push(line);
      return plan.judge(line);
    };
    const call = nextSave({ ...opened(0), lines }, { ...plan, judge, sliceSize: 3 });
    expect([luuOf(call).length, asked]).toEqual([3, lines.slice(0, 3)]);
  });

  it('B-01 stores the head by itself, and a nil report after its lines are gone', () => {
    const edit = opened(2);
    const nil = { ...edit, lines: [], head: { ...edit.head, khongPhatSinh: true, ghiChu: '  Không có  ' } };
    const { calls } = saveAll(nil);
    expect(calls.map((call) => (call.kind === 'head' ? call.input.ghiChu : call.changes.xoa))).toEqual([
      ['line-0', 'line-1'],
      'Không có',
    ]);
    expect(nextSave({ ...edit, head: { ...edit.head, nguoiLap: '' } }, plan)).toBe(undefined);
  });

  it('B-01 keeps what was typed while a call was on its way', () => {
    const edit: ReportEdit = { ...opened(0), lines: [newLine(0), newLine(1)] };
    const call = nextSave(edit, plan);
    const typing = { ...edit, lines: [{ ...newLine(0), hoTen: 'Lê Thị Mới' }] };
    const after = call === undefined ? typing : answer(typing, call);
    expect(after.lines.map(({ hoTen, stored }) => [hoTen, stored?.hoTen])).toEqual([
      ['Lê Thị Mới', 'Phạm Thị Hồng Sen'],
    ]);
    const next = nextSave(after, plan);
    expect(next?.kind === 'lines' ? [next.changes.luu.map(({ id }) => id), next.changes.xoa] : next).toEqual([
      ['stored new-0'],
      ['stored new-1'],
    ]);
  });

  it('B-01 V-04 sends a head again that was mended while it was refused, and not the one that was refused', () => {
    const edit: ReportEdit = { ...opened(0), head: { ...opened(0).head, ghiChu: ' Sai ' } };
    const call = nextSave(edit, plan);
    if (call === undefined) {
      throw new Error('There is something to store.');
    }
    const error = new AppError('server.message', { status: 403 });
    expect(nextSave(withRefusal(edit, call, error), plan)).toBe(undefined);
    const mended = { ...edit, head: { ...edit.head, ghiChu: 'Đúng' } };
    const next = nextSave(withRefusal(mended, call, error), plan);
    expect(next?.kind === 'head' ? next.input.ghiChu : next).toBe('Đúng');
  });

  it('B-01 finds the one line that the back end refuses, and stores all others', () => {
    const refused = '77/HĐ';
    let edit: ReportEdit = { ...opened(0), lines: Array.from({ length: 200 }, (_, index) => newLine(index)) };
    let sliceSize = mostLinesPerCall;
    let calls = 0;
    for (;;) {
      const call = nextSave(edit, { ...plan, sliceSize });
      if (call === undefined) {
        break;
      }
      calls += 1;
      if (luuOf(call).some(({ soHopDong }) => soHopDong === refused)) {
        edit = withRefusal(edit, call, new AppError('server.message', { status: 403 }));
        sliceSize = sliceAfterRefusal(sliceSize, call, new AppError('server.message', { status: 403 }));
      } else {
        edit = answer(edit, call);
        sliceSize = Math.min(mostLinesPerCall, sliceSize * 2);
      }
    }
    expect(edit.lines.filter(({ stored }) => stored === undefined).map(({ soHopDong }) => soHopDong)).toEqual([
      refused,
    ]);
    expect(calls).toBeLessThan(40);
    const mended = edit.lines.map((line) => (line.soHopDong === refused ? { ...line, soHopDong: '77b/HĐ' } : line));
    expect(luuOf(nextSave({ ...edit, lines: mended }, plan)).length).toBe(1);
  });

  it('B-01 takes the lines that the back end names for the ones at fault, and sends all others with the next call', () => {
    const lines = Array.from({ length: 200 }, (_, index) => newLine(index));
    const first = nextSave({ ...opened(0), lines }, plan);
    if (first === undefined) {
      throw new Error('There is something to store.');
    }
    const error = named('luu[7].soHopDong', 'luu[77].soHopDong');
    const refused = withRefusal({ ...opened(0), lines }, first, error);
    const next = nextSave(refused, { ...plan, sliceSize: sliceAfterRefusal(mostLinesPerCall, first, error) });
    expect([luuOf(next).length, [...refused.refused.lines.keys()]]).toEqual([198, ['new-7', 'new-77']]);
    const [seven] = [...refused.refused.lines.values()].map((each) => each.error.server);
    expect([seven?.message, seven?.validationErrors]).toEqual([
      'Lỗi luu[7].soHopDong',
      [{ message: 'Lỗi luu[7].soHopDong', members: ['luu[7].soHopDong'] }],
    ]);
    // A name from nowhere names nothing: half of the lines go next.
    const unknown = named('luu[900].soCccd', 'soCccd');
    expect([withRefusal(refused, first, unknown), sliceAfterRefusal(mostLinesPerCall, first, unknown)]).toEqual([
      refused,
      100,
    ]);
  });

  it('B-01 whatever is changed, added and removed, in the end the back end has the page', () => {
    const change = fc.record({ row: fc.nat(19), kind: fc.constantFrom('rename', 'remove', 'add') });
    fc.assert(
      fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
        const edited = changes.reduce<readonly EditedLine[]>(
          (lines, { row, kind }, place) =>
            kind === 'add'
              ? [...lines, newLine(100 + place)]
              : kind === 'remove'
                ? lines.filter((_, index) => index !== row)
                : lines.map((line, index) => (index === row ? { ...line, hoTen: 'Lê Thị Khác' } : line)),
          opened(20).lines,
        );
        const { edit } = saveAll({ ...opened(20), lines: edited });
        expect(isSettled(edit)).toBe(true);
        expect(edit.lines.map(normalizeLine)).toEqual(edited.map(normalizeLine));
        expect(new Set(edit.storedIds)).toEqual(new Set(edit.lines.map(({ stored }) => stored?.id)));
      }),
      { numRuns: 30 },
    );
  });
});

describe('a report that somebody else has changed', () => {
  const mine: ReportEdit = {
    ...opened(3),
    lines: [{ ...storedEdited(0), hoTen: 'Lê Thị Tôi' }, storedEdited(2), newLine(8)],
  };
  const theirs = {
    report: report({ concurrencyStamp: 'stamp-9', ghiChu: 'Của người khác' }),
    lines: [storedLine(0), storedLine(1), storedLine(2, { hoTen: 'Lê Thị Họ' }), storedLine(5)],
  };

  it('B-01 V-05 gets what was typed laid over it, and nothing of the other is lost', () => {
    const joined = rebase(mine, theirs);
    expect(joined.lines.map(({ hoTen, stored }) => [hoTen, stored?.id])).toEqual([
      ['Lê Thị Tôi', 'line-0'],
      ['Lê Thị Họ', 'line-2'],
      ['Phạm Thị Hồng Sen', 'line-5'],
      ['Phạm Thị Hồng Sen', undefined],
    ]);
    expect([joined.head.ghiChu, joined.report.concurrencyStamp]).toEqual(['Của người khác', 'stamp-9']);
    expect(hasForeignChanges(mine, theirs)).toBe(true);
  });

  it('B-01 V-05 leaves every line of the page in its place, so that what is being typed goes on into its own line', () => {
    const [first] = openEdit({ report: report(), lines: [storedLine(0)] }).lines;
    const [later] = openEdit({ report: report(), lines: [storedLine(2)] }).lines;
    const broken = newLine(1, { hoTen: 'Ngu' });
    const page = [first, broken, later].flatMap((line) => (line === undefined ? [] : [line]));
    const mine = { ...openEdit({ report: report(), lines: [storedLine(0), storedLine(2)] }), lines: page };
    const present = { report: report(), lines: [storedLine(0), storedLine(2), storedLine(9)] };
    expect(rebase(mine, present).lines.map(({ key }) => key)).toEqual(['line-0', 'new-1', 'line-2', 'line-9']);
  });

  it('B-01 is not taken for one when only an answer to the page’s own call was lost', () => {
    const stored = { ...storedLine(8), id: 'unheard' };
    const loaded = {
      report: report({ concurrencyStamp: 'stamp-1' }),
      lines: [storedLine(0), storedLine(1), storedLine(2), stored],
    };
    expect(hasForeignChanges(mine, loaded)).toBe(false);
    const typed = { ...mine, head: { ...mine.head, nguoiLap: ' Lê  Thị Mới ' } };
    const heard = { ...loaded, report: report({ concurrencyStamp: 'stamp-1', nguoiLap: 'Lê Thị Mới' }) };
    expect(hasForeignChanges(typed, heard)).toBe(false);
    expect(rebase(mine, loaded).lines.map(({ stored: has }) => has?.id)).toEqual(['line-0', 'line-2', 'unheard']);
  });
});

function storedEdited(n: number): EditedLine {
  const [line] = openEdit({ report: report(), lines: [storedLine(n)] }).lines;
  if (line === undefined) {
    throw new Error('There is one line.');
  }
  return line;
}
