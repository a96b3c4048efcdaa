import { policies } from '@/domain/policies/policy-names';
import { supportStatus, type SupportRequestStatus } from '@/domain/support/support-request';

import { otherThanAppraiser, type FourEyesFacts } from './four-eyes';
import {
  meets,
  setUpWorkflow,
  stateOfStatus,
  statusOfState,
  workflowOf,
  type Workflow,
  type WorkflowRules,
} from './workflow';

/**
 * The steps of a support request, by the verb of their endpoint. `chi-mot-phan` is `chi-tra` where something stays
 * unpaid: it has no endpoint of its own.
 */
const steps = [
  'gui',
  'tham-dinh',
  'phe-duyet',
  'yeu-cau-bo-sung',
  'tu-choi',
  'chi-tra',
  'chi-mot-phan',
  'huy-chi',
  'sua-tai-khoan',
  'thu-hoi',
  'sua',
  'xoa',
] as const;

export type SupportRequestStep = (typeof steps)[number];

/** What the steps of a request depend on; all of them stand on the record. */
export type SupportRequestFacts = FourEyesFacts & {
  readonly trangThai: SupportRequestStatus;
  /** The unit that asks; null for a dossier that came without one. */
  readonly donViId: string | null;
  /** Who made the record. */
  readonly creatorId: string | null;
  /** Everything is filled in and every required paper is there. */
  readonly duHoSo: boolean;
  /** It was sent once: it may be returned, but no longer deleted. */
  readonly daGui: boolean;
  /** There is a payment that was not taken back. */
  readonly coKhoanChi: boolean;
};

export type SupportRequestRule =
  'ownRequest' | 'fundStaff' | 'dossierComplete' | 'neverSent' | 'otherThanAppraiser' | 'hasPayment';

/** Domain dictionary §5.8, column "Guard". */
const rules: WorkflowRules<SupportRequestFacts, SupportRequestRule> = {
  // A dossier that came without a unit is the Fund's: nobody else could go on with it when who entered it is away.
  ownRequest: ({ facts, person }) =>
    facts.donViId === person.unitId ||
    (person.isFundStaff && (facts.donViId === null || facts.creatorId === person.userId)),
  fundStaff: ({ person }) => person.isFundStaff,
  dossierComplete: ({ facts }) => facts.duHoSo,
  neverSent: ({ facts }) => !facts.daGui,
  otherThanAppraiser,
  hasPayment: ({ facts }) => facts.coKhoanChi,
};

const parts = { rules, steps };

/**
 * Yêu cầu hỗ trợ: a unit, or an officer for a dossier that came by hand or post, asks; an officer appraises, a director
 * other than the appraiser approves, the accountant pays, also in parts (domain dictionary §5.8 a–h).
 *
 * Where the bank sent money back because of a wrong account, an officer corrects it (`sua-tai-khoan`), who holds it against
 * the worker's papers, and not the accountant: no single person shall choose an account and pay into it (decision 31). Who
 * holds both policies is trusted with both.
 */
export const supportRequestWorkflowMachine = setUpWorkflow(parts).createMachine({
  id: 'supportRequestWorkflow',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      on: {
        sua: { target: 'draft', guard: meets(policies.supportRequestsEdit, 'ownRequest') },
        gui: { target: 'submitted', guard: meets(policies.supportRequestsSubmit, 'ownRequest', 'dossierComplete') },
        xoa: { target: 'deleted', guard: meets(policies.supportRequestsDelete, 'ownRequest', 'neverSent') },
      },
    },
    submitted: {
      on: {
        'thu-hoi': { target: 'draft', guard: meets(policies.supportRequestsSubmit, 'ownRequest') },
        'tham-dinh': { target: 'appraised', guard: meets(policies.supportRequestsAppraise, 'fundStaff') },
        'yeu-cau-bo-sung': { target: 'returned', guard: meets(policies.supportRequestsReturn, 'fundStaff') },
        'tu-choi': { target: 'rejected', guard: meets(policies.supportRequestsReject, 'fundStaff') },
      },
    },
    appraised: {
      on: {
        'phe-duyet': {
          target: 'approved',
          guard: meets(policies.supportRequestsApprove, 'fundStaff', 'otherThanAppraiser'),
        },
        'yeu-cau-bo-sung': { target: 'returned', guard: meets(policies.supportRequestsReturn, 'fundStaff') },
        'tu-choi': { target: 'rejected', guard: meets(policies.supportRequestsReject, 'fundStaff') },
      },
    },
    approved: {
      on: {
        'chi-tra': { target: 'paid', guard: meets(policies.supportRequestsPay, 'fundStaff') },
        'chi-mot-phan': { target: 'approved', guard: meets(policies.supportRequestsPay, 'fundStaff') },
        'huy-chi': { target: 'approved', guard: meets(policies.supportRequestsRevert, 'fundStaff', 'hasPayment') },
        'sua-tai-khoan': { target: 'approved', guard: meets(policies.supportRequestsAppraise, 'fundStaff') },
      },
    },
    returned: {
      on: {
        sua: { target: 'returned', guard: meets(policies.supportRequestsEdit, 'ownRequest') },
        gui: { target: 'submitted', guard: meets(policies.supportRequestsSubmit, 'ownRequest', 'dossierComplete') },
      },
    },
    paid: {
      on: {
        'huy-chi': { target: 'approved', guard: meets(policies.supportRequestsRevert, 'fundStaff', 'hasPayment') },
      },
    },
    rejected: { type: 'final' },
    deleted: { type: 'final' },
  },
});

/** The status on the wire that a state stands for; `undefined` for a request that is gone. */
export function supportRequestStatusOf(state: unknown): SupportRequestStatus | undefined {
  return statusOfState(supportStatus, state);
}

export const supportRequestWorkflow: Workflow<SupportRequestFacts, SupportRequestRule, SupportRequestStep> = workflowOf(
  supportRequestWorkflowMachine,
  parts,
  ({ trangThai }) => stateOfStatus(supportStatus, trangThai),
);
