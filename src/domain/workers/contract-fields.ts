import { addMonths } from '../format/calendar';
import { currencies } from '../reference/contract-lists';
import { isDateOrder, largestAmount } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import {
  isBlank,
  laterThanBegin,
  mustHaveTwoDecimals,
  optionalNumber,
  optionalOneOfThese,
  siblingText,
  type NumberField,
  type TextField,
} from '../validation/yup-fields';

/** Longest contract term, in months (domain dictionary, Appendix A). */
export const longestTermMonths = 60;

/**
 * The day on which a contract was signed: before the departure, but for form 6b, which is concluded abroad after it.
 *
 * @param formName of the field beside it that says the form
 */
export function signingDate(field: TextField, formName: string): TextField {
  return field.test('signedAfterDeparture', validationMessage('signedAfterDeparture'), (value, { parent }) => {
    const isConcludedAbroad = siblingText(parent, formName) === '6b';
    return isBlank(value) || isConcludedAbroad || isDateOrder(value, siblingText(parent, 'ngayXuatCanh'));
  });
}

/** The end of a contract that begins on `tuNgay`. */
export function endDate(field: TextField): TextField {
  return laterThanBegin('tuNgay', field).test(
    'contractTerm',
    validationMessage('contractTerm', { max: longestTermMonths }),
    (value, { parent }) => {
      const latest = addMonths(siblingText(parent, 'tuNgay'), longestTermMonths);
      return isBlank(value) || latest === undefined || value <= latest;
    },
  );
}

/** A monthly wage in any currency. Screens show two decimals: a figure that a formula divided would be another one. */
export function wage(): NumberField {
  return mustHaveTwoDecimals(optionalNumber({ min: 0, max: largestAmount }));
}

/** The currency of the wage in `mucLuong`, needed where there is one. */
export function wageCurrency() {
  return optionalOneOfThese([...currencies.map(({ id }) => id), '']).test(
    'required',
    validationMessage('required'),
    (value, { parent }) => Boolean(value) || typeof (parent as { readonly mucLuong: unknown }).mucLuong !== 'number',
  );
}
