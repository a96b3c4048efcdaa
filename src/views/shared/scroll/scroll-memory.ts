import { newUuid } from '@/domain/text/uuid';
import { isJsonObject } from '@/domain/validation/json-object';

import { presentState } from '../use-query-parameter';

/** Positions of one history entry: the window's under `window`, scrolled lists' under their names. */
type Positions = Record<string, { readonly top: number; readonly left: number }>;

const storageKey = 'ui.scroll';
const stateKey = 'scrollEntry';
/** Content that needs longer is no longer what the person left. */
const longestRestoreMs = 3_000;

/**
 * Remembers where each history entry was scrolled to and goes back there on Back and Forward, also inside scrolled lists
 * (elements with `data-scroll-name`, MUI's grid); a page opened anew starts at the top (register S-03).
 *
 * Content that arrives late is waited for, until the person scrolls by hand. Answers how to stop.
 */
export function startScrollMemory(): () => void {
  const remembered = readRemembered();
  const controller = new AbortController();
  const { signal } = controller;
  let entry = entryName();
  let path = window.location.pathname;
  let stopRestoring: () => void = () => undefined;
  const before = window.history.scrollRestoration;
  window.history.scrollRestoration = 'manual';

  const rememberedOf = (name: string | undefined): Positions => (name === undefined ? {} : (remembered[name] ?? {}));
  const onScroll = ({ target }: Event) => {
    const name = target instanceof Element ? scrollerName(target) : windowName;
    if (name !== undefined) {
      entry ??= nameEntry();
      remembered[entry] = { ...remembered[entry], [name]: positionOf(target) };
    }
  };
  const onPop = () => {
    entry = entryName();
    path = window.location.pathname;
    stopRestoring();
    // A page that was never scrolled goes to its top: the browser leaves the window where the other page had it.
    stopRestoring = restore({ [windowName]: { top: 0, left: 0 }, ...rememberedOf(entry) });
  };
  const onNewEntry = ({ type }: Event) => {
    const isOtherPage = window.location.pathname !== path;
    entry = entryName();
    if (entry !== undefined && type === 'pushState') {
      // The new entry carries on what the one before it holds, but it is not the same.
      entry = nameEntry();
    }
    path = window.location.pathname;
    if (isOtherPage) {
      stopRestoring();
      window.scrollTo(0, 0);
    } else if (type === 'pushState' && window.scrollY > 0) {
      // The same page goes on where it is.
      entry ??= nameEntry();
      remembered[entry] = { [windowName]: positionOf(null) };
    }
  };

  stopRestoring = restore(rememberedOf(entry));
  document.addEventListener('scroll', onScroll, { capture: true, passive: true, signal });
  window.addEventListener('popstate', onPop, { signal });
  // wouter announces its own changes of the address by these two.
  window.addEventListener('pushState', onNewEntry, { signal });
  window.addEventListener('replaceState', onNewEntry, { signal });
  window.addEventListener('pagehide', () => keepRemembered(remembered), { signal });

  return () => {
    stopRestoring();
    controller.abort();
    keepRemembered(remembered);
    window.history.scrollRestoration = before;
  };
}

const windowName = 'window';

/** The history entry's own name; `undefined` as long as nothing in it was scrolled. */
function entryName(): string | undefined {
  const state: unknown = window.history.state;
  const known = isJsonObject(state) ? state[stateKey] : undefined;
  return typeof known === 'string' ? known : undefined;
}

/**
 * Gives the history entry a name, silently, beside what others keep there. Not before there is something to remember: it
 * takes the browser a millisecond and more, which every change of page would wait for.
 */
function nameEntry(): string {
  const name = newUuid();
  // The prototype's own method: wouter would take the instance's for a navigation.
  History.prototype.replaceState.call(window.history, { ...presentState(), [stateKey]: name }, '');
  return name;
}

function restore(positions: Positions): () => void {
  const startedAt = performance.now();
  const controller = new AbortController();
  const stop = () => {
    controller.abort();
  };
  const tryAgain = () => {
    if (controller.signal.aborted) {
      return;
    }
    const missing = Object.entries(positions).filter(([name, position]) => !scrollTo(name, position));
    if (missing.length > 0 && performance.now() - startedAt < longestRestoreMs) {
      requestAnimationFrame(tryAgain);
    } else {
      stop();
    }
  };
  for (const type of ['wheel', 'touchstart', 'keydown', 'pointerdown']) {
    window.addEventListener(type, stop, { signal: controller.signal, passive: true, capture: true });
  }
  requestAnimationFrame(tryAgain);
  return stop;
}

/** Scrolls one scroller; false while it is not there or not yet long enough. */
function scrollTo(name: string, { top, left }: Positions[string]): boolean {
  const scroller = name === windowName ? document.documentElement : findScroller(name);
  if (scroller === undefined || scroller.scrollHeight - scroller.clientHeight < top) {
    return false;
  }
  scroller.scrollTo(left, top);
  return true;
}

function scrollerName(element: Element): string | undefined {
  if (element.matches(gridSelector)) {
    return 'grid';
  }
  return element instanceof HTMLElement ? element.dataset['scrollName'] : undefined;
}

function findScroller(name: string): Element | undefined {
  const selector = name === 'grid' ? gridSelector : `[data-scroll-name="${CSS.escape(name)}"]`;
  return document.querySelector(selector) ?? undefined;
}

const gridSelector = '.MuiDataGrid-virtualScroller';

function positionOf(target: EventTarget | null): Positions[string] {
  return target instanceof Element
    ? { top: target.scrollTop, left: target.scrollLeft }
    : { top: window.scrollY, left: window.scrollX };
}

function readRemembered(): Record<string, Positions> {
  try {
    return parseRemembered(sessionStorage.getItem(storageKey));
  } catch {
    return {};
  }
}

/** What an earlier page has remembered; entries that are none are left out. */
export function parseRemembered(text: string | null): Record<string, Positions> {
  try {
    const stored: unknown = JSON.parse(text ?? '{}');
    return isJsonObject(stored) ? Object.fromEntries(Object.entries(stored).filter(isEntry)) : {};
  } catch {
    return {};
  }
}

function isEntry(entry: [string, unknown]): entry is [string, Positions] {
  return isJsonObject(entry[1]) && Object.values(entry[1]).every(isPosition);
}

function isPosition(value: unknown): boolean {
  return isJsonObject(value) && Number.isFinite(value['top']) && Number.isFinite(value['left']);
}

function keepRemembered(remembered: Record<string, Positions>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify(remembered));
  } catch {
    // A reload then starts at the top; nothing is lost by that.
  }
}
