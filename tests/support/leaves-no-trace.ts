import { afterAll, expect } from 'vitest';

const names = [
  ...['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'setImmediate', 'queueMicrotask', 'Date'],
  ...['fetch', 'BroadcastChannel', 'indexedDB', 'localStorage', 'sessionStorage', 'navigator', 'document', 'location'],
] as const;

/** With what the thread's first file found; those that follow in the thread are measured by it. */
const globals = globalThis as { [name: string]: unknown; cleanGlobals?: ReadonlyMap<string, unknown> };
const clean = (globals.cleanGlobals ??= new Map(names.map((name) => [name, globals[name]])));

// Files of one thread share their globals: a clock that one leaves standing still would hang another, in some orders.
afterAll(() => {
  const changed = names.filter((name) => globals[name] !== clean.get(name));
  if (typeof document !== 'undefined') {
    document.body.replaceChildren();
  }
  // Only the file that has left them so is to fail.
  changed.forEach((name) => {
    globals[name] = clean.get(name);
  });
  expect(changed, 'globals that this file has left changed').toEqual([]);
});
