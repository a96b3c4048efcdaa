import { type ReportStatus, reportStatuses } from '@/domain/reference/report-statuses';
import { isReason, reasonLength } from '@/domain/validation/checks';
import type { ReportStep } from '@/machines/workflows/report-rules';
import { isJsonObject } from '@/domain/validation/json-object';

import { businessFailure, type MockFailure } from '../failures';
import { valueName, type LocalText } from '../local-text';
import type { MockRequest } from '../routing';
import { fieldError, refuseInvalid } from './validation-answers';
import { appraisedByOneself, sentBefore, statusMoved } from './workflow-steps';

const withReason: ReadonlySet<ReportStep> = new Set(['tra-lai', 'tu-choi', 'thu-hoi-phe-duyet']);

/** The opinion or reason of a step. @throws MockFailure 400 for a reason that is missing, or a text that is too long. */
export function readWords({ body }: MockRequest, step: ReportStep): string | null {
  const needsReason = withReason.has(step);
  const field = needsReason ? 'lyDo' : 'yKien';
  const text: unknown = isJsonObject(body) ? body[field] : undefined;
  const words = typeof text === 'string' ? text.normalize('NFC').trim() : '';
  if (needsReason && !isReason(words)) {
    refuseInvalid([fieldError(field, 'reasonRequired')]);
  }
  if (words.length > reasonLength.max) {
    refuseInvalid([fieldError(field, 'maxlength', { requiredLength: reasonLength.max, actualLength: words.length })]);
  }
  return words === '' ? null : words;
}

/** The refusals of the rules that every report has (domain dictionary §10.2). */
export function reportRefusals<Row extends { readonly ma: string }>(
  row: Row,
  withoutContent: (row: Row) => MockFailure,
) {
  const moved = (why: LocalText) => () => statusMoved({ ma: row.ma, statusName: why });
  return {
    hasContent: () => withoutContent(row),
    notOpened: moved({ vi: 'Quỹ đã mở để thẩm định', en: 'opened by the Fund for appraisal' }),
    neverSent: moved(sentBefore),
    otherThanAppraiser: appraisedByOneself,
    nothingBuiltOnIt: () =>
      businessFailure('QuyHoTro:01009', {
        vi: 'Không thể thu hồi phê duyệt vì đã có kỳ sau được phê duyệt hoặc đã phát sinh hỗ trợ, hoàn trả.',
        en: 'The approval cannot be withdrawn, because a later period is approved or support or refunds have followed.',
      }),
  } as const;
}

/** A status in words. */
export function statusName({ trangThai }: { readonly trangThai: ReportStatus }): LocalText {
  return valueName(reportStatuses, trangThai);
}
