import { useMemo } from 'react';

import type { FundAccount } from '@/domain/pay-ins/pay-in';
import { useServices } from '@/views/app/services-context';
import type { Lookup } from '@/views/shared/form/use-lookup';
import { useNames } from '@/views/shared/list/use-names';
import { usePart } from '@/views/shared/record/use-part';

import { accountLabel } from './use-pay-in-words';

/** The Fund's own accounts, as they are and as a form chooses one. */
export function useFundAccounts(): { readonly accounts: readonly FundAccount[]; readonly lookup: Lookup } {
  const { payIns } = useServices();
  const names = useNames(noLookups);
  const { content: accounts = noAccounts, status, reload } = usePart((signal) => payIns.accounts(signal));

  const lookup = useMemo<Lookup>(
    () => ({
      choices: accounts.map(({ id }) => ({ id, label: accountLabel(accounts, id, names) })),
      status,
      nameOf: (id) => accountLabel(accounts, id ?? '', names),
      retry: reload,
    }),
    [accounts, names, status, reload],
  );
  return { accounts, lookup };
}

const noLookups = [] as const;
const noAccounts: readonly FundAccount[] = [];
