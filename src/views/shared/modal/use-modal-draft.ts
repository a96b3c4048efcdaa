import { useCallback, useEffect, useRef } from 'react';

import type { ModalRef } from '@/machines/dialogs/modal-machine';

import { useDraft } from '../unsaved/use-draft';

/**
 * What was changed in a dialog and neither sent nor given up by closing it. `keepForLater` is for a dialog that closes
 * although nobody has given it up.
 *
 * @param name Tells it from all other input that outlives a lost session; without one nothing is kept.
 */
export function useModalDraft<Values>(name: string | undefined, modalRef: ModalRef) {
  const draft = useDraft<Values, Values>(name);
  const { remember } = draft;
  const isKept = useRef(false);
  const keepForLater = useCallback(() => {
    isKept.current = true;
  }, []);

  useEffect(() => {
    const subscription = modalRef.subscribe((snapshot) => {
      if (snapshot.matches('hidden') && !isKept.current) {
        remember(undefined);
      }
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [modalRef, remember]);

  return { ...draft, keepForLater };
}
