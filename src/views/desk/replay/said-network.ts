/** As the browser would say it; the demo's own calls are answered within the page and go on. */
export function sayNetwork(is: 'lost' | 'back'): void {
  if (is === 'lost') {
    Object.defineProperty(navigator, 'onLine', { configurable: true, get: () => false });
    window.dispatchEvent(new Event('offline'));
  } else if (Reflect.deleteProperty(navigator, 'onLine')) {
    window.dispatchEvent(new Event(navigator.onLine ? 'online' : 'offline'));
  }
}

/** True while a lesson says something else than the browser. */
export function isNetworkSaid(): boolean {
  return Object.hasOwn(navigator, 'onLine');
}
