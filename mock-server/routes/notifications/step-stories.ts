import { policies } from '@/domain/policies/policy-names';
import { paymentHistoryOffset, selfPayingPayment } from '@/domain/self-paying/self-paying-dossier';
import { supportStatus } from '@/domain/support/support-request';

import type { StepEvent } from '../../data/notification-row';
import type { WorkflowStep } from '../../data/step-actions';
import type { RecordKind } from './known-record';

/** Whom a step concerns: those who wait for the answer, or those of the Fund who have to go on with it. */
export type StepAudience = { readonly kind: 'owner' } | { readonly kind: 'fund'; readonly policy: string };

/** What a step tells, and whom. */
type StepTelling = { readonly event: StepEvent; readonly audience: StepAudience };

type StepStory = StepTelling & {
  /** What others hear of it, for whom it means another thing. */
  readonly also?: StepTelling;
  /** Where the step has to lead to, as the history has it, for this to be what it tells. */
  readonly onlyTo?: number;
  /** What it tells where it leads elsewhere; nothing without it. */
  readonly elsewhere?: StepEvent;
};

/**
 * By the verb of the step's endpoint; `tao` for the first, `hoan-tra` for what the ledger does to a dossier. A verb that no
 * workflow has does not compile.
 */
type Stories = Readonly<Partial<Record<WorkflowStep | 'tao' | 'hoan-tra', StepStory>>>;

const owner = { kind: 'owner' } as const;
const fund = (policy: string) => ({ kind: 'fund', policy }) as const;

/** What became of a record, as its owner hears it. */
const decisions: Stories = {
  'phe-duyet': { event: 'step.approved', audience: owner },
  'tra-lai': { event: 'step.returned', audience: owner },
  'yeu-cau-bo-sung': { event: 'step.returned', audience: owner },
  'tu-choi': { event: 'step.rejected', audience: owner },
  'thu-hoi-phe-duyet': { event: 'step.takenBack', audience: owner },
};

const reportStories = (appraisal: string): Stories => ({
  gui: { event: 'step.sent', audience: fund(appraisal) },
  'thu-hoi': { event: 'step.withdrawn', audience: fund(appraisal) },
  ...decisions,
});

/** The steps of each kind of record that people hear of; `tests/architecture` asks what becomes of every other one. */
export const stepStories: Readonly<Record<RecordKind, Stories>> = {
  fundReport: reportStories(policies.fundReportsAppraise),
  revenueReport: reportStories(policies.revenueReportsAppraise),
  documentReport: reportStories(policies.documentReportsAppraise),
  payIn: {
    gui: { event: 'step.sent', audience: fund(policies.payInsReconcile) },
    ...decisions,
    'doi-soat': { event: 'step.reconciled', audience: owner },
    'thu-tien-mat': { event: 'step.reconciled', audience: owner },
    'huy-doi-soat': { event: 'step.takenBack', audience: owner },
  },
  dossier: {
    tao: { event: 'step.sent', audience: fund(policies.selfPayingApprove) },
    'bo-sung': { event: 'step.sent', audience: fund(policies.selfPayingApprove) },
    ...decisions,
    'mo-lai': { event: 'step.takenBack', audience: owner },
    huy: { event: 'step.cancelled', audience: owner },
    'xac-nhan-dong': { event: 'step.reconciled', audience: owner },
    // What becomes of a voucher that pays it; with a part of the money it goes on waiting for the rest.
    'doi-soat': { event: 'step.reconciled', audience: owner, onlyTo: paymentHistoryOffset + selfPayingPayment.paid },
    'huy-doi-soat': { event: 'step.takenBack', audience: owner },
    'hoan-tra': { event: 'step.refunded', audience: owner },
  },
  supportRequest: {
    ...reportStories(policies.supportRequestsAppraise),
    // After a part of the money the request goes on waiting for the rest.
    'chi-tra': { event: 'step.paid', audience: owner, onlyTo: supportStatus.paid, elsewhere: 'step.partlyPaid' },
    // The decision stands; what came back waits for the account, which the Fund alone can correct.
    'huy-chi': {
      event: 'step.paymentReturned',
      audience: owner,
      also: { event: 'step.accountToCorrect', audience: fund(policies.supportRequestsAppraise) },
    },
    // The accountants pay again; the unit has said itself that the account was wrong.
    'sua-tai-khoan': { event: 'step.accountCorrected', audience: fund(policies.supportRequestsPay) },
  },
};

/**
 * What people hear of a step; `undefined` where they hear nothing.
 *
 * @param step As it stands in the history.
 * @param to What it led to there; without it, what they may hear of it.
 */
export function storyOf(kind: RecordKind, step: string, to?: number): StepStory | undefined {
  const stories: Readonly<Partial<Record<string, StepStory>>> = stepStories[kind];
  const story = stories[step];
  if (to === undefined || story?.onlyTo === undefined || story.onlyTo === to) {
    return story;
  }
  return story.elsewhere === undefined ? undefined : { ...story, event: story.elsewhere };
}
