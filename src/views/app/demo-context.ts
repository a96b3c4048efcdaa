import { createContext, use } from 'react';

/** A person of the demo data who can sign in. */
export type DemoAccount = {
  readonly userName: string;
  readonly name: string;
  readonly role: string;
  /** `training`: a sign-in that the server answers in a special way; offered apart from the others. */
  readonly group?: 'role' | 'training' | undefined;
  /** Filled in together with the user name when it is given. */
  readonly password?: string | undefined;
};

/** What a demo build offers besides the product; production has none. */
export type Demo = {
  readonly accounts: readonly DemoAccount[];
  /** Puts all sample data back to what it was at first. */
  readonly reset: () => Promise<void>;
};

const DemoContext = createContext<Demo | undefined>(undefined);

export const DemoProvider = DemoContext.Provider;

/** `undefined` in production. */
export function useDemo(): Demo | undefined {
  return use(DemoContext);
}
