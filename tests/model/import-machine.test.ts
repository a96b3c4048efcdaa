import { describe, expect, it } from 'vitest';

import { importRowsPerCall } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import type { ImportResult, ImportRow } from '@/domain/import/import-row';
import { createImportMachine } from '@/machines/import-machine';

import {
  projected,
  runEdge,
  stateCoverage,
  untakenTransitions,
  walkEdges,
  type WalkDescription,
} from '../support/machine-walk';

const machine = createImportMachine<number>();

const row = (input: number): ImportRow<number> => ({ rowNumber: input + 2, cells: {}, input, errors: [] });
const rows = Array.from({ length: importRowsPerCall + 1 }, (_, index) => row(index));
const results = (count: number): ImportResult[] => Array.from({ length: count }, (_, index) => ({ id: String(index) }));

const description: WalkDescription<typeof machine> = {
  machine,
  input: { importId: 'import' },
  events: {
    'file.choose': [{ type: 'file.choose', file: new File(['PK'], 'a.xlsx') }],
    'file.retry': [{ type: 'file.retry' }],
    'file.drop': [{ type: 'file.drop' }],
    'preview.change': [{ type: 'preview.change', preview: { rows, ignoredHeadings: [] } }],
    'import.start': [{ type: 'import.start' }],
    'import.stop': [{ type: 'import.stop' }],
    'import.resume': [{ type: 'import.resume' }],
    'import.finish': [{ type: 'import.finish' }],
  },
  calls: {
    readFile: {
      outputs: [
        { rows, ignoredHeadings: [] },
        { rows: [], ignoredHeadings: [] },
      ],
      errors: [new AppError('import.broken')],
    },
    sendRows: { outputs: [results(importRowsPerCall), results(1)], errors: [new AppError('network.unreachable')] },
  },
  project: ({ value, context }) => [value, context.rows.length, context.results.length, context.error?.code],
};

describe('import machine, walked', () => {
  it('D-06 reaches every state and takes every transition of its chart', () => {
    expect(stateCoverage(description).unreached).toEqual([]);
    expect(untakenTransitions(description)).toEqual([]);
  });

  it('D-06 W-06 leaves every waiting state by an answer, and the sending by the person’s own wish', () => {
    const busy = walkEdges(description).filter(({ from }) => from.hasTag('busy'));
    const states = new Set(busy.map(({ from }) => JSON.stringify(from.value)));
    const stuck = [...states].filter(
      (value) => !busy.some(({ from, to }) => JSON.stringify(from.value) === value && !to.hasTag('busy')),
    );
    expect([states.size, stuck]).toEqual([3, []]);
  });

  it('D-06 behaves at run time as its graph says, on every edge', async () => {
    for (const { title, way, event, from, to } of walkEdges(description)) {
      const { before, after } = await runEdge(description, way, event);
      expect([title, before, after]).toEqual([title, projected(description, from), projected(description, to)]);
    }
  }, 60_000);
});
