import * as v from 'valibot';

import { readCallbackAnswer, type CallbackAnswer } from '@/domain/auth/callback-answer';

import type { AuthWindows } from './auth-windows';

/** Path of the static page that hands the issuer's answer on; it runs none of the product's code (T42). */
export const answerPath = '/auth/answer.html';

const messageSchema = v.object({ type: v.literal('fund-office.auth-answer'), href: v.string() });

type Expectation = {
  readonly windows: AuthWindows;
  readonly appOrigin: string;
  readonly state: string;
  /** True for the window or frame that was opened for this attempt. */
  readonly hasSent: (source: unknown) => boolean;
};

/**
 * The issuer's answer in a window or frame, as its answer page tells it. Heard are only our own origin, and of it only
 * the window that was opened, or, over the line for windows without an opener, the attempt's own `state`; whatever else
 * arrives is not for us (T41, RFC 9700 §4.17). The promise stays pending until an answer comes; `stop` gives it up.
 */
export function awaitAnswer({ windows, appOrigin, state, hasSent }: Expectation): {
  readonly answer: Promise<CallbackAnswer>;
  readonly stop: () => void;
} {
  let stop: () => void = () => undefined;
  const answer = new Promise<CallbackAnswer>((resolve) => {
    stop = windows.listen(({ origin, source, data }) => {
      const parsed = v.safeParse(messageSchema, data);
      if (origin !== appOrigin || !parsed.success) {
        return;
      }
      const heard = readCallbackAnswer(parsed.output.href, `${appOrigin}${answerPath}`);
      const isForUs = source === undefined ? heard?.state === state : hasSent(source);
      if (heard !== undefined && isForUs) {
        resolve(heard);
      }
    });
  });
  return { answer, stop };
}
