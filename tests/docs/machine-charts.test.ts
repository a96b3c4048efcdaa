import { readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { chartOf } from '@/machines/statecharts/chart-of';

import { allMachines } from '../support/all-machines';
import { toChartPage } from '../support/chart-page';
import { isDrawn, toSvgFile } from '../support/chart-svg';

const charts = allMachines.map((machine) => [machine.id, chartOf(machine)] as const);

/** Laid out anew in every run, so that a change of the drawing itself is noticed. */
const redrawn = ['confirm', 'modal', 'payInWorkflow'];

describe('machine charts', () => {
  it.each(charts)('D-03 docs/machines/%s.md and its picture are what the machine is', async (id, chart) => {
    const path = `docs/machines/${id}.svg`;
    const isKept = isDrawn(chart, path) && !redrawn.includes(id);
    const picture = isKept ? readFileSync(path, 'utf8') : await toSvgFile(chart);

    await expect(toChartPage(chart)).toMatchFileSnapshot(`../../docs/machines/${id}.md`);
    await expect(picture).toMatchFileSnapshot(`../../${path}`);
  });
});
