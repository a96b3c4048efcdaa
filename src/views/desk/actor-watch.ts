import { Actor, StateMachine, type AnyActor, type AnyMachineSnapshot, type AnyStateMachine } from 'xstate';

const started = new Set<WeakRef<AnyActor>>();
const listeners = new Set<(actor: AnyActor) => void>();

/** References to actors that are gone are dropped when there are this many, so that a long day leaves no trail. */
let mostReferences = 256;

type Start = (this: AnyActor) => AnyActor;

/**
 * Notes every machine that is started from now on, for the desk's live charts. Call it once, before the first machine
 * starts, in demo builds alone.
 *
 * It wraps `Actor.prototype.start` because nothing else sees them all: XState's `inspect` is an option of each actor,
 * and actors are made in thirty places of the product that must not know of the desk. While nobody looks, an actor
 * costs one weak reference; what happens in it is inspected from the moment a chart is opened.
 */
export function watchActors(): void {
  const start = Reflect.get(Actor.prototype, 'start') as Start & { readonly isWatched?: boolean };
  if (start.isWatched === true) {
    return;
  }
  const watched: Start = function (this: AnyActor) {
    if (this.logic instanceof StateMachine) {
      remember(this);
    }
    return start.call(this);
  };
  Reflect.set(Actor.prototype, 'start', Object.assign(watched, { isWatched: true }));
}

/** The machines that run now, in the order in which they were started. */
export function runningActors(): readonly AnyActor[] {
  return [...started]
    .map((reference) => reference.deref())
    .filter((actor) => actor !== undefined)
    .filter((actor) => snapshotOf(actor).status === 'active');
}

/** What an actor of this list is in. */
export function snapshotOf(actor: AnyActor): AnyMachineSnapshot {
  return actor.getSnapshot() as AnyMachineSnapshot;
}

/** What an actor of this list runs. */
export function machineOf(actor: AnyActor): AnyStateMachine {
  return actor.logic as AnyStateMachine;
}

/** Tells of every machine that is about to start; answers the function that ends it. */
export function onActorStart(listener: (actor: AnyActor) => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

function remember(actor: AnyActor): void {
  if (started.size >= mostReferences) {
    for (const reference of started) {
      if (reference.deref() === undefined) {
        started.delete(reference);
      }
    }
    mostReferences = Math.max(mostReferences, 2 * started.size);
  }
  started.add(new WeakRef(actor));
  for (const listener of listeners) {
    listener(actor);
  }
}
