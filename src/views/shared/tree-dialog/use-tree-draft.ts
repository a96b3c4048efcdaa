import { useEffect } from 'react';

import type { ModalRef } from '@/machines/dialogs/modal-machine';

import { useModalDraft } from '../modal/use-modal-draft';

type Provider = { readonly name: string; readonly key: string | undefined };

/**
 * The changes that somebody has made to a provider's tree and neither saved nor given up. They are kept as what the
 * server would be told: what is switched says nothing without the tree in which it was switched.
 *
 * @param kind Tells permissions from features.
 */
export function useTreeDraft<Change>(kind: string, provider: Provider | undefined, modalRef: ModalRef) {
  const name = provider === undefined ? undefined : `${kind} ${provider.name} ${provider.key ?? ''}`;
  return useModalDraft<readonly Change[]>(name, modalRef);
}

/** Keeps the changes for the next time. @param changes `undefined` while there is no tree yet. */
export function useKeptChanges<Change>(
  { remember }: Pick<ReturnType<typeof useTreeDraft<Change>>, 'remember'>,
  changes: readonly Change[] | undefined,
): void {
  useEffect(() => {
    if (changes !== undefined) {
      remember(changes.length === 0 ? undefined : { values: changes, base: undefined });
    }
  }, [remember, changes]);
}
