import type { DiscoveryDocument } from '@/domain/auth/discovery-document';
import type { Session } from '@/domain/auth/session';
import { issuerRetryMs, sessionCheckMs } from '@/domain/constants';

import type { AuthWindows } from './auth-windows';

type Watched = {
  readonly windows: AuthWindows;
  readonly session: Session;
  readonly onChanged: () => void;
};

type Monitored = Watched & {
  /** `check_session_iframe` of the discovery document. */
  readonly address: string;
};

type WatchedAtIssuer = Watched & {
  readonly discovery: (signal: AbortSignal) => Promise<Pick<DiscoveryDocument, 'checkSessionIframe'>>;
};

export type IssuerWatch = {
  /** The session goes on with new tokens: a change has proven harmless, or there is another state to ask with. */
  readonly goOn: (session: Session) => void;
  readonly stop: () => void;
};

/** Watches the issuer's own session for as long as ours lives, whatever tokens it goes on with. */
export function watchIssuerSession({ session: first, onChanged, ...surroundings }: WatchedAtIssuer): IssuerWatch {
  let { sessionState } = first;
  let hasChanged = false;
  const begin = (session: Session) => {
    const tell = () => {
      hasChanged = true;
      onChanged();
    };
    return monitorOnceKnown({ ...surroundings, session, onChanged: tell });
  };
  let stop = begin(first);
  return {
    goOn: (session) => {
      if (hasChanged || session.sessionState !== sessionState) {
        ({ sessionState } = session);
        hasChanged = false;
        stop();
        stop = begin(session);
      }
    },
    stop: () => {
      stop();
    },
  };
}

/**
 * Monitors the issuer's session as soon as it is known where; answers a function that stops it. A stored session is
 * restored without the issuer: one that is away then is asked again until it answers.
 */
function monitorOnceKnown({ discovery, ...watched }: WatchedAtIssuer): () => void {
  const watching = new AbortController();
  const { signal } = watching;
  let stop: () => void = () => undefined;
  const ask = () => {
    discovery(signal).then(
      ({ checkSessionIframe: address }) => {
        if (address !== undefined && !signal.aborted) {
          stop = monitorSession({ ...watched, address });
        }
      },
      () => {
        if (!signal.aborted) {
          const timer = setTimeout(ask, issuerRetryMs);
          stop = () => {
            clearTimeout(timer);
          };
        }
      },
    );
  };
  ask();
  return () => {
    watching.abort();
    stop();
  };
}

/**
 * Asks the issuer's session frame every three seconds whether the person is still signed in there (OpenID Connect
 * Session Management 1.0 §3); answers a function that stops it.
 *
 * The very first answer being "changed" proves nothing: the frame sees no cookie of its own where third-party storage
 * is cut off, and would say so for ever. Then, and after an "error", it is not asked again (T21).
 */
export function monitorSession({ windows, address, session, onChanged }: Monitored): () => void {
  const frame = windows.openFrame(address);
  if (frame === undefined || session.sessionState === undefined) {
    frame?.remove();
    return () => undefined;
  }
  const issuerOrigin = new URL(address).origin;
  const question = `${session.clientId} ${session.sessionState}`;
  let hasBeenUnchanged = false;

  const stopListening = windows.listen(({ origin, source, data }) => {
    if (origin !== issuerOrigin || !frame.hasSent(source)) {
      return;
    }
    if (data === 'unchanged') {
      hasBeenUnchanged = true;
    } else if (data === 'changed' && hasBeenUnchanged) {
      stop();
      onChanged();
    } else if (data === 'changed' || data === 'error') {
      stop();
    }
  });
  const interval = setInterval(() => frame.post(question, issuerOrigin), sessionCheckMs);
  const stop = () => {
    clearInterval(interval);
    stopListening();
    frame.remove();
  };
  return stop;
}
