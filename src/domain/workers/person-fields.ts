import { isIsoDate } from '../format/calendar';
import { agreesWithPerson } from '../identity/citizen-id';
import { isReason } from '../validation/checks';
import { validationMessage } from '../validation/validation-message';
import { isBlank, siblingText, type TextField } from '../validation/yup-fields';
import type { Sex } from './worker';

/** Ages at departure, in years (Law 69/2020 Art.3; domain dictionary, Appendix A). */
export const lowestAge = 18;
export const highestAge = 70;

/**
 * Refuses a citizen's number that is another person's than `gioiTinh` and `ngaySinh` beside it say: digits 4–6 hold sex
 * and birth year, unless the reason in `lyDoCccd` explains why not (domain dictionary §8.1).
 */
export function citizenIdOfPerson(field: TextField): TextField {
  return field.test('cccdMismatch', validationMessage('cccdMismatch'), (value, { parent }) => {
    const birthDate = siblingText(parent, 'ngaySinh');
    const { gioiTinh } = parent as { readonly gioiTinh: Sex };
    const isExplained = isReason(siblingText(parent, 'lyDoCccd'));
    return isBlank(value) || isExplained || !isIsoDate(birthDate) || agreesWithPerson(value, gioiTinh, birthDate);
  });
}
