import { describe, expect, it } from 'vitest';

import { reportStatus } from '@/domain/reference/report-statuses';
import {
  hasForeignChanges,
  isHeadUnsaved,
  isSettled,
  openEdit,
  rebase,
  type ReportEdit,
} from '@/domain/fund-reports/report-edit';
import { nextSave, withAnswer, type SaveCall } from '@/domain/fund-reports/report-saving';

import { report } from './report-fixtures';
import { opened, plan } from './saving-fixtures';

/** A back end that keeps telephone numbers in a form of its own. */
function answered(edit: ReportEdit, call: SaveCall): ReportEdit {
  if (call.kind !== 'head') {
    throw new Error('Only the head was typed.');
  }
  const { concurrencyStamp, ...head } = call.input;
  return withAnswer(edit, call, {
    kind: 'head',
    report: { ...edit.report, ...head, dienThoaiNguoiLap: '+84 912 345 678', concurrencyStamp: `${concurrencyStamp}+` },
  });
}

function saved(edit: ReportEdit): ReportEdit {
  const call = nextSave(edit, plan);
  if (call === undefined) {
    throw new Error('There is something to save.');
  }
  return answered(edit, call);
}

describe('a head that the back end keeps in another form than the page', () => {
  const stored = report({ dienThoaiNguoiLap: '+84 912 345 678', nguoiLap: 'Lê  Thị Kế'.normalize('NFD'), ghiChu: '' });
  const edit = openEdit({ report: stored, lines: [] });

  it('B-01 is nothing that was typed: opening the report sends nothing', () => {
    expect([isSettled(edit), nextSave(edit, plan)]).toEqual([true, undefined]);
  });

  it('B-01 V-05 is nobody else’s change either when it comes back in the page’s form', () => {
    const tidied = report({ dienThoaiNguoiLap: '0912345678', nguoiLap: 'Lê Thị Kế', ghiChu: null });
    expect(hasForeignChanges(edit, { report: tidied, lines: [] })).toBe(false);
  });

  it('B-01 sends nothing of a report that is not open, whatever is typed', () => {
    const sent = openEdit({ report: report({ trangThai: reportStatus.submitted }), lines: [] });
    expect(nextSave({ ...sent, head: { ...sent.head, nguoiLap: 'Nguyễn Văn Bình' } }, plan)).toBeUndefined();
  });
});

describe('a head that the back end has taken and made something else of', () => {
  const before = opened(0);
  const typed: ReportEdit = { ...before, head: { ...before.head, dienThoaiNguoiLap: '0987 654 321' } };

  it('B-01 is not sent again, and stays on the page as it was typed', () => {
    const after = saved(typed);
    expect([nextSave(after, plan), isSettled(after), after.head]).toEqual([undefined, true, typed.head]);
  });

  it('B-01 is sent again as soon as it is changed, also back to what it was before', () => {
    const after = saved(typed);
    const changed = { ...after, head: { ...after.head, nguoiLap: 'Nguyễn Văn Bình' } };
    expect(nextSave(changed, plan)).toMatchObject({ kind: 'head', input: { nguoiLap: 'Nguyễn Văn Bình' } });
    const back = { ...saved(changed), head: typed.head };
    expect(nextSave(back, plan)).toMatchObject({ kind: 'head', input: { nguoiLap: typed.head.nguoiLap } });
  });

  it('B-01 V-05 gives way to what somebody else has made of the report since', () => {
    const theirs = { ...report(), nguoiLap: 'Trần Thị Cúc', concurrencyStamp: 'theirs' };
    const merged = rebase(saved(typed), { report: theirs, lines: [] });
    expect([merged.head.nguoiLap, isHeadUnsaved(merged)]).toEqual(['Trần Thị Cúc', false]);
  });
});
