import { useActorRef } from '@xstate/react';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';

import { commandPaletteMachine, recordPrefix, type CommandPaletteRef } from '@/machines/shell/command-palette-machine';

import { readStored, writeStored } from '../../app/browser-storage';
import { preferenceKeys } from '../../app/preferences';
import { useServices } from '../../app/services-context';
import { resetCountAtom } from '../../app/ui-atoms';
import { fromCall } from '../../shared/from-call';

/** The palette's machine; the commands used last are kept across visits, without names of records. */
export function useCommandPalette(): CommandPaletteRef {
  const { home } = useServices();
  const [logic] = useState(() =>
    commandPaletteMachine.provide({
      actors: { findRecords: fromCall(({ query }, signal) => home.search(query, signal)) },
    }),
  );
  const paletteRef = useActorRef(logic, { input: { recentIds: storedIds() } });
  useEffect(() => {
    const subscription = paletteRef.on('command.chosen', ({ recentIds }) => {
      const kept = recentIds.filter((id) => !id.startsWith(recordPrefix));
      writeStored(preferenceKeys.recentCommands, JSON.stringify(kept));
    });
    return () => {
      subscription.unsubscribe();
    };
  }, [paletteRef]);

  const resetCount = useAtomValue(resetCountAtom);
  useEffect(() => {
    if (resetCount > 0) {
      paletteRef.send({ type: 'recent.forget' });
    }
  }, [paletteRef, resetCount]);
  return paletteRef;
}

/** Storage may hold anything; what is no list of names counts as nothing. */
function storedIds(): readonly string[] {
  try {
    const stored: unknown = JSON.parse(readStored(preferenceKeys.recentCommands) ?? '[]');
    return Array.isArray(stored) ? stored.filter((id): id is string => typeof id === 'string') : [];
  } catch {
    return [];
  }
}
