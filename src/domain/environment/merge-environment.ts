import { isJsonObject } from '../validation/json-object';

/** How a remote environment joins the local one; a function only for builds that embed their environment. */
export type MergeStrategy = 'deepmerge' | 'overwrite' | ((local: unknown, remote: unknown) => unknown);

/** Keys that would reach an object's prototype instead of its data. */
const dangerousKeys: ReadonlySet<string> = new Set(['__proto__', 'constructor', 'prototype']);

/**
 * ABP's deep merge: both sides plain objects → key by key; anything else → the remote value unless it is absent. Lists
 * are replaced, never joined. Keys that reach a prototype are left out.
 */
export function deepMerge(local: unknown, remote: unknown): unknown {
  if (!isJsonObject(local) || !isJsonObject(remote)) {
    return remote ?? local;
  }
  const names = new Set([...Object.keys(local), ...Object.keys(remote)]);
  return Object.fromEntries(
    [...names]
      .filter((name) => !dangerousKeys.has(name))
      .map((name) => [name, deepMerge(local[name], Object.hasOwn(remote, name) ? remote[name] : undefined)]),
  );
}

/**
 * Joins a remote environment to the local one. Where ABP's `overwrite` would leave an empty environment after a failed
 * request, an absent remote leaves the local one as it is, whatever the strategy.
 */
export function mergeEnvironment(local: unknown, remote: unknown, strategy: MergeStrategy): unknown {
  if (remote === undefined || remote === null) {
    return local;
  }
  if (typeof strategy === 'function') {
    return strategy(local, remote);
  }
  return strategy === 'overwrite' ? remote : deepMerge(local, remote);
}
