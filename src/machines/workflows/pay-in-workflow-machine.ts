import { bankTransfer, cash, payInStatus, type PayInMethod, type PayInStatus } from '@/domain/pay-ins/pay-in';
import { policies } from '@/domain/policies/policy-names';

import {
  meets,
  setUpWorkflow,
  stateOfStatus,
  statusOfState,
  workflowOf,
  type Workflow,
  type WorkflowRules,
} from './workflow';

/** The steps of a voucher, by the verb of their endpoint. */
const steps = ['gui', 'doi-soat', 'thu-tien-mat', 'tra-lai', 'tu-choi', 'huy-doi-soat', 'huy', 'sua'] as const;

export type PayInStep = (typeof steps)[number];

export type PayInFacts = {
  readonly trangThai: PayInStatus;
  /** The unit that pays; null for a worker who pays without one. */
  readonly donViId: string | null;
  readonly nguoiTaoId: string | null;
  readonly hinhThuc: PayInMethod;
  readonly soTepDinhKem: number;
  /** The accounting period of its value date is closed. */
  readonly kyKeToanDaKhoa: boolean;
  /** Support was granted on a certificate that its money keeps in force. */
  readonly coHoTro: boolean;
  /** A contribution that it paid was paid back: its money is out, and may not be counted anew. */
  readonly coHoanTra: boolean;
};

export type PayInRule = 'ownVoucher' | 'fundStaff' | 'hasProof' | 'isCash' | 'periodOpen' | 'nothingBuiltOnIt';

const rules: WorkflowRules<PayInFacts, PayInRule> = {
  // What the Fund has taken in without a unit is the Fund's: nobody else could end it when its author is away.
  ownVoucher: ({ facts, person }) =>
    person.isFundStaff ? facts.donViId === null || facts.nguoiTaoId === person.userId : facts.donViId === person.unitId,
  fundStaff: ({ person }) => person.isFundStaff,
  hasProof: ({ facts }) => facts.hinhThuc !== bankTransfer || facts.soTepDinhKem > 0,
  isCash: ({ facts }) => facts.hinhThuc === cash,
  periodOpen: ({ facts }) => !facts.kyKeToanDaKhoa,
  nothingBuiltOnIt: ({ facts }) => !facts.coHoTro && !facts.coHoanTra,
};

const parts = { rules, steps };

/** Phiếu nộp quỹ: a payment that somebody declares and the Fund's accountant finds on its account (domain dictionary §5.5). */
export const payInWorkflowMachine = setUpWorkflow(parts).createMachine({
  id: 'payInWorkflow',
  context: ({ input }) => input,
  initial: 'draft',
  states: {
    draft: {
      on: {
        sua: { target: 'draft', guard: meets(policies.payInsEdit, 'ownVoucher') },
        gui: { target: 'submitted', guard: meets(policies.payInsSubmit, 'ownVoucher', 'hasProof') },
        'thu-tien-mat': { target: 'reconciled', guard: meets(policies.payInsReconcile, 'fundStaff', 'isCash') },
        huy: { target: 'cancelled', guard: meets(policies.payInsDelete, 'ownVoucher') },
      },
    },
    submitted: {
      on: {
        'doi-soat': { target: 'reconciled', guard: meets(policies.payInsReconcile, 'fundStaff') },
        'tra-lai': { target: 'returned', guard: meets(policies.payInsReturn, 'fundStaff') },
        'tu-choi': { target: 'rejected', guard: meets(policies.payInsReject, 'fundStaff') },
      },
    },
    returned: {
      on: {
        sua: { target: 'returned', guard: meets(policies.payInsEdit, 'ownVoucher') },
        gui: { target: 'submitted', guard: meets(policies.payInsSubmit, 'ownVoucher', 'hasProof') },
      },
    },
    reconciled: {
      on: {
        'huy-doi-soat': {
          target: 'submitted',
          guard: meets(policies.payInsRevert, 'fundStaff', 'periodOpen', 'nothingBuiltOnIt'),
        },
      },
    },
    rejected: { type: 'final' },
    cancelled: { type: 'final' },
  },
});

/** The status on the wire that a state stands for. */
export function payInStatusOf(state: unknown): PayInStatus {
  const status = statusOfState(payInStatus, state);
  if (status === undefined) {
    throw new Error(`A pay-in voucher is never "${String(state)}".`);
  }
  return status;
}

export const payInWorkflow: Workflow<PayInFacts, PayInRule, PayInStep> = workflowOf(
  payInWorkflowMachine,
  parts,
  ({ trangThai }) => stateOfStatus(payInStatus, trangThai),
);
