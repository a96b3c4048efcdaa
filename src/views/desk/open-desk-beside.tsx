import { createActor } from 'xstate';

import type { DemoDesk } from '@/domain/desk/demo-desk';
import { deskMachine, deskTabIds, type DeskTabId } from '@/machines/desk/desk-machine';

import type { DeskBeside } from '../app/demo-context';
import { useTexts } from '../app/localization-context';
import { watchActors } from './actor-watch';
import { DeskGate } from './desk-gate';
import { deskTexts } from './desk-texts';
import { openLessonBeside } from './lessons/lesson-beside';
import { LessonProvider } from './lessons/lesson-context';
import { readItem, writeItem } from './page-storage';

/** Where the desk lies, and at which tab. */
type Place = { readonly isOpen: boolean; readonly tab: DeskTabId };

const storageKey = 'quy.demo.desk';
const parameter = 'desk';

/**
 * The desk of this page, open where the last page of the browser's tab left it, since much of what it does begins the
 * page anew. `?desk=network` opens it at a tab; `?lesson=…` opens it at the lessons.
 */
export function openDeskBeside(desk: DemoDesk): DeskBeside {
  watchActors();
  const { isOpen, tab } = placeOfAddress() ?? placeLeft();
  const lessons = openLessonBeside(desk.lessons);
  const deskRef = createActor(deskMachine, { input: { tab } }).start();
  if (isOpen) {
    deskRef.send({ type: 'desk.show', tab });
  }
  // Whoever signs out empties the storage: what counts is how the desk lies when the page goes.
  window.addEventListener('pagehide', () => {
    const snapshot = deskRef.getSnapshot();
    writeItem(storageKey, `${snapshot.matches('open') ? 'open' : 'closed'} ${snapshot.context.tab}`);
  });
  return {
    View: () => (
      <LessonProvider value={lessons}>
        <DeskGate desk={desk} deskRef={deskRef} />
      </LessonProvider>
    ),
    useName: useDeskName,
    toggle: () => {
      deskRef.send({ type: 'desk.toggle' });
    },
  };
}

function useDeskName(): string {
  return useTexts(deskTexts)('desk.title');
}

function placeOfAddress(): Place | undefined {
  const url = new URL(window.location.href);
  if (url.searchParams.has('lesson')) {
    return { isOpen: true, tab: 'lessons' };
  }
  const tab = asTab(url.searchParams.get(parameter));
  if (tab === undefined) {
    return undefined;
  }
  url.searchParams.delete(parameter);
  window.history.replaceState(window.history.state, '', url);
  return { isOpen: true, tab };
}

function placeLeft(): Place {
  const [state, tab] = (readItem(storageKey) ?? '').split(' ');
  return { isOpen: state === 'open', tab: asTab(tab) ?? deskTabIds[0] };
}

function asTab(text: string | null | undefined): DeskTabId | undefined {
  return deskTabIds.find((id) => id === text);
}
