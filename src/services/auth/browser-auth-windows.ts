import type { AuthWindows } from './auth-windows';

const popupName = 'fund-office-sign-in';

/** Line over which the answer page speaks when its window has no opener any more (T43). */
const answerLine = 'fund-office.auth-answer';

/** The browser's own windows. */
export const browserAuthWindows: AuthWindows = {
  openPopup: ({ width, height }) => {
    const left = Math.round(window.screenLeft + (window.outerWidth - width) / 2);
    const top = Math.round(window.screenTop + (window.outerHeight - height) / 2);
    const features = `popup,location=no,toolbar=no,width=${width},height=${height},left=${left},top=${top}`;
    const popup = window.open('about:blank', popupName, features);
    return popup === null
      ? undefined
      : {
          navigate: (address) => {
            popup.location.replace(address);
          },
          isClosed: () => popup.closed,
          close: () => {
            popup.close();
          },
          hasSent: (source) => source === popup,
        };
  },
  openFrame: (address) => {
    if (window.crossOriginIsolated) {
      return undefined;
    }
    const frame = document.createElement('iframe');
    frame.hidden = true;
    frame.title = 'auth';
    frame.src = address;
    document.body.append(frame);
    return {
      post: (message, targetOrigin) => {
        frame.contentWindow?.postMessage(message, targetOrigin);
      },
      hasSent: (source) => source === frame.contentWindow,
      remove: () => {
        frame.remove();
      },
    };
  },
  listen: (handle) => {
    const listening = new AbortController();
    window.addEventListener(
      'message',
      ({ origin, source, data }) => handle({ origin, source, data: data as unknown }),
      {
        signal: listening.signal,
      },
    );
    const line = openedLine();
    line?.addEventListener('message', ({ origin, data }) => {
      handle({ origin, source: undefined, data: data as unknown });
    });
    return () => {
      listening.abort();
      line?.close();
    };
  },
};

/** `undefined` where the browser has no such lines, or denies them to a site whose data it does not keep (T45). */
function openedLine(): BroadcastChannel | undefined {
  try {
    return new BroadcastChannel(answerLine);
  } catch {
    return undefined;
  }
}
