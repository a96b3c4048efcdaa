import { policies } from '@/domain/policies/policy-names';
import {
  hasPaid,
  selfPayingPayment,
  selfPayingStatus,
  type PaymentState,
  type SelfPayingStatus,
} from '@/domain/self-paying/self-paying-dossier';

import { meets, setUpWorkflow, stateOfStatus, workflowOf, type Workflow, type WorkflowRules } from './workflow';

/** The steps of a dossier, by the verb of their endpoint. */
const steps = [
  'phe-duyet',
  'yeu-cau-bo-sung',
  'bo-sung',
  'tu-choi',
  'ghi-nhan-dong',
  'xac-nhan-dong',
  'khong-tim-thay',
  'mo-lai',
  'huy',
  'sua',
] as const;

export type SelfPayingStep = (typeof steps)[number];

export type SelfPayingFacts = {
  readonly trangThai: SelfPayingStatus;
  readonly tinhTrangDong: PaymentState;
  /** Every required paper is there. */
  readonly duTaiLieu: boolean;
  /** Integer đồng; a part of the money has come where less is still to be paid. */
  readonly soTien: number;
  readonly conPhaiNop: number;
};

export type SelfPayingRule = 'fundStaff' | 'papersComplete' | 'approved' | 'unpaid';

const rules: WorkflowRules<SelfPayingFacts, SelfPayingRule> = {
  fundStaff: ({ person }) => person.isFundStaff,
  papersComplete: ({ facts }) => facts.duTaiLieu,
  approved: ({ facts }) => facts.trangThai === selfPayingStatus.approved,
  // A part that has come leaves the state unpaid; opened again, the dossier could be cancelled with money on it.
  unpaid: ({ facts }) => facts.tinhTrangDong === selfPayingPayment.unpaid && facts.conPhaiNop >= facts.soTien,
};

const parts = { rules, steps };

/**
 * Hồ sơ người lao động tự đóng: whether the Fund accepts the declaration, and beside it whether the money has come
 * (domain dictionary §5.3, NĐ 112/2021 Art.38).
 */
export const selfPayingWorkflowMachine = setUpWorkflow(parts).createMachine({
  id: 'selfPayingWorkflow',
  context: ({ input }) => input,
  type: 'parallel',
  states: {
    approval: {
      initial: 'pending',
      states: {
        pending: {
          on: {
            sua: { target: 'pending', guard: meets(policies.selfPayingEdit, 'fundStaff') },
            'phe-duyet': {
              target: 'approved',
              guard: meets(policies.selfPayingApprove, 'fundStaff', 'papersComplete'),
            },
            'yeu-cau-bo-sung': { target: 'returned', guard: meets(policies.selfPayingReturn, 'fundStaff') },
            'tu-choi': { target: 'rejected', guard: meets(policies.selfPayingReject, 'fundStaff') },
            huy: { target: 'cancelled', guard: meets(policies.selfPayingEdit, 'fundStaff') },
          },
        },
        returned: {
          on: {
            sua: { target: 'returned', guard: meets(policies.selfPayingEdit, 'fundStaff') },
            'bo-sung': { target: 'pending', guard: meets(policies.selfPayingEdit, 'fundStaff') },
            'tu-choi': { target: 'rejected', guard: meets(policies.selfPayingReject, 'fundStaff') },
            huy: { target: 'cancelled', guard: meets(policies.selfPayingEdit, 'fundStaff') },
          },
        },
        approved: {
          on: {
            'mo-lai': { target: 'pending', guard: meets(policies.selfPayingReopen, 'fundStaff', 'unpaid') },
          },
        },
        rejected: { type: 'final' },
        cancelled: { type: 'final' },
      },
    },
    payment: {
      initial: 'unpaid',
      states: {
        unpaid: {
          on: {
            'ghi-nhan-dong': { target: 'reconciling', guard: meets(policies.selfPayingPay, 'fundStaff', 'approved') },
          },
        },
        reconciling: {
          on: {
            'xac-nhan-dong': { target: 'paid', guard: meets(policies.selfPayingReconcile, 'fundStaff', 'approved') },
            'khong-tim-thay': { target: 'unpaid', guard: meets(policies.selfPayingReconcile, 'fundStaff') },
          },
        },
        paid: { type: 'final' },
      },
    },
  },
});

export const selfPayingWorkflow: Workflow<SelfPayingFacts, SelfPayingRule, SelfPayingStep> = workflowOf(
  selfPayingWorkflowMachine,
  parts,
  ({ trangThai, tinhTrangDong }) => {
    const approval = stateOfStatus(selfPayingStatus, trangThai);
    // What was paid back is over too; that step is the contribution's.
    const payment = hasPaid({ tinhTrangDong }) ? 'paid' : stateOfStatus(selfPayingPayment, tinhTrangDong);
    return approval === undefined || payment === undefined ? undefined : { approval, payment };
  },
);
