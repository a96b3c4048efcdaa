import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { chunkLayers } from './scripts/support/chunk-layers.mjs';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** What every page has of a demo's back end, and what every page has of the product once somebody is in. */
const layers = chunkLayers([
  { name: 'demo', heads: /\/mock-server\/start-demo\.ts$|\/src\/views\/desk\/open-desk-beside\.tsx$/u },
  { name: 'shell', heads: /\/src\/views\/(?:app\/inside|shell\/main-layout)\.tsx$/u },
]);

/** Tests that draw something. */
const onTheScreen = ['tests/views/**/*.test.{ts,tsx}', 'tests/composition/**/*.test.{ts,tsx}'];

/** `--mode demo` builds the product together with its mock back end; every other mode holds not one byte of it. */
export default defineConfig(({ mode }) => ({
  plugins: [react(), layers.plugin],
  resolve: {
    alias: { '@mock-server': folder('./mock-server'), '@': folder('./src') },
  },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 1_100,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 9 },
            layers.group('demo', 8),
            layers.group('shell', 7),
            { name: 'grid', test: /\/@mui\/x-(?:data-grid|virtualizer)\//, priority: 6 },
            {
              name: 'kit',
              test: /\/node_modules\/(?!@mui\/x-(?:data-grid|virtualizer))/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 10_000,
              priority: 5,
            },
            { name: 'common', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 10_000, priority: 2 },
          ],
        },
        chunkFileNames: ({ name }) => `assets/${name.replace(/~.*$/u, '')}-[hash].js`,
      },
    },
  },
  preview: { host: '127.0.0.1', port: 4173, strictPort: true },
  // A build or a test run beside the development server must not reload its pages.
  server: {
    host: '127.0.0.1',
    port: 5173,
    watch: { ignored: [folder('./dist'), folder('./dist-demo'), folder('./reports')] },
  },
  worker: { format: 'es' },
  test: {
    environment: 'node',
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
    restoreMocks: true,
    // A busy machine is no fault of a test; none of them measures time.
    testTimeout: 30_000,
    hookTimeout: 60_000,
    // Vitest leaves one core idle, which doubles the wait on a machine with two.
    maxWorkers: '100%',
    projects: [
      {
        extends: true,
        // Nothing of these leaves a trace in a global: their modules are loaded once per thread, not once per file.
        test: {
          name: 'rules',
          include: ['tests/!(views|composition|browser)/**/*.test.{ts,tsx}'],
          pool: 'threads',
          isolate: false,
        },
      },
      {
        extends: true,
        // A context of its own per file within few threads: what a file imports is read and compiled once per thread.
        test: {
          name: 'screens',
          include: onTheScreen,
          pool: 'vmThreads',
          setupFiles: ['tests/support/without-styles.ts', 'tests/support/browser-crypto.ts'],
        },
      },
    ],
  },
}));
