import { useMemo } from 'react';

import type { FundAccount } from '@/domain/pay-ins/pay-in';
import { useServices } from '@/views/app/services-context';
import type { Lookup } from '@/views/shared/form/use-lookup';
import { useNames } from '@/views/shared/list/cells/use-names';
import { usePart, type Part } from '@/views/shared/record/use-part';

import { accountLabel } from './use-pay-in-words';

type FundAccounts = Pick<Part<readonly FundAccount[]>, 'error' | 'reload'> & {
  /** None until they have come. */
  readonly accounts: readonly FundAccount[];
  readonly lookup: Lookup;
};

/** The Fund's own accounts, as they are and as a form chooses one. */
export function useFundAccounts(): FundAccounts {
  const { payIns } = useServices();
  const names = useNames(noLookups);
  const { content: accounts = noAccounts, error, status, reload } = usePart((signal) => payIns.accounts(signal));

  const lookup = useMemo<Lookup>(
    () => ({
      choices: accounts.map(({ id }) => ({ id, label: accountLabel(accounts, id, names) })),
      error,
      status,
      nameOf: (id) => accountLabel(accounts, id ?? '', names),
      retry: reload,
    }),
    [accounts, names, error, status, reload],
  );
  return { accounts, lookup, error, reload };
}

const noLookups = [] as const;
const noAccounts: readonly FundAccount[] = [];
