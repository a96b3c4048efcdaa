import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { FundAccount } from '@/domain/pay-ins/pay-in';
import { useServices } from '@/views/app/services-context';
import type { Lookup } from '@/views/shared/form/use-lookup';
import { useNames } from '@/views/shared/list/use-names';
import { useRecord } from '@/views/shared/record/use-record';

import { accountLabel } from './use-pay-in-words';

/** The Fund's own accounts, as they are and as a form chooses one. */
export function useFundAccounts(): { readonly accounts: readonly FundAccount[]; readonly lookup: Lookup } {
  const { payIns } = useServices();
  const names = useNames(noLookups);
  const listRef = useRecord<readonly FundAccount[]>('', { get: (_, signal) => payIns.accounts(signal) });
  const accounts = useSelector(listRef, ({ context }) => context.record ?? noAccounts);
  const hasFailed = useSelector(listRef, ({ context }) => context.error !== undefined);
  const isBusy = useSelector(listRef, (snapshot) => snapshot.hasTag('busy'));

  const lookup = useMemo<Lookup>(
    () => ({
      choices: accounts.map(({ id }) => ({ id, label: accountLabel(accounts, id, names) })),
      status: isBusy ? 'waiting' : hasFailed ? 'failed' : 'ready',
      nameOf: (id) => accountLabel(accounts, id ?? '', names),
      retry: () => {
        listRef.send({ type: 'record.reload' });
      },
    }),
    [accounts, names, isBusy, hasFailed, listRef],
  );
  return { accounts, lookup };
}

const noLookups = [] as const;
const noAccounts: readonly FundAccount[] = [];
