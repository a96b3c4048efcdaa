import { build } from 'vite';

import { loadTypeScript } from './load-typescript.mjs';
import { buildTarget } from './oldest-browsers.mjs';

const prerenderModule = 'src/composition/prerender/prerender.tsx';
const earlyStartModule = 'src/composition/prerender/early-start.ts';

/**
 * Puts the first pages into index.html: their markup as templates, their styles and the script that chooses among them
 * inside the file, so that they need no request but the first. What a strict policy must allow of it is told by hashes.
 *
 * @returns {import('vite').Plugin}
 */
export function prerender() {
  /** @type {import('vite').ResolvedConfig} */
  let config;
  return {
    name: 'prerender',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    transformIndexHtml: {
      order: 'post',
      async handler(html, { bundle = {} }) {
        const { prerender } = await loadTypeScript(prerenderModule);
        return withPages(withStylesInside(html, bundle), await prerender(), await bundledScript(config));
      },
    },
  };
}

/**
 * The script inside the file is bundled by itself: it must not wait for a module.
 *
 * @param {import('vite').ResolvedConfig} config
 */
async function bundledScript({ root, resolve: { alias } }) {
  const result = await build({
    root,
    configFile: false,
    logLevel: 'error',
    resolve: { alias },
    publicDir: false,
    build: {
      write: false,
      target: buildTarget,
      modulePreload: { polyfill: false },
      rolldownOptions: { input: earlyStartModule, output: { format: 'iife' } },
    },
  });
  const [output] = [result].flat();
  const [chunk] = 'output' in output ? output.output : [];
  if (chunk?.type !== 'chunk') {
    throw new Error('The script inside index.html could not be built.');
  }
  return chunk.code.trim();
}

/**
 * The style sheets of the first page stand in the file itself, in the place of their links.
 *
 * @param {string} html
 * @param {import('vite').Rollup.OutputBundle} bundle loses what has moved into the file
 */
function withStylesInside(html, bundle) {
  return html.replace(/\s*<link rel="stylesheet"[^>]*href="\/([^"]+)"[^>]*>/g, (_, file) => {
    const sheet = bundle[file];
    if (sheet?.type !== 'asset') {
      throw new Error(`index.html names the style sheet ${file}, which the build has not made.`);
    }
    Reflect.deleteProperty(bundle, file);
    for (const chunk of Object.values(bundle)) {
      // Nor does any other part of the product wait for it.
      if (chunk.type === 'chunk') {
        chunk.viteMetadata?.importedCss.delete(file);
      }
    }
    return `\n    <style>${sheet.source.toString().trim()}</style>`;
  });
}

/**
 * @param {string} html
 * @param {import('../../src/composition/prerender/prerender').Prerendered} prerendered
 * @param {string} script
 */
function withPages(html, { pages, areas }, script) {
  const templates = Object.entries(pages).map(([page, markup]) => {
    const places = page === 'frame' ? ` data-areas="${areas.join(' ')}"` : '';
    return `<template id="page-${page}"${places}>${markup}</template>`;
  });
  const rest = [...templates, `<script>${script}</script>`].join('\n    ');
  return html.replace('<div id="root"></div>', (place) => `${place}\n    ${rest}`);
}
