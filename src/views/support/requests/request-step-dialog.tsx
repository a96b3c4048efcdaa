import {
  accountCorrectionSchema,
  normalizeCorrection,
  proposedCorrection,
  type AccountCorrectionDraft,
} from '@/domain/support/account-correction';
import type { SupportRequest } from '@/domain/support/support-request';
import { amountLines, conditionsToWaive, waiverSchema, withFrames } from '@/domain/support/support-step-lines';
import {
  appraisalSchema,
  payoutReturnSchema,
  payoutSchema,
  proposedAppraisal,
  proposedApproval,
  proposedPayout,
  supportApprovalSchema,
} from '@/domain/support/support-steps';
import type { SupportVerb } from '@/services/api/support-requests-api';
import type { FieldByCode, RefusalData } from '@/views/shared/form/server-errors';
import type { OwnFields, StepDialogProps } from '@/views/shared/workflow/step-description';
import { StepDialogContent } from '@/views/shared/workflow/step-dialog';

import { AccountFields } from './account-fields';
import { AppraisalFields, ApprovalFields, PayoutFields, PayoutReturnFields } from './step-fields';
import { useCaseName, type CaseName } from './use-case-name';

/** The dialog of a request's step: some ask for an amount per case, a decision or a payment beside opinion or reason. */
export function RequestStepDialog(props: StepDialogProps<SupportRequest, SupportVerb>) {
  const nameOf = useCaseName(props.record);
  return <StepDialogContent {...props} own={ownFields(props.step.id, props.record, nameOf)} />;
}

function ownFields(verb: SupportVerb, request: SupportRequest, nameOf: CaseName): OwnFields | undefined {
  switch (verb) {
    case 'tham-dinh': {
      const filedOn = request.ngayDeNghi;
      const hasRed = conditionsToWaive(request).length > 0;
      return {
        initialValues: (today) => {
          const proposed = proposedAppraisal(request, today);
          return { ...proposed, deXuat: amountLines(request, proposed.deXuat, nameOf, verb) };
        },
        schema: (today) => withFrames(appraisalSchema({ today, filedOn }).concat(waiverSchema()), 'deXuat'),
        fields: <AppraisalFields request={request} nameOf={nameOf} />,
        fieldByCode: {
          ...placesOf(conditionCodes, lineOf('deXuat', hasRed ? 'mienDieuKien' : undefined)),
          'QuyHoTro:06005': lineOf('deXuat', 'deXuat'),
        },
      };
    }
    case 'phe-duyet':
      return {
        initialValues: (today) => {
          const proposed = proposedApproval(request, today);
          return { ...proposed, duyet: amountLines(request, proposed.duyet, nameOf, verb) };
        },
        schema: (today) => withFrames(supportApprovalSchema({ today, completeOn: request.ngayNhanDu }), 'duyet'),
        fields: <ApprovalFields />,
        fieldByCode: {
          ...placesOf(conditionCodes, lineOf('duyet')),
          'QuyHoTro:06005': lineOf('duyet', 'duyet'),
        },
      };
    case 'chi-tra':
      return {
        initialValues: (today) => {
          const proposed = proposedPayout(request, today);
          return { ...proposed, chi: amountLines(request, proposed.chi, nameOf, verb) };
        },
        schema: (today) => withFrames(payoutSchema({ today, ngayQd: request.ngayQd }), 'chi'),
        fields: <PayoutFields />,
        fieldByCode: { 'QuyHoTro:06011': 'chi' },
      };
    case 'huy-chi':
      return {
        initialValues: () => ({ lanChiIds: [] }),
        schema: payoutReturnSchema,
        fields: <PayoutReturnFields request={request} nameOf={nameOf} />,
      };
    case 'sua-tai-khoan': {
      const { truongHop } = request;
      return {
        initialValues: () => proposedCorrection(request),
        schema: () => accountCorrectionSchema({ truongHop, acceptsMasked: true }),
        normalize: (typed) => normalizeCorrection(typed as typeof typed & AccountCorrectionDraft),
        fields: <AccountFields request={request} nameOf={nameOf} />,
      };
    }
    default:
      return undefined;
  }
}

/** What the back end refuses for a condition of a case that is not met, beside the amount. */
const conditionCodes = ['06001', '06002', '06003', '06004', '06006', '06007', '06008', '06009', '06012'];

/**
 * Where a refusal is shown: at the amount of the case that it is about, so that among many it need not be looked for.
 *
 * @param otherwise Where it is shown when it names no case; above the fields without it.
 */
function lineOf(field: 'deXuat' | 'duyet', otherwise?: string) {
  return (data: RefusalData): string | undefined => {
    const place = Number(data['thuTu']);
    return Number.isInteger(place) && place > 0 ? `${field}.${place - 1}.soTien` : otherwise;
  };
}

function placesOf(codes: readonly string[], place: FieldByCode[string]): FieldByCode {
  return Object.fromEntries(codes.map((code) => [`QuyHoTro:${code}`, place]));
}
