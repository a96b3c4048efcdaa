import { fundUnitTypeId } from '@/domain/constants';
import type { Schemas } from '@/domain/contract/schemas';
import type { Workflow, WorkflowPerson } from '@/machines/workflows/workflow';

import type { Database } from '../data/database';
import type { StepHistoryRow } from '../data/step-history';
import { nameOfUser } from '../data/user-names';
import { businessFailure, MockFailure } from '../failures';
import type { LocalText } from '../local-text';
import type { MockRequest, MockUser } from '../routing';
import { serverTime } from './audit';
import { scopeOf, signedInUser } from './data-scope';
import { noteStep } from './notifications/noted-steps';

/** A person of the back end, as workflow machines ask about one. */
export function personOf(user: MockUser): WorkflowPerson {
  const scope = scopeOf(user);
  return {
    userId: user.id,
    unitId: scope.kind === 'all' ? user.donViId : scope.donViId,
    isFundStaff: user.loaiDonViId === fundUnitTypeId,
    isGranted: (policy) => user.grantedPolicies.has(policy),
  };
}

/** The refusal of approving what one appraised oneself (DS6). */
export function appraisedByOneself(): MockFailure {
  return businessFailure('QuyHoTro:01005', {
    vi: 'Bạn không được vừa thẩm định vừa phê duyệt cùng một hồ sơ.',
    en: 'The same person may not appraise and approve a record.',
  });
}

/** A record's code and what its status is called. */
type NamedRecord = { readonly ma: string; readonly statusName: LocalText };

/** 403 `QuyHoTro:01004`: the record's status has no such step any more. The data name it in Vietnamese, as the wire does. */
export function statusMoved({ ma, statusName }: NamedRecord): MockFailure {
  return businessFailure(
    'QuyHoTro:01004',
    {
      vi: `Trạng thái của ${ma} đã thay đổi (${statusName.vi}). Vui lòng tải lại.`,
      en: `The status of ${ma} has changed (${statusName.en}). Please reload.`,
    },
    { ma, trangThai: statusName.vi },
  );
}

/** Why a record is not to be deleted or cancelled by its unit any more: it was sent before. */
export const sentBefore: LocalText = { vi: 'đã từng gửi', en: 'sent before' };

/** 403 without a code. */
export function notAllowed(): MockFailure {
  return new MockFailure(403, {
    message: { vi: 'Bạn không được phép thực hiện thao tác này.', en: 'You are not allowed to do this.' },
  });
}

/** The back end itself, for the steps that it takes on its own. */
export const systemPerson: WorkflowPerson = { userId: '', unitId: '', isFundStaff: true, isGranted: () => true };

type Step<Facts, Rule extends string, Verb extends string> = {
  readonly workflow: Workflow<Facts, Rule, Verb>;
  readonly facts: Facts;
  readonly step: Verb;
  /** Code and status of the record, for the refusal of a step that its status does not have. */
  readonly record: NamedRecord;
  /** The answer when a rule says no; a rule without one hides the step as a missing policy does. */
  readonly refusals: Partial<Readonly<Record<Rule, () => MockFailure>>>;
};

/**
 * Asks the workflow machine whether the caller may take a step.
 *
 * @returns The state that the step leads to.
 * @throws MockFailure 403 `QuyHoTro:01004` when the record's status has no such step, 403 with an empty body when the
 * policy is missing, and the area's own refusal when a rule says no.
 */
export function decideStep<Facts, Rule extends string, Verb extends string>(
  request: MockRequest,
  { workflow, facts, step, record, refusals }: Step<Facts, Rule, Verb>,
): unknown {
  const decision = workflow.decide(facts, personOf(signedInUser(request)), step);
  if (decision.kind === 'allowed') {
    return decision.to;
  }
  if (decision.because === 'status') {
    throw statusMoved(record);
  }
  const refusal = decision.because === 'policy' ? undefined : refusals[decision.because as Rule];
  throw refusal?.() ?? notAllowed();
}

type TakenStep = Pick<StepHistoryRow, 'banGhiId' | 'tuTrangThai' | 'denTrangThai' | 'hanhDong'> &
  Partial<Pick<StepHistoryRow, 'yKien'>>;

/** Writes a step into the record's history; whom it concerns is told with the answer. @param user Absent for the system. */
export function addHistory(
  database: Database,
  { yKien = null, ...step }: TakenStep,
  user: MockUser | undefined,
  now: number,
): void {
  const row: StepHistoryRow = {
    id: crypto.randomUUID(),
    thoiGian: serverTime(now),
    nguoiThucHienId: user?.id ?? null,
    yKien,
    ...step,
  };
  database.stepHistory.put(row);
  noteStep(database, row);
}

/** A record's history, the latest step first. */
export function historyOf(database: Database, recordId: string): Schemas['LichSu'] {
  const steps = [...database.stepHistory.rows()].filter(({ banGhiId }) => banGhiId === recordId).reverse();
  return { items: steps.map((row) => historyStep(database, row)) };
}

function historyStep(database: Database, row: StepHistoryRow): Schemas['LichSuBuoc'] {
  const { id, thoiGian, nguoiThucHienId, tuTrangThai, denTrangThai, hanhDong, yKien } = row;
  return {
    id,
    thoiGian,
    nguoiThucHienId,
    nguoiThucHienTen: nameOfUser(database, nguoiThucHienId),
    tuTrangThai,
    denTrangThai,
    hanhDong,
    yKien,
  };
}
