import { gzipSync } from 'node:zlib';

import { expect, it } from 'vitest';

import { gzipKib, pageBundle, screenBundle } from '../../scripts/support/login-bundle.mjs';
import { plantProject } from '../support/planted-project';

const files = {
  'index.html': [
    '<script type="module" crossorigin src="/assets/index-1.js"></script>',
    '<link rel="modulepreload" crossorigin href="/assets/react-2.js">',
    '<link rel="stylesheet" href="/assets/index-3.css">',
  ].join('\n'),
  'assets/index-1.js': 'import{a as b}from"./react-2.js";import"./side-4.js";const c=()=>import("./lazy-5.js");',
  'assets/react-2.js': 'export{x as a}from"./deep-6.js";',
  'assets/side-4.js': 'import{a}from"./react-2.js";',
  'assets/deep-6.js': '1;',
  'assets/lazy-5.js': '2;',
};

it('counts what index.html names and what that imports statically, each once, and nothing lazy', () => {
  const project = plantProject(files);
  const scripts = pageBundle(project.folder);
  project.remove();
  expect(scripts.map(({ file }) => file).sort()).toEqual([
    '/assets/deep-6.js',
    '/assets/index-1.js',
    '/assets/react-2.js',
    '/assets/side-4.js',
  ]);
  const deep = scripts.find(({ file }) => file === '/assets/deep-6.js');
  expect(deep).toEqual({ file: '/assets/deep-6.js', bytes: 2, gzipBytes: gzipSync('1;', { level: 9 }).length });
});

it('counts what a screen needs beyond that page, and names a screen that is not there', () => {
  const project = plantProject({
    ...files,
    'assets/home-screen-7.js': 'import"./react-2.js";import"./common-8.js";',
    'assets/common-8.js': '3;',
  });
  const scripts = screenBundle(project.folder, ['home-screen']);
  expect(scripts.map(({ file }) => file).sort()).toEqual(['/assets/common-8.js', '/assets/home-screen-7.js']);
  expect(() => screenBundle(project.folder, ['no-screen'])).toThrow('no-screen');
  project.remove();
});

it('adds up in KiB', () => {
  const script = { file: 'a', bytes: 9_999, gzipBytes: 1_100 };
  expect(gzipKib([script, script])).toBe(2.1);
});
