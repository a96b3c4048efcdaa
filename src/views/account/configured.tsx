import { useMemo, type ReactNode } from 'react';

import { accountSettingsFrom, type AccountSettings } from '@/domain/account/account-settings';
import { passwordRulesFrom, type PasswordRules } from '@/domain/validation/password-rules';

import { useAuth, useAuthRef, useConfiguration } from '../app/auth-context';
import { DelayedLoader } from '../shared/loading/delayed-loader';
import { RetryNotice } from './retry-notice';

export type AccountConfiguration = {
  readonly settings: AccountSettings;
  readonly rules: PasswordRules;
};

/** What the back end allows and asks of accounts; `undefined` until it has said so. */
function useAccountConfiguration(): AccountConfiguration | undefined {
  const values = useConfiguration()?.setting.values;
  return useMemo(
    () =>
      values === undefined ? undefined : { settings: accountSettingsFrom(values), rules: passwordRulesFrom(values) },
    [values],
  );
}

/** Shows its content once the configuration is there, and until then how far it is. */
export function Configured({ children }: { readonly children: (configuration: AccountConfiguration) => ReactNode }) {
  const authRef = useAuthRef();
  const configuration = useAccountConfiguration();
  const isFailed = useAuth((snapshot) => snapshot.matches({ configuration: 'failed' }));
  const error = useAuth(({ context }) => context.configurationError);
  if (configuration !== undefined) {
    return children(configuration);
  }
  if (!isFailed || error === undefined) {
    return <DelayedLoader />;
  }
  return <RetryNotice error={error} onRetry={() => authRef.send({ type: 'configuration.load' })} />;
}
