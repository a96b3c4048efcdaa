import { describe, expect, it } from 'vitest';

import type { Session } from '@/domain/auth/session';
import { createResilientStorage } from '@/services/auth/resilient-storage';
import { createSessionMarks } from '@/services/auth/session-mark';
import { createSessionStore } from '@/services/auth/session-store';

import { storedSession } from '../../support/sessions';
import { createMemoryStorage } from './fake-browser';

const sessionKey = 'fund-office.session';

function memoryStorage() {
  const { storage } = createMemoryStorage();
  return createResilientStorage(() => storage);
}

/** The stores of as many tabs as are opened, in one browser that remembers. */
function browserOf(session: Session) {
  const browserStorage = memoryStorage();
  const marks = createSessionMarks(browserStorage);
  const openTab = (tabStorage = memoryStorage()) =>
    createSessionStore({
      clientId: session.clientId,
      issuer: session.issuer,
      flow: session.flow,
      tabStorage,
      browserStorage,
      marks,
      rememberMe: { isSet: () => true, set: () => undefined, remove: () => undefined },
    });
  return { browserStorage, marks, openTab };
}

const renewed = (session: Session): Session => ({
  ...session,
  generation: session.generation + 1,
  accessToken: 'next',
});

describe('records of a session between tabs', () => {
  it('A-12 T49 takes over what is newer, never what is as old or of a session that another has taken the place of', () => {
    const { openTab } = browserOf(storedSession);
    const store = openTab();
    store.save(storedSession, false);
    const other = { ...storedSession, id: 'session-0' };

    expect([
      store.adopt({ session: storedSession, remembered: false }),
      store.adopt({ session: other, remembered: false }),
      store.adopt({ session: renewed(storedSession), remembered: false }),
      store.adopt({ session: storedSession, remembered: false }),
    ]).toEqual([false, false, true, false]);
    expect(store.find()?.session.accessToken).toBe('next');
  });

  it('A-12 knows a spent refresh token by its generation, and none of a session that has ended', () => {
    const { openTab, marks } = browserOf(storedSession);
    const store = openTab();
    store.save(storedSession, false);
    store.noteSpent(storedSession);
    expect([store.isSpent(storedSession), store.isSpent(renewed(storedSession))]).toEqual([true, false]);

    store.end(storedSession, 'left');
    store.noteSpent(storedSession);
    expect(marks.read()).toMatchObject({ ended: 'left', spent: undefined });
  });

  it('A-10 A-13 T02 marks for how long nobody was there, and reads marks of versions that did not say so', () => {
    const { openTab, marks, browserStorage } = browserOf(storedSession);
    const store = openTab();
    store.save(storedSession, false);
    store.end(storedSession, 'lost', 60);
    expect(marks.read()).toEqual({ id: storedSession.id, generation: 0, ended: 'lost', idleMinutes: 60 });

    const former = { id: 'session-1', generation: 2, ended: 'lost' };
    browserStorage.write('fund-office.session-mark', JSON.stringify(former));
    expect(marks.read()).toEqual({ ...former, idleMinutes: undefined, spent: undefined });
  });

  it('A-10 A-13 leaves the mark of a loss to who has known why; whoever leaves has the last word', () => {
    const { openTab, marks } = browserOf(storedSession);
    const [early, late] = [openTab(), openTab()];
    early.save(storedSession, false);
    early.end(storedSession, 'lost', 60);
    late.end(storedSession, 'lost');
    expect([marks.read()?.ended, marks.read()?.idleMinutes]).toEqual(['lost', 60]);

    late.end(storedSession, 'left');
    expect([marks.read()?.ended, marks.read()?.idleMinutes]).toEqual(['left', undefined]);
  });

  it('A-08 A-12 T49 of a remembered session’s two records the later counts, and lies in the tab of a page that begins', () => {
    const { openTab } = browserOf(storedSession);
    const tabStorage = memoryStorage();
    const [first, second] = [openTab(), openTab(tabStorage)];
    first.save(storedSession, true);
    second.restore();
    expect(tabStorage.read(sessionKey)).toContain(storedSession.accessToken);

    // Another tab's message can come before what that tab has stored.
    second.adopt({ session: renewed(storedSession), remembered: true });
    expect([first, second].map((store) => store.find()?.session.generation)).toEqual([0, 1]);
    first.update(renewed(renewed(storedSession)));
    expect(second.find()?.session.generation).toBe(2);
  });

  it('A-13 A-08 leaves a remembered record gone that another tab has removed, although it renews', () => {
    const { openTab, browserStorage } = browserOf(storedSession);
    const store = openTab();
    store.save(storedSession, true);
    browserStorage.remove(sessionKey);
    store.update(renewed(storedSession));

    expect(browserStorage.read(sessionKey)).toBeUndefined();
  });

  it('A-13 counts a session as over of which another tab has told, also where local storage keeps no mark', () => {
    const { openTab } = browserOf(storedSession);
    const store = openTab();
    store.save(storedSession, false);
    store.noteEnd(storedSession.id);

    expect([store.find(), store.isAlive(storedSession)]).toEqual([undefined, false]);
  });
});
