import type { AppError } from '@/domain/errors/app-error';
import type { ErrorCode } from '@/domain/errors/error-catalogue';

import { useTexts } from '../../app/localization-context';
import { useErrorDescription } from '../../shared/errors/describe-error';
import { errorViewTexts } from '../../shared/errors/error-view-texts';
import { TechnicalDetails } from '../../shared/errors/technical-details';
import { useReleased } from './use-released';

export type SignInErrorProps = { readonly error: AppError };

/** A session that ran out, was locked or ended in another tab, or cannot be read any more is nobody's mistake. */
const calmCodes: readonly ErrorCode[] = [
  'http.sessionExpired',
  'signIn.grantRejected',
  'signIn.endedElsewhere',
  'signIn.idle',
  'signIn.recordUnreadable',
];

/** Why the last attempt was refused, or why the last session ended; once the form below it is not being pressed. */
export function SignInError({ error }: SignInErrorProps) {
  const isReleased = useReleased();
  const texts = useTexts(errorViewTexts);
  const { title, details } = useErrorDescription(error);
  const isCalm = calmCodes.includes(error.code);
  if (!isReleased) {
    return null;
  }
  return (
    <div className={isCalm ? 'sign-in-error sign-in-error-calm' : 'sign-in-error'}>
      <p>{title}</p>
      <p>{details}</p>
      <TechnicalDetails error={error} texts={texts} />
    </div>
  );
}
