import {
  accountCorrectionSchema,
  normalizeCorrection,
  type AccountCorrection,
  type AccountCorrectionDraft,
} from '@/domain/support/account-correction';
import { isJsonObject } from '@/domain/validation/json-object';
import { validationErrorsOf } from '@/domain/validation/schema-errors';

import { bankIds } from '../../data/reference-keys';
import type { SupportCaseRow, SupportRequestRow } from '../../data/support/support-request-row';
import type { MockRequest } from '../../routing';
import { knownFields, normalized } from '../request-input';
import { fieldError, refuseInvalid } from '../validation-answers';
import { unmasked } from './support-request-input';
import type { StepChange } from './support-step-changes';

/**
 * Another account for what is left to pay of a case. Amounts, decision and the person authorised stay, and so does the
 * appraisal: it judged no account.
 *
 * @throws MockFailure 400 for a case of which nothing is left to pay, and for an account that is the same as before.
 */
export function accountCorrected({ body }: MockRequest, { truongHop }: SupportRequestRow): StepChange {
  const typed = readCorrection(body, truongHop);
  refuseInvalid(validationErrorsOf(accountCorrectionSchema({ truongHop }), typed));
  const { truongHopId, lyDo, ...account } = typed as AccountCorrection;
  refuseInvalid(bankIds.has(account.nganHangId) ? [] : [fieldError('nganHangId', 'invalid')]);
  const corrected = truongHop.map((each): SupportCaseRow => (each.id === truongHopId ? { ...each, ...account } : each));
  return { fields: { truongHop: corrected }, note: lyDo };
}

const blank = { truongHopId: null, chuTaiKhoan: null, soTaiKhoan: null, nganHangId: null, chiNhanh: null, lyDo: null };

/** The correction in stored form; a number that came masked is the one that is stored for this case. */
function readCorrection(body: unknown, truongHop: readonly SupportCaseRow[]): unknown {
  const known = knownFields(body, blank);
  if (!isJsonObject(known)) {
    return known;
  }
  const stored = truongHop.filter(({ id }) => id === known['truongHopId']).map(({ soTaiKhoan }) => soTaiKhoan);
  const typed = { ...known, soTaiKhoan: unmasked(known['soTaiKhoan'], stored) };
  return normalized<AccountCorrectionDraft>(normalizeCorrection, typed);
}
