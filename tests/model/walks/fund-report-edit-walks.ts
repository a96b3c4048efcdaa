import { AppError } from '@/domain/errors/app-error';
import { blankLine } from '@/domain/fund-reports/line-input';
import { isUnsaved, openEdit } from '@/domain/fund-reports/report-edit';
import type { SaveAnswer } from '@/domain/fund-reports/report-saving';
import { fundReportEditMachine } from '@/machines/records/fund-report-edit-machine';

import { newLine, report, storedLine } from '../../domain/fund-reports/report-fixtures';
import type { WalkDescription } from '../../support/machine-walk';

const draft = report();
const saved = report({ concurrencyStamp: 'stamp-1' });
const many = Array.from({ length: 51 }, (_, index) => newLine(index + 1, blankLine()));
const lines = (...names: readonly string[]): SaveAnswer => ({
  kind: 'lines',
  saved: { baoCao: saved, dong: names.map((id) => ({ ...storedLine(0), id })) },
});

export const fundReportEdits: WalkDescription<typeof fundReportEditMachine> = {
  machine: fundReportEditMachine,
  // Begun from a report without lines: what is loaded with one has been changed by somebody else.
  input: {
    report: draft,
    draft: openEdit({ report: draft, lines: [] }),
    today: '2026-11-05',
  },
  events: {
    'lines.change': [
      { type: 'lines.change', lines: [newLine(0)] },
      { type: 'lines.change', lines: [newLine(0, { soCccd: '1' })] },
      { type: 'lines.change', lines: many },
    ],
    'head.change': [
      {
        type: 'head.change',
        head: {
          nam: draft.nam,
          thang: draft.thang,
          khongPhatSinh: draft.khongPhatSinh,
          nguoiLap: draft.nguoiLap,
          dienThoaiNguoiLap: draft.dienThoaiNguoiLap,
          ghiChu: draft.ghiChu,
        },
      },
    ],
    'lines.show': [{ type: 'lines.show', first: 0 }],
    'edit.save': [{ type: 'edit.save' }],
    'edit.retry': [{ type: 'edit.retry' }],
    'network.back': [{ type: 'network.back' }],
    'removals.retry': [{ type: 'removals.retry' }],
    'removals.takeBack': [{ type: 'removals.takeBack' }],
    'conflict.keepMine': [{ type: 'conflict.keepMine' }],
    'conflict.takeTheirs': [{ type: 'conflict.takeTheirs' }],
  },
  calls: {
    loadLines: {
      outputs: [
        { report: draft, lines: [] },
        { report: saved, lines: [storedLine(5)] },
      ],
      errors: [new AppError('network.unreachable')],
    },
    judgeLines: { outputs: [many], errors: [new Error('unheard of')] },
    loadPresent: {
      outputs: [
        { report: saved, lines: [] },
        { report: saved, lines: [storedLine(5)] },
        { report: report({ trangThai: 2 }), lines: [] },
      ],
      errors: [new AppError('network.unreachable')],
    },
    saveChanges: {
      outputs: [lines('stored')],
      errors: [
        new AppError('http.conflict', { status: 409 }),
        new AppError('server.message', {
          status: 403,
          server: { code: 'QuyHoTro:01006', message: 'Đã đóng.', details: null, data: null, validationErrors: null },
        }),
        new AppError('network.unreachable'),
      ],
    },
  },
  delays: {
    'xstate.after.typingPause.fundReportEdit.editing.waiting': 1_500,
    // The longest of the growing pauses: how many attempts a way has behind it is its own matter.
    'xstate.after.retryPause.fundReportEdit.failed': 300_000,
  },
  project: ({ value, context }) => [
    value,
    context.lines.map((line) => [line.key, line.soCccd, isUnsaved(line)]),
    context.lines.filter((line) => !context.judged.has(line)).length,
    context.call?.kind,
    context.theirs?.report.trangThai,
    context.refused.lines.size,
    context.refused.removals.size,
    context.report.trangThai,
  ],
};
