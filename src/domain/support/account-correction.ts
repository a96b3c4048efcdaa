import { object } from 'yup';

import type { Schemas } from '../contract/schemas';
import { isMasked } from '../format/identities';
import { normalizeNote } from '../text/names';
import { reasonLength } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import { checkedText, requiredText } from '../validation/yup-fields';
import { isSameTransfer, normalizeTransfer, transferFields, transferOf, type CaseTransfer } from './case-transfer';
import { payableCases } from './support-payments';
import type { SupportCase, SupportRequest } from './support-request';

/** What a person says when correcting the account of a case; stamp and intention are added when it is sent. */
export type AccountCorrection = Omit<Schemas['SuaTaiKhoanHoTro'], 'concurrencyStamp' | 'maLanGui'>;

/** A correction in a dialog: no case need be chosen yet, and nothing need be filled in. */
export type AccountCorrectionDraft = CaseTransfer & { readonly truongHopId: string; readonly lyDo: string | null };

type PayableCase = CaseTransfer & Pick<SupportCase, 'id' | 'tienDuyet' | 'chiTra'>;

/** What the officer is shown first: the account of the one case that can be corrected; of several, one is chosen first. */
export function proposedCorrection(request: Pick<SupportRequest, 'truongHop'>): Omit<AccountCorrectionDraft, 'lyDo'> {
  const [only, ...others] = payableCases(request);
  return only === undefined || others.length > 0
    ? { truongHopId: '', ...noTransfer }
    : { truongHopId: only.id, ...transferOf(only) };
}

/** What stands in the account of a case, for its fields; nothing while none is chosen. */
export function transferToCorrect(request: Pick<SupportRequest, 'truongHop'>, truongHopId: string) {
  const chosen = payableCases(request).find(({ id }) => id === truongHopId);
  return chosen === undefined ? noTransfer : transferOf(chosen);
}

const noTransfer: CaseTransfer = { chuTaiKhoan: null, soTaiKhoan: null, nganHangId: null, chiNhanh: null };

/** A correction as it is checked, sent and stored. */
export function normalizeCorrection<Typed extends AccountCorrectionDraft>(typed: Typed): Typed {
  return { ...normalizeTransfer(typed), lyDo: normalizeNote(typed.lyDo) };
}

type CorrectionRules = {
  readonly truongHop: readonly PayableCase[];
  /** True where a masked number may come back unchanged from a user who may not see it whole. */
  readonly acceptsMasked?: boolean;
};

/**
 * Rules of correcting where the money of a case goes (domain dictionary §5.8 g: "TK sai, trả về"). Check a normalised value
 * (`normalizeCorrection`).
 *
 * @param rules.truongHop The cases as they stand: something is left to pay to the one that is corrected, and a correction
 * that changes nothing is none.
 */
export function accountCorrectionSchema({ truongHop, acceptsMasked = false }: CorrectionRules) {
  const payable = payableCases({ truongHop });
  const fields = transferFields((text) => acceptsMasked && isMasked(text));
  return object({
    truongHopId: checkedText(requiredText(), 'invalid', (id) => payable.some((each) => each.id === id)),
    ...fields,
    soTaiKhoan: fields.soTaiKhoan.test('unchanged', validationMessage('unchanged'), (_, { parent }) => {
      const typed = parent as AccountCorrectionDraft;
      const stored = payable.find(({ id }) => id === typed.truongHopId);
      return stored === undefined || !isSameTransfer(stored, typed);
    }),
    lyDo: requiredText(reasonLength),
  });
}
