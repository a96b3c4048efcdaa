import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';

import elkConstructor, { type ElkNode } from 'elkjs/lib/elk.bundled.js';
import { renderToStaticMarkup } from 'react-dom/server';

import type { Chart } from '@/domain/statecharts/chart';
import { drawingOf } from '@/domain/statecharts/drawing';
import { layoutGraph, type LayoutNode } from '@/domain/statecharts/layout-graph';
import { ChartPicture } from '@/views/desk/charts/chart-picture';

const tokens = readFileSync('src/views/app/theme/tokens.css', 'utf8');
const looks = readFileSync('src/views/desk/charts/chart-picture.css', 'utf8');
const elk = new elkConstructor();

/** A machine's chart as an SVG file: the desk's own picture, with its style and colours for light and dark inside. */
export async function toSvgFile(chart: Chart): Promise<string> {
  const laidOut = (await elk.layout(layoutGraph(chart) as ElkNode)) as LayoutNode;
  const drawing = drawingOf(chart, laidOut);
  const markup = renderToStaticMarkup(
    <ChartPicture drawing={drawing} label={`Statechart of the machine ${chart.id}`} />,
  );
  const size = `width="${drawing.width}" height="${drawing.height}"`;
  return `${markup
    .replace('<svg ', `<svg ${size} `)
    .replace('>', `>${stampOf(chart)}${style}`)
    .replaceAll('><', '>\n<')}\n`;
}

/** Whether a file holds the picture of just this chart: laying out all of them anew takes longer than a test should. */
export function isDrawn(chart: Chart, path: string): boolean {
  return existsSync(path) && readFileSync(path, 'utf8').includes(stampOf(chart));
}

function stampOf(chart: Chart): string {
  const source = JSON.stringify([layoutGraph(chart), style]);
  return `<!-- ${createHash('sha256').update(source).digest('hex').slice(0, 16)} -->`;
}

const names = ['text', 'text-quiet', 'paper', 'field-border', 'primary', 'surface-selected'];

const style = `<style>
svg { ${colours(':root')} background: var(--paper); border-radius: 8px; }
@media (prefers-color-scheme: dark) { svg { ${colours("\n[data-mode='dark']")} } }
${looks.trim()}
</style>`;

/** The values that tokens.css gives the colours of a chart in a block. */
function colours(selector: string): string {
  const block = tokens.slice(tokens.indexOf(selector)).split('}')[0] ?? '';
  return names
    .map((name) => {
      const value = new RegExp(`--${name}: ([^;]+);`).exec(block)?.[1];
      if (value === undefined) {
        throw new Error(`tokens.css has no --${name} in ${selector.trim()}`);
      }
      return `--${name}: ${value};`;
    })
    .join(' ');
}
