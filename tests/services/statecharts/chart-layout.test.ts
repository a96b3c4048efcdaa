import elkWorker from 'elkjs/lib/elk-worker.js';
import { describe, expect, it } from 'vitest';

import { chartOf } from '@/machines/statecharts/chart-of';
import { openChartLayout } from '@/services/statecharts/chart-layout';

import { lampMachine } from '../../support/made-up-machine';

type WorkerModule = { readonly Worker: new () => Worker };

/** The library's worker in this thread, as it runs where there are none. */
const startHere = () =>
  Object.assign(new (elkWorker as unknown as WorkerModule).Worker(), {
    addEventListener: () => undefined,
    terminate: () => undefined,
  });

describe('openChartLayout', () => {
  it('D-03 starts a worker with the first chart, and draws each chart once', async () => {
    const started: Worker[] = [];
    const layout = openChartLayout(() => {
      const worker = startHere();
      started.push(worker);
      return worker;
    });
    expect(started).toEqual([]);
    const drawing = await layout.layOut(chartOf(lampMachine));
    expect(drawing.boxes.length).toBe(17);
    expect(await layout.layOut(chartOf(lampMachine))).toBe(drawing);
    expect(started.length).toBe(1);
    layout.close();
  });

  it('D-03 rejects when the worker breaks, and can be asked again', async () => {
    const broken = {
      postMessage: () => undefined,
      terminate: () => undefined,
      addEventListener: (_: string, listen: (event: { readonly message: string }) => void) => {
        queueMicrotask(() => listen({ message: 'refused by a policy' }));
      },
    };
    const layout = openChartLayout(() => broken as unknown as Worker);
    const other = chartOf(lampMachine);
    await expect(layout.layOut({ ...other, id: 'other', root: { ...other.root, key: 'other' } })).rejects.toThrow(
      'refused by a policy',
    );
  });
});
