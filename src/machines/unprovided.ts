import {
  fromCallback,
  fromPromise,
  type CallbackActorLogic,
  type EventObject,
  type NonReducibleUnknown,
  type PromiseActorLogic,
} from 'xstate';

/**
 * Stands in for a call that the composition root must provide.
 *
 * It types the actor inside `setup()` and fails loudly, by name, when somebody forgets to provide it.
 */
export function unprovided<Output, Input extends NonReducibleUnknown = undefined>(
  name: string,
): PromiseActorLogic<Output, Input> {
  return fromPromise<Output, Input>(() => Promise.reject(new Error(`Actor "${name}" was not provided.`)));
}

/**
 * Stands in for a source of events (a timer, a browser listener) that the composition root must provide; `Told` is what
 * the machine tells it.
 */
export function unprovidedSource<Input extends NonReducibleUnknown = undefined, Told extends EventObject = EventObject>(
  name: string,
): CallbackActorLogic<Told, Input> {
  return fromCallback<Told, Input>(() => {
    throw new Error(`Event source "${name}" was not provided.`);
  });
}
