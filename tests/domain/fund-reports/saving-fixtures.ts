import { AppError } from '@/domain/errors/app-error';
import type { FundReportLine } from '@/domain/fund-reports/fund-report';
import { createLineJudge, mostLinesPerCall } from '@/domain/fund-reports/line-checks';
import { openEdit, type ReportEdit } from '@/domain/fund-reports/report-edit';
import { withAnswer, type SaveCall } from '@/domain/fund-reports/report-saving';

import { october, report, storedLine } from './report-fixtures';

const today = '2026-11-05';
export const plan = { judge: createLineJudge(october), today, sliceSize: mostLinesPerCall };

export const opened = (count: number) =>
  openEdit({ report: report(), lines: Array.from({ length: count }, (_, index) => storedLine(index)) });

/** A back end that takes what it is sent. */
export function answer(edit: ReportEdit, call: SaveCall): ReportEdit {
  if (call.kind === 'head') {
    const { concurrencyStamp, ...head } = call.input;
    return withAnswer(edit, call, {
      kind: 'head',
      report: { ...edit.report, ...head, concurrencyStamp: `${concurrencyStamp}+` },
    });
  }
  const dong = call.changes.luu.map((line, place): FundReportLine => ({
    ...storedLine(place),
    ...line,
    id: line.id ?? `stored ${call.lines[place]?.key ?? ''}`,
  }));
  const baoCao = { ...edit.report, concurrencyStamp: `${call.changes.concurrencyStamp}+` };
  return withAnswer(edit, call, { kind: 'lines', saved: { baoCao, dong } });
}

export const luuOf = (call: SaveCall | undefined) => (call?.kind === 'lines' ? call.changes.luu : []);

/** A refusal that says where: members as the back end writes them. */
export function named(...members: readonly string[]): AppError {
  return new AppError('server.message', {
    status: 403,
    server: {
      code: 'QuyHoTro:01006',
      message: 'Người lao động đã đóng quỹ.',
      details: null,
      data: null,
      validationErrors: members.map((member) => ({ message: `Lỗi ${member}`, members: [member] })),
    },
  });
}
