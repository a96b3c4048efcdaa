import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, SimulatedClock } from 'xstate';

import { requestTimeoutMs } from '@/domain/constants';
import { connectionMachine } from '@/machines/shell/connection-machine';
import { newVersionMachine } from '@/machines/shell/new-version-machine';

describe('new version', () => {
  const minute = 60_000;

  async function start(answers: readonly (boolean | Error | 'silence')[]) {
    const clock = new SimulatedClock();
    let asked = 0;
    const machine = newVersionMachine.provide({
      actors: {
        checkVersion: fromPromise(() => {
          const answer = answers[asked] ?? false;
          asked += 1;
          if (answer === 'silence') {
            return new Promise<boolean>(() => undefined);
          }
          return answer instanceof Error ? Promise.reject(answer) : Promise.resolve(answer);
        }),
      },
    });
    const actor = createActor(machine, { clock }).start();
    const reloads: string[] = [];
    actor.on('reload.requested', ({ type }) => reloads.push(type));
    const pass = async (milliseconds: number) => {
      clock.increment(milliseconds);
      await settled();
    };
    await settled();
    return { actor, reloads, pass, asked: () => asked, isOffered: () => actor.getSnapshot().hasTag('offered') };
  }

  it('asks every 15 minutes and when the tab wakes, at most once a minute, and offers what it finds', async () => {
    const { actor, asked, isOffered, pass } = await start([false, new Error('offline'), true]);
    actor.send({ type: 'tab.wake' });
    await settled();
    expect(asked()).toBe(0);
    await pass(minute);
    actor.send({ type: 'tab.wake' });
    await settled();
    actor.send({ type: 'tab.wake' });
    await settled();
    expect(asked()).toBe(1);

    await pass(minute - 1);
    actor.send({ type: 'tab.wake' });
    await settled();
    expect(asked()).toBe(1);
    await pass(1);
    await pass(15 * minute - 1);
    expect(asked()).toBe(1);
    await pass(1);
    expect([asked(), isOffered()]).toEqual([2, false]);
    actor.send({ type: 'tab.wake' });
    await settled();
    expect(asked()).toBe(2);
    await pass(minute);
    await pass(15 * minute);
    expect([asked(), isOffered()]).toEqual([3, true]);
  });

  it('asks at once when code cannot be fetched, reloads only when told, and may be put off', async () => {
    const { actor, isOffered, pass, reloads } = await start([true]);
    actor.send({ type: 'code.missing' });
    await settled();
    expect([isOffered(), reloads]).toEqual([true, []]);

    actor.send({ type: 'version.postpone' });
    expect(isOffered()).toBe(false);
    await pass(30 * minute - 1);
    expect(isOffered()).toBe(false);
    await pass(1);
    expect(isOffered()).toBe(true);
    actor.send({ type: 'version.take' });
    expect([isOffered(), reloads]).toEqual([true, ['reload.requested']]);
  });

  it('asks about missing code long after the last time too, and offers again what was put off', async () => {
    const { actor, isOffered, pass } = await start([true]);
    await pass(minute);
    actor.send({ type: 'code.missing' });
    await settled();
    expect(isOffered()).toBe(true);
    actor.send({ type: 'version.postpone' });
    actor.send({ type: 'code.missing' });
    expect(isOffered()).toBe(true);
  });

  it('A-22 gives up on a server that does not answer, and asks again another time', async () => {
    const { actor, asked, isOffered, pass } = await start(['silence', true]);
    actor.send({ type: 'code.missing' });
    await pass(requestTimeoutMs);
    expect(isOffered()).toBe(false);
    actor.send({ type: 'code.missing' });
    await settled();
    expect([asked(), isOffered()]).toEqual([2, true]);
  });
});

describe('connection', () => {
  it('says nothing of a blink, and tells of a return only after a loss that was told', () => {
    const clock = new SimulatedClock();
    const actor = createActor(connectionMachine, { clock, input: { isOnlineAtFirst: true } }).start();
    const told: string[] = [];
    actor.on('connection.restored', ({ type }) => told.push(type));
    actor.send({ type: 'network.lose' });
    clock.increment(499);
    expect(actor.getSnapshot().hasTag('told')).toBe(false);
    actor.send({ type: 'network.regain' });
    clock.increment(10_000);
    expect([actor.getSnapshot().hasTag('told'), told]).toEqual([false, []]);

    actor.send({ type: 'network.lose' });
    clock.increment(500);
    expect(actor.getSnapshot().hasTag('told')).toBe(true);
    actor.send({ type: 'network.regain' });
    expect([actor.getSnapshot().hasTag('told'), told]).toEqual([false, ['connection.restored']]);
  });

  it('tells at once of a page that begins without a network', () => {
    const actor = createActor(connectionMachine, { input: { isOnlineAtFirst: false } }).start();
    expect(actor.getSnapshot().hasTag('told')).toBe(true);
  });
});

function settled(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
