import { Link } from 'wouter';

import { accountSettingsFrom } from '@/domain/account/account-settings';
import { href } from '@/domain/navigation/routes';

import { useConfiguration } from '../../app/auth-context';
import type { DemoAccount } from '../../app/demo-context';
import { useTexts } from '../../app/localization-context';
import { PasswordForm } from './password-form';
import { signInTexts } from './sign-in-texts';

/** The password form with the ways to an account and to a lost password, as far as the back end allows them. */
export function LocalSignIn({ prefilled }: { readonly prefilled: DemoAccount | undefined }) {
  const texts = useTexts(signInTexts);
  const settings = useConfiguration()?.setting.values;
  const allowed = settings === undefined ? undefined : accountSettingsFrom(settings);
  // The form waits for no answer; only a plain "no" takes it away.
  if (allowed?.isLocalLoginEnabled === false) {
    return <p className="sign-in-notice">{texts('signIn.localLoginDisabled')}</p>;
  }
  return (
    <>
      <PasswordForm key={prefilled?.userName} prefilled={prefilled} />
      <p className="sign-in-links">
        <Link href={href('accountForgotPassword')}>{texts('signIn.forgotPassword')}</Link>
        {allowed?.isSelfRegistrationEnabled === true ? (
          <Link href={href('accountRegister')}>{texts('signIn.register')}</Link>
        ) : null}
      </p>
    </>
  );
}
