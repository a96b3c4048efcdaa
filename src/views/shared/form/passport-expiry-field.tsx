import { useFormikContext } from 'formik';

import { leastPassportMonths } from '@/domain/constants';
import { isPassportEndingSoon } from '@/domain/identity/passport';
import { useTexts } from '@/views/app/localization-context';

import { DateField } from './date-field';
import { passportTexts } from './passport-texts';

type PassportExpiryFieldProps<Values> = {
  readonly label: string;
  /** ISO date of the departure that the passport has to last for, from what the form holds. */
  readonly departureOf: (values: Values) => string | null | undefined;
};

/** The last day of a passport; warns, and refuses nothing, where little is left of it at departure (domain dictionary §8.2). */
export function PassportExpiryField<Values extends { readonly ngayHetHanHc: string | null }>({
  label,
  departureOf,
}: PassportExpiryFieldProps<Values>) {
  const texts = useTexts(passportTexts);
  const { values } = useFormikContext<Values>();
  const isEndingSoon = isPassportEndingSoon(values.ngayHetHanHc, departureOf(values));
  return (
    <DateField
      name="ngayHetHanHc"
      label={label}
      width="half"
      help={isEndingSoon ? texts('passport.endsSoon', { months: leastPassportMonths }) : undefined}
    />
  );
}
