import { useLayoutEffect, useState } from 'react';

/**
 * An element beside the page for what a screen reader has to say at any time (WCAG 4.1.3). An open dialog of the component
 * library puts `aria-hidden` on everything beside itself; here it is taken back.
 */
export function useHeardHost(): HTMLElement {
  const [host] = useState(() => document.createElement('div'));
  useLayoutEffect(() => {
    document.body.append(host);
    const observer = new MutationObserver(() => {
      if (host.hasAttribute('aria-hidden')) {
        host.removeAttribute('aria-hidden');
      }
    });
    observer.observe(host, { attributeFilter: ['aria-hidden'] });
    return () => {
      observer.disconnect();
      host.remove();
    };
  }, [host]);
  return host;
}
