import { reportStatuses } from '@/domain/reference/report-statuses';
import { isReason, reasonLength } from '@/domain/validation/checks';
import type { ReportStep } from '@/machines/workflows/report-rules';
import { isJsonObject } from '@/domain/validation/json-object';

import { businessFailure, type MockFailure } from '../failures';
import type { MockRequest } from '../routing';
import { fieldError, refuseInvalid } from './validation-answers';
import { appraisedByOneself } from './workflow-steps';

const withReason: ReadonlySet<ReportStep> = new Set(['tra-lai', 'tu-choi', 'thu-hoi-phe-duyet']);

/** The opinion or reason of a step. @throws MockFailure 400 for a reason that is missing, or a text that is too long. */
export function readWords({ body, culture }: MockRequest, step: ReportStep): string | null {
  const needsReason = withReason.has(step);
  const field = needsReason ? 'lyDo' : 'yKien';
  const text: unknown = isJsonObject(body) ? body[field] : undefined;
  const words = typeof text === 'string' ? text.normalize('NFC').trim() : '';
  if (needsReason && !isReason(words)) {
    refuseInvalid([fieldError(field, 'reasonRequired')], culture);
  }
  if (words.length > reasonLength.max) {
    refuseInvalid(
      [fieldError(field, 'maxlength', { requiredLength: reasonLength.max, actualLength: words.length })],
      culture,
    );
  }
  return words === '' ? null : words;
}

/** The refusals of the rules that every report has (domain dictionary §10.2). */
export function reportRefusals<Row extends { readonly ma: string }>(
  row: Row,
  withoutContent: (row: Row) => MockFailure,
) {
  const moved = (why: string) => () =>
    businessFailure('QuyHoTro:01004', `Trạng thái của ${row.ma} đã thay đổi (${why}). Vui lòng tải lại.`, {
      ma: row.ma,
      trangThai: why,
    });
  return {
    hasContent: () => withoutContent(row),
    notOpened: moved('Quỹ đã mở để thẩm định'),
    neverSent: moved('đã từng gửi'),
    otherThanAppraiser: appraisedByOneself,
    nothingBuiltOnIt: () =>
      businessFailure(
        'QuyHoTro:01009',
        'Không thể thu hồi phê duyệt vì đã có kỳ sau được phê duyệt hoặc đã phát sinh hỗ trợ, hoàn trả.',
      ),
  } as const;
}

/** A status in words. */
export function statusName({ trangThai }: { readonly trangThai: number }): string {
  return reportStatuses.find(({ id }) => id === trangThai)?.ten ?? String(trangThai);
}
