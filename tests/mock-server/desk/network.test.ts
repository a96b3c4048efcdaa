import { afterEach, describe, expect, it, vi } from 'vitest';

import { defaultNetwork, withRule } from '@/domain/desk/network';
import { createMemoryStore } from '@mock-server/storage/key-value-store';

import { call } from '../support/test-backend';
import { ask, carriedOut, createBrowser, openPage, ruleOf } from './network-page';

afterEach(() => {
  vi.useRealTimers();
});

describe('a network with nothing set', () => {
  it('D-03 costs nothing: no call passes through the desk, before and after', async () => {
    const { backend, network } = await openPage();
    expect([backend.hooks.wrappers.size, network.isDefault()]).toEqual([0, true]);

    await network.change((setting) => ({ ...setting, latency: { kind: 'fixed', milliseconds: 5 } }));
    await network.change((setting) => withRule(setting, ruleOf('forbidden')));
    expect([backend.hooks.wrappers.size, network.isDefault()]).toEqual([1, false]);

    await network.reset();
    expect([backend.hooks.wrappers.size, backend.hooks.latencyMs, network.setting()]).toEqual([0, 0, defaultNetwork]);
    expect((await ask(backend)).status).toBe(200);
  });
});

describe('latency', () => {
  it('D-03 of a fixed time is waited for, also by what a rule answers', async () => {
    const { backend, network } = await openPage();
    await network.change((setting) => ({ ...setting, latency: { kind: 'fixed', milliseconds: 200 } }));
    vi.useFakeTimers();
    const seen: number[] = [];
    const timed = async () => {
      const { status } = await ask(backend);
      seen.push(status);
    };
    void timed();
    await vi.advanceTimersByTimeAsync(199);
    expect(seen).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([200]);

    await network.change((setting) => withRule(setting, ruleOf('forbidden')));
    void timed();
    await vi.advanceTimersByTimeAsync(199);
    expect(seen).toEqual([200]);
    await vi.advanceTimersByTimeAsync(1);
    expect(seen).toEqual([200, 403]);
  });

  it('D-03 of a realistic network differs from call to call, and is the same in the next run', async () => {
    const { backend, network } = await openPage();
    vi.useFakeTimers();
    const run = async () => {
      await network.reset();
      await network.change((setting) => ({ ...setting, latency: { kind: 'realistic', medianMs: 300 } }));
      const times: number[] = [];
      for (let count = 0; count < 4; count += 1) {
        const began = Date.now();
        const answered = ask(backend).then(() => Date.now());
        await vi.advanceTimersToNextTimerAsync();
        times.push((await answered) - began);
      }
      return times;
    };
    const first = await run();
    expect(new Set(first).size).toBe(4);
    expect(await run()).toEqual(first);
  });

  it('D-03 of never lets everything hang until the network moves again; what was called off is not carried out', async () => {
    const { backend, network } = await openPage();
    await network.change((setting) => ({ ...setting, latency: { kind: 'never' } }));
    const controller = new AbortController();
    const left = ask(backend, { method: 'POST', signal: controller.signal });
    const patient = ask(backend, { method: 'POST' });
    const token = call(backend, '/connect/token', { method: 'POST', body: new URLSearchParams({ grant_type: 'x' }) });
    controller.abort('left the screen');
    await expect(left).rejects.toBe('left the screen');
    expect(carriedOut()).toBe(0);

    await network.reset();
    expect([(await patient).status, (await token).status, carriedOut()]).toEqual([200, 400, 1]);
  });
});

describe('all tabs of a browser', () => {
  it('D-03 work with one setting at once, and share the strikes of a rule', async () => {
    const openTab = createBrowser();
    const [one, other] = [await openTab(), await openTab()];
    const heard: number[] = [];
    other.network.watch(() => heard.push(other.network.setting().rules.length));
    await one.network.change((setting) => withRule(setting, ruleOf('forbidden', { count: 3 })));
    expect([heard, other.network.isDefault()]).toEqual([[1], false]);

    const answers = await Promise.all([one, other, one, other, one, other].map(({ backend }) => ask(backend)));
    expect(answers.filter(({ status }) => status === 403)).toHaveLength(3);
    expect([one, other].map(({ network }) => network.setting().tallies)).toEqual(
      Array(2).fill({ 'rule-1': { met: 3, struck: 3 } }),
    );
    expect([one, other].map(({ network, backend }) => [network.isDefault(), backend.hooks.wrappers.size])).toEqual(
      Array(2).fill([true, 0]),
    );
  });

  it('D-03 find the setting again after a reload, and the default in place of rubbish', async () => {
    const store = createMemoryStore();
    const { network } = await createBrowser(store)();
    await network.change((setting) => withRule(setting, ruleOf('tooMany', { count: 2 })));
    const reloaded = await createBrowser(store)();
    expect((await ask(reloaded.backend)).status).toBe(429);
    const again = await createBrowser(store)();
    expect(again.network.setting().tallies).toEqual({ 'rule-1': { met: 1, struck: 1 } });

    await store.set('desk/network', { seed: 'x', rules: 7 });
    const fresh = await createBrowser(store)();
    expect([fresh.network.setting(), (await ask(fresh.backend)).status]).toEqual([defaultNetwork, 200]);
  });
});
