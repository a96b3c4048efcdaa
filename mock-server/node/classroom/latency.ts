import type { MockBackend } from '../../backend';

const latencyKey = 'classroom/latency';

/** How long the class waits for each answer, from now on and after a restart. Milliseconds. */
export async function setLatency({ hooks, store }: MockBackend, milliseconds: number): Promise<void> {
  hooks.latencyMs = milliseconds;
  await store.set(latencyKey, milliseconds);
}

/** Takes up the latency that was chosen before a restart. */
export async function restoreLatency({ hooks, store }: MockBackend): Promise<void> {
  const kept = await store.get(latencyKey);
  if (typeof kept === 'number' && kept >= 0) {
    hooks.latencyMs = kept;
  }
}
