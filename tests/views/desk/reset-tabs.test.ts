import { createRestart } from '@mock-server/desk/restart';
import { expect, it } from 'vitest';

import type { DemoDesk } from '@/domain/desk/demo-desk';
import { resetTabs } from '@/views/desk/use-changed-tabs';

const aWhile = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

it('D-03 a reset of everything begins the page anew once, when all of it is stored', async () => {
  const done: string[] = [];
  const restart = createRestart({ tellOthers: () => undefined, reload: () => done.push('page') });
  const part = (name: string, work: () => Promise<void>) => ({
    isDefault: () => false,
    watch: () => () => undefined,
    reset: async () => {
      await work();
      done.push(name);
    },
  });
  const anew = (name: string, takes: number) => ({
    ...part(name, () => restart(() => aWhile(takes))),
    isAnew: true as const,
  });
  const desk = {
    network: part('network', () => aWhile(1)),
    clock: anew('clock', 1),
    // Writes all rows that were changed, however many there are.
    people: part('people', () => aWhile(30)),
    data: anew('data', 20),
  } as unknown as DemoDesk;

  await resetTabs(desk, ['network', 'clock', 'people', 'data']);
  expect(done.filter((each) => each === 'page')).toHaveLength(1);
  expect([...done].sort()).toEqual(['clock', 'data', 'network', 'page', 'people']);
  expect(done.indexOf('page')).toBeGreaterThan(done.indexOf('people'));
});
