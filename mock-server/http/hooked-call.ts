import type { MockCall, MockHooks } from '../backend';
import { untilAborted } from './native-interceptor';

/**
 * Answers a call through everything that stands around the back end at the moment: watchers outermost, so that they see
 * what the caller sees, then the wrappers, the one that came last first.
 *
 * @throws the signal's reason as soon as it is aborted, and whatever a wrapper throws: a network failure.
 */
export function hookedCall(hooks: MockHooks, call: MockCall, answer: () => Promise<Response>): Promise<Response> {
  if (hooks.watchers.size === 0 && hooks.wrappers.size === 0) {
    return untilAborted(call.signal, answer());
  }
  const ends = [...hooks.watchers].map((watch) => watch(call));
  const wrapped = [...hooks.wrappers].reduce<() => Promise<Response>>(
    (inner, wrapper) => () => wrapper(call, inner),
    answer,
  );
  const answered = untilAborted(call.signal, wrapped());
  return answered.then(
    (response) => {
      ends.forEach((end) => {
        end(response);
      });
      return response;
    },
    (reason: unknown) => {
      ends.forEach((end) => {
        end(undefined);
      });
      throw reason;
    },
  );
}
