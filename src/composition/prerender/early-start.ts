/**
 * The script inside index.html of a production build: shows the page that this address and this browser will come to,
 * long before the product's own code has arrived, and asks for the environment meanwhile. It draws nothing itself: the
 * pages stand in the file as templates, made by prerender.tsx.
 */
import { sessionKey } from '@/domain/auth/session-key';
import { readLanguage } from '@/services/localization/language-choice';
import { storedChoice, applyStoredLooks, menuVariants, sidebarStates } from '@/views/app/looks';
import { readStored, writeStored } from '@/views/app/browser-storage';
import { preferenceKeys } from '@/views/app/preferences';

import { handOver, keepPress, type EarlyStart, type PrerenderedPage } from './early';

const flowKey = 'quy.flow';
const environmentFile = '/dynamic-env.json';
/** The pages are drawn in this language alone; who reads another one waits for the code. */
const languageOfPages = /^vi\b/u;

const root = document.getElementById('root');
// In a frame the product shows nothing of itself (framed-page.tsx).
if (root !== null && window.self === window.top) {
  handOver(start(root));
}

function start(place: HTMLElement): EarlyStart {
  applyStoredLooks();
  const early: EarlyStart = {
    environment: fetch(environmentFile, { cache: 'no-cache', credentials: 'same-origin' }),
    pressed: undefined,
  };
  const page = languageOfPages.test(readLanguage()) ? pageOfAddress() : undefined;
  if (page === 'frame') {
    show(place, page);
    wearLooks(place);
  }
  if (page === 'signIn') {
    const known = knownFlow();
    show(place, known ?? 'password');
    if (known === undefined) {
      place.dataset['form'] = 'unknown';
    }
    void flowOf(early.environment).then((flow) => {
      writeStored(flowKey, flow);
      settle(place, flow);
    });
    rememberPress(place, early);
  }
  // Whoever awaits the environment says what is wrong with it.
  early.environment.catch(() => undefined);
  return early;
}

/** `signIn` also for an address inside that nobody is signed in for. */
function pageOfAddress(): 'signIn' | 'frame' | undefined {
  const { pathname } = window.location;
  if (pathname === '/auth/login') {
    return 'signIn';
  }
  const areas = template('frame')?.dataset['areas']?.split(' ') ?? [];
  if (!areas.includes(pathname.split('/')[1] ?? '')) {
    return undefined;
  }
  return hasSession() ? 'frame' : 'signIn';
}

function hasSession(): boolean {
  try {
    return (sessionStorage.getItem(sessionKey) ?? localStorage.getItem(sessionKey)) !== null;
  } catch {
    return false;
  }
}

function knownFlow(): 'password' | 'code' | undefined {
  const stored = readStored(flowKey);
  return stored === 'password' || stored === 'code' ? stored : undefined;
}

/** As the environment's file says; code flow where there is none (default-environment.ts). */
async function flowOf(environment: Promise<Response>): Promise<'password' | 'code'> {
  try {
    const file: unknown = await (await environment).clone().json();
    const { oAuthConfig } = file as { oAuthConfig?: { responseType?: unknown } };
    return (oAuthConfig?.responseType ?? 'code') === 'code' ? 'code' : 'password';
  } catch {
    return 'code';
  }
}

/** Puts the right form where another one, or none, was shown; one that was right already is not touched. */
function settle(place: HTMLElement, flow: 'password' | 'code'): void {
  const shown = place.dataset['prerendered'];
  const wasUnknown = place.dataset['form'] === 'unknown';
  delete place.dataset['form'];
  if (shown !== 'password' && shown !== 'code') {
    // The product has taken over meanwhile.
    return;
  }
  if (shown !== flow) {
    show(place, flow);
  } else if (wasUnknown && document.activeElement === document.body) {
    place.querySelector<HTMLElement>('[autofocus]')?.focus();
  }
}

function show(place: HTMLElement, page: PrerenderedPage): void {
  const content = template(page)?.content;
  if (content !== undefined) {
    place.replaceChildren(document.importNode(content, true));
    place.dataset['prerendered'] = page;
  }
}

function template(page: PrerenderedPage): HTMLTemplateElement | undefined {
  const found = document.getElementById(`page-${page}`);
  return found instanceof HTMLTemplateElement ? found : undefined;
}

/** The frame as this person has chosen to have it. */
function wearLooks(place: HTMLElement): void {
  const frame = place.querySelector<HTMLElement>('.app-frame');
  if (frame !== null) {
    frame.dataset['menu'] = storedChoice(preferenceKeys.menuVariant, menuVariants, 'side');
    frame.dataset['sidebar'] = storedChoice(preferenceKeys.sidebar, sidebarStates, 'pinned');
  }
}

/** A button that was pressed before its code had come is pressed again then; sending the form natively would lose it. */
function rememberPress(place: HTMLElement, early: EarlyStart): void {
  const isPrerendered = () => place.dataset['prerendered'] !== undefined;
  place.addEventListener('submit', (event) => {
    if (isPrerendered()) {
      event.preventDefault();
    }
  });
  place.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    if (isPrerendered() && button !== null) {
      keepPress(early, button);
    }
  });
}
