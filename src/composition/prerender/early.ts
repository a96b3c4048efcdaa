/** A page that stands in index.html: the form of either flow, or the frame around the pages inside. */
export type PrerenderedPage = 'password' | 'code' | 'frame';

/** What the script inside index.html hands to the product. */
export type EarlyStart = {
  /** The answer to the first request for the environment's file; it can be read once. */
  readonly environment: Promise<Response>;
  /** The button that was pressed last while nothing behind it was there yet. */
  pressed: HTMLButtonElement | undefined;
};

type EarlyWindow = { earlyStart?: EarlyStart };

/** Both scripts meet in the window alone. */
const meeting = globalThis as EarlyWindow;

export function handOver(early: EarlyStart): void {
  meeting.earlyStart = early;
}

/** `undefined` in a demo and under the development server, whose index.html has no script of its own. */
export function earlyStart(): EarlyStart | undefined {
  return meeting.earlyStart;
}

/** Like `fetch`; the first request for the environment's file is answered by what the page has asked for already. */
export function fetchWithEarlyAnswer(early: EarlyStart | undefined): typeof fetch {
  let answer = early?.environment;
  return (input, init) => {
    const first = answer;
    answer = undefined;
    return first === undefined ? fetch(input, init) : untilAborted(first, init?.signal ?? undefined);
  };
}

function untilAborted<Value>(promise: Promise<Value>, signal: AbortSignal | undefined): Promise<Value> {
  return new Promise((resolve, reject) => {
    const abort = () => {
      // An abort's own reason, as fetch itself rejects with it.
      reject(signal?.reason as Error);
    };
    if (signal?.aborted === true) {
      abort();
    }
    signal?.addEventListener('abort', abort, { once: true });
    promise.then(resolve, reject);
  });
}

/** Keeps a press for when the code has come; of several the last one counts, and it alone looks busy. */
export function keepPress(early: EarlyStart, button: HTMLButtonElement): void {
  early.pressed?.removeAttribute('aria-busy');
  early.pressed = button;
  button.setAttribute('aria-busy', 'true');
}

/** Presses what was pressed before the code had come. */
export function pressAgain(early: EarlyStart | undefined): void {
  const button = early?.pressed;
  if (button === undefined || early === undefined) {
    return;
  }
  early.pressed = undefined;
  button.removeAttribute('aria-busy');
  if (button.isConnected && !button.disabled) {
    button.click();
  }
}
