import { mixed, type AnySchema, type Schema } from 'yup';

import { isIsoDate } from '../format/calendar';
import { isPhone, normalizePhone } from '../identity/phone';
import { isFutureDate } from '../validation/checks';
import { validationErrorsOf, type FieldError } from '../validation/schema-errors';
import { validationMessage } from '../validation/validation-message';
import {
  checkedText,
  listOf,
  oneOfThese,
  optionalText,
  recordOf,
  requiredDate,
  requiredText,
  siblingText,
  type TextField,
} from '../validation/yup-fields';
import { supportCaseSchema } from './support-case-schema';
import { filingWays } from './support-lists';
import type { SupportCaseInput, SupportRequestInput } from './support-request';
import { fewestCases, mostCases } from './support-request-input';
import type { SupportType } from '../support-types/support-type';
import { isInForce } from '../reference/force-states';
import type { SupportRequestRules } from './support-request-rules';

/**
 * Rules of a request (domain dictionary §5.8, Appendix A): what all kinds ask for, and for each case what its kind asks
 * for. Check a normalised value (`normalizeSupportRequest`). What the law asks for beyond it, `support-eligibility` says.
 */
export function supportRequestSchema(rules: SupportRequestRules) {
  const fields = headFields(rules);
  return recordOf({ ...fields, truongHop: fields.truongHop.of(supportCaseSchema(rules)) });
}

/** Rules of a request but those of its single cases. */
function headFields({ type, today }: SupportRequestRules) {
  const most = type?.doiTuong === 3 ? 1 : mostCases;
  return {
    loaiHoTroId: inForce(type, requiredText()),
    donViId: type?.doiTuong === 3 ? requiredText() : optionalText(),
    hinhThucNop: oneOfThese(filingWays.map(({ id }) => id)),
    ngayDeNghi: checkedText(requiredDate(), 'futureDate', (date) => !isFutureDate(date, today)),
    nguoiLienHe: requiredText({ max: 100 }),
    dienThoai: checkedText(requiredText({ max: 20 }), 'phone', (text) => isPhone(normalizePhone(text))),
    ghiChu: optionalText({ max: 1000 }),
    truongHop: listOf(mixed().nullable(), { max: most }).min(fewestCases, validationMessage('required')),
  } satisfies Record<keyof SupportRequestInput, AnySchema>;
}

/** Refuses a kind of support that is not in force on the day of the request. */
function inForce(type: SupportType | undefined, field: TextField): TextField {
  return field.test('typeNotInForce', validationMessage('typeNotInForce'), (_, { parent }) => {
    const day = siblingText(parent, 'ngayDeNghi');
    return type === undefined || !isIsoDate(day) || isInForce(type, day);
  });
}

/** A draft without these could not be found again. */
const neededInDrafts: ReadonlySet<string> = new Set<keyof SupportRequestInput>([
  'loaiHoTroId',
  'hinhThucNop',
  'ngayDeNghi',
]);

/**
 * What is wrong with a draft: as `supportRequestSchema` says, but what is not entered yet may be missing until it is
 * sent. The same rule stands for the form's "Lưu nháp".
 */
export function draftErrorsOf(rules: SupportRequestRules, input: unknown): readonly FieldError[] {
  return draftErrors(supportRequestSchema(rules), input);
}

/** Judges drafts by `draftErrorsOf`, but not their single cases. */
export function createDraftHeadJudge(
  rules: SupportRequestRules,
): (input: SupportRequestInput) => readonly FieldError[] {
  const schema = recordOf(headFields(rules));
  return (input) => draftErrors(schema, input);
}

/** Judges single cases of drafts by `draftErrorsOf`; the errors name the fields of the case. */
export function createDraftCaseJudge(rules: SupportRequestRules): (entry: SupportCaseInput) => readonly FieldError[] {
  const schema = supportCaseSchema(rules);
  return (entry) => draftErrors(schema, entry);
}

function draftErrors(schema: Schema, value: unknown): readonly FieldError[] {
  return validationErrorsOf(schema, value).filter(({ field, key }) => key !== 'required' || neededInDrafts.has(field));
}
