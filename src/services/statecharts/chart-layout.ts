import elkConstructor, { type ElkNode } from 'elkjs/lib/elk-api.js';
import workerAddress from 'elkjs/lib/elk-worker.min.js?worker&url';

import type { Chart } from '@/domain/statecharts/chart';
import { drawingOf, type ChartDrawing } from '@/domain/statecharts/drawing';
import { layoutGraph, type LayoutNode } from '@/domain/statecharts/layout-graph';

import { trustedScriptAddress } from '../trusted-scripts';

export type ChartLayout = {
  /** Rejects when the worker cannot be started or gives up. */
  readonly layOut: (chart: Chart) => Promise<ChartDrawing>;
  /** Ends the worker. */
  readonly close: () => void;
};

/** Charts that were laid out in this page, by what is drawn: a machine's chart never changes while it runs. */
const drawings = new Map<string, ChartDrawing>();

/** Lays statecharts out by ELK in a worker of its own, since a large one takes seconds. The worker starts with the first. */
export function openChartLayout(start: () => Worker = startLayoutWorker): ChartLayout {
  let worker: Worker | undefined;
  let elk: InstanceType<typeof elkConstructor> | undefined;
  const started = (): NonNullable<typeof elk> => {
    elk ??= new elkConstructor({
      workerFactory: () => {
        worker = start();
        return worker;
      },
    });
    return elk;
  };
  return {
    layOut: async (chart) => {
      const graph = layoutGraph(chart);
      const key = JSON.stringify(graph);
      const known = drawings.get(key);
      if (known !== undefined) {
        return known;
      }
      const engine = started();
      const broken = new Promise<never>((_, reject) => {
        worker?.addEventListener('error', ({ message }) => {
          elk = undefined;
          reject(new Error(message));
        });
      });
      const laidOut = await Promise.race([engine.layout(graph as ElkNode), broken]);
      const drawing = drawingOf(chart, laidOut as LayoutNode);
      drawings.set(key, drawing);
      return drawing;
    },
    close: () => {
      elk?.terminateWorker();
      elk = undefined;
    },
  };
}

function startLayoutWorker(): Worker {
  return new Worker(trustedScriptAddress(workerAddress), { type: 'module' });
}
