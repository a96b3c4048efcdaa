import { createContext, use } from 'react';

/** A person of the demo data who can sign in; production has none. */
export type DemoAccount = {
  readonly userName: string;
  readonly name: string;
  readonly role: string;
  /** `training`: a sign-in that the server answers in a special way; offered apart from the others. */
  readonly group?: 'role' | 'training' | undefined;
  /** Filled in together with the user name when it is given. */
  readonly password?: string | undefined;
};

const DemoAccountsContext = createContext<readonly DemoAccount[]>([]);

export const DemoAccountsProvider = DemoAccountsContext.Provider;

export function useDemoAccounts(): readonly DemoAccount[] {
  return use(DemoAccountsContext);
}
