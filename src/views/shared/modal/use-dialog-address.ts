import { useCallback, useEffect, useEffectEvent } from 'react';
import { useLocation } from 'wouter';
import { useSearch } from 'wouter/use-browser-location';

import { carriedTrail } from '@/domain/lists/record-trail';
import { dialogInAddress, withDialog, withoutDialog } from '@/domain/navigation/dialog-address';
import type { ModalRef } from '@/machines/modal-machine';

export type DialogAddress = {
  readonly isOpen: boolean;
  readonly open: () => void;
  readonly close: () => void;
};

/** Marks a history entry that opened a dialog over the entry before it. */
const ownStep = 'dialogStep';

/**
 * A dialog that the address opens, as `?hop-thoai=phe-duyet` does: a link can lead to it, a reload finds it again, Back
 * closes it, and closing takes it out of the address.
 */
function useDialogAddress(name: string): DialogAddress {
  const search = useSearch();
  const [path, navigate] = useLocation();

  const open = useCallback(() => {
    if (dialogInAddress(window.location.search) !== name) {
      const state = { ...carriedTrail(window.history.state), [ownStep]: true };
      navigate(`${path}${withDialog(window.location.search, name)}`, { state });
    }
  }, [navigate, path, name]);

  const close = useCallback(() => {
    if (dialogInAddress(window.location.search) !== name) {
      return;
    }
    if (isOwnStep(window.history.state)) {
      window.history.back();
    } else {
      const state = carriedTrail(window.history.state);
      navigate(`${path}${withoutDialog(window.location.search)}`, { replace: true, state });
    }
  }, [navigate, path, name]);

  return { isOpen: dialogInAddress(search) === name, open, close };
}

/**
 * Keeps a modal at what the address says, and the address at what the modal says: open the modal by the answered
 * address's `open`, close it as every modal.
 */
export function useModalAddress(modalRef: ModalRef, name: string): DialogAddress {
  const address = useDialogAddress(name);
  const { isOpen } = address;
  const leave = useEffectEvent(address.close);

  useEffect(() => {
    // Who leaves by Back was asked about unsaved input before the address changed.
    modalRef.send({ type: isOpen ? 'modal.open' : 'modal.drop' });
  }, [modalRef, isOpen]);

  useEffect(() => {
    let wasVisible = modalRef.getSnapshot().hasTag('visible');
    const subscription = modalRef.subscribe((snapshot) => {
      const isVisible = snapshot.hasTag('visible');
      if (wasVisible && !isVisible) {
        leave();
      }
      wasVisible = isVisible;
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [modalRef]);

  return address;
}

function isOwnStep(state: unknown): boolean {
  return typeof state === 'object' && state !== null && ownStep in state;
}
