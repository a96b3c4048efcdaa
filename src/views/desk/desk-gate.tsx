import { useSelector } from '@xstate/react';
import { Suspense, useEffect } from 'react';

import { loadedLater } from '@/views/shared/loading/loaded-later';

import { DeskProvider, type DeskParts } from './desk-context';
import { useFreshRights } from './people/use-fresh-rights';

const dock = loadedLater(() => import('./trainer-desk').then(({ TrainerDesk }) => TrainerDesk));

/** Waits for the trainer beside the product: what it shows is fetched when the desk is first opened. */
export function DeskGate(parts: DeskParts) {
  const { deskRef } = parts;
  useFreshRights(parts);
  const isOpen = useSelector(deskRef, (snapshot) => snapshot.matches('open'));

  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.altKey && event.shiftKey && event.code === 'KeyT') {
        event.preventDefault();
        deskRef.send({ type: 'desk.toggle' });
      }
    };
    window.addEventListener('keydown', listen);
    return () => {
      window.removeEventListener('keydown', listen);
    };
  }, [deskRef]);

  return isOpen ? (
    <DeskProvider value={parts}>
      <Suspense fallback={null}>
        <dock.View />
      </Suspense>
    </DeskProvider>
  ) : null;
}
