import { object } from 'yup';

import type { Schemas } from '../contract/schemas';
import { validationMessage } from '../validation/validation-message';
import { reasonLength } from '../validation/checks';
import {
  listOf,
  notBefore,
  notInFuture,
  optionalText,
  recordOf,
  requiredDate,
  requiredMoney,
  requiredText,
} from '../validation/yup-fields';
import { leftToPay, standingPayments } from './support-payments';
import type { SupportCase, SupportRequest } from './support-request';
import { mostCases } from './support-request-input';

/** Payments that are taken back at once: some of each case. */
const mostReturned = 1_000;

type Input<Body> = Omit<Body, 'concurrencyStamp' | 'maLanGui'>;

/** What a person says when appraising; stamp and intention are added when it is sent. */
export type Appraisal = Input<Schemas['ThamDinhHoTro']>;
export type SupportApproval = Input<Schemas['PheDuyetHoTro']>;
export type Payout = Input<Schemas['ChiTraHoTro']>;

/** An amount of one case. */
export type CaseAmount = Schemas['DeXuatHoTro'];

/** What the officer is shown first: the request's own amounts, the day it was complete. */
export function proposedAppraisal(request: SupportRequest, today: string): Appraisal {
  return {
    ngayNhanDuHoSo: request.ngayNhanDu ?? today,
    deXuat: request.truongHop.map((each) => ({ truongHopId: each.id, soTien: amountToPropose(each) })),
    mienDieuKien: null,
    yKien: null,
  };
}

/** The suggestion of the tiers where there is one and less was not asked for, else the requested amount. Integer đồng. */
function amountToPropose({ goiY, tienDeNghi }: SupportCase): number {
  const requested = tienDeNghi ?? 0;
  return goiY === null ? requested : Math.min(goiY.soTien, requested);
}

/** What the director is shown first: the proposed amounts. */
export function proposedApproval(request: SupportRequest, today: string): SupportApproval {
  return {
    soQd: '',
    ngayQd: today,
    duyet: request.truongHop.map(({ id, tienDeXuat }) => ({ truongHopId: id, soTien: tienDeXuat ?? 0 })),
    yKien: null,
  };
}

/** What the appraisal proposes for all cases together; `null` before it. Integer đồng. */
export function proposedTotal({ truongHop }: { readonly truongHop: readonly Pick<SupportCase, 'tienDeXuat'>[] }) {
  return truongHop.reduce<number | null>(
    (sum, { tienDeXuat }) => (tienDeXuat === null ? sum : (sum ?? 0) + tienDeXuat),
    null,
  );
}

/** What the accountant is shown first: all that is left of each case. */
export function proposedPayout(request: SupportRequest, today: string): Payout {
  return {
    ngayChi: today,
    soUnc: '',
    chi: request.truongHop.flatMap((each) => {
      const soTien = leftToPay(each);
      return soTien === 0 ? [] : [{ truongHopId: each.id, soTien }];
    }),
  };
}

/** The payments of a request that can be taken back. */
export function returnablePayments(request: Pick<SupportRequest, 'truongHop'>) {
  return request.truongHop.flatMap(({ id, chiTra }) =>
    standingPayments(chiTra).map((payment) => ({ truongHopId: id, payment })),
  );
}

type StepRules = {
  /** ISO date. */
  readonly today: string;
};

/**
 * Rules of an appraisal (domain dictionary §5.8 b). Amounts are held against their frames, and red conditions against
 * the waiver, by `support-eligibility`.
 *
 * @param rules.filedOn ISO date of the request: it cannot have been complete before.
 */
export function appraisalSchema({ today, filedOn }: StepRules & { readonly filedOn: string }) {
  return object({
    ngayNhanDuHoSo: notBefore({ day: filedOn }, notInFuture(requiredDate(), today)),
    deXuat: caseAmounts(),
    mienDieuKien: optionalText(reasonLength),
    yKien: optionalText({ max: 500 }),
  });
}

/**
 * Rules of an approval (d): the decision's number and day.
 *
 * @param rules.completeOn ISO date on which the dossier was complete: no decision comes before it.
 */
export function supportApprovalSchema({ today, completeOn }: StepRules & { readonly completeOn: string | null }) {
  return object({
    soQd: requiredText({ max: 50 }),
    ngayQd: notBefore({ day: completeOn ?? '' }, notInFuture(requiredDate(), today)),
    duyet: caseAmounts(),
    yKien: optionalText({ max: 500 }),
  });
}

/** Rules of a payment (f). @param rules.ngayQd ISO date of the decision: nothing is paid before it. */
export function payoutSchema({ today, ngayQd }: StepRules & { readonly ngayQd: string | null }) {
  return object({
    ngayChi: notBefore({ day: ngayQd ?? '' }, notInFuture(requiredDate(), today)),
    soUnc: requiredText({ max: 50 }),
    chi: caseAmounts(),
  });
}

/** Rules of taking payments back (g). */
export function payoutReturnSchema() {
  return object({
    lanChiIds: listOf(requiredText(), { max: mostReturned }).min(1, validationMessage('required')),
    lyDo: requiredText(reasonLength),
  });
}

function caseAmounts() {
  const amount = recordOf({ truongHopId: requiredText(), soTien: requiredMoney() });
  return listOf(amount, { max: mostCases }).min(1, validationMessage('required'));
}
