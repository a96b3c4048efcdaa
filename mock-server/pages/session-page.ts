import type { MockBackend } from '../backend';
import { checkSession } from '../issuer/session-state';

/**
 * `/connect/checksession`: the hidden frame that an application asks whether its session at the issuer is still the
 * same (Session Management 1.0 §3.2). It shows nothing and hears nobody but the page that framed it.
 */
export function showSessionPage(root: HTMLElement, { issuer }: MockBackend): void {
  const frame = root.ownerDocument.defaultView;
  frame?.addEventListener('message', ({ source, origin, data }: MessageEvent<unknown>) => {
    if (source !== frame.parent) {
      return;
    }
    void checkSession(issuer, origin, data).then((answer) => {
      if (answer !== undefined) {
        frame.parent.postMessage(answer, origin);
      }
    });
  });
}
