import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { chunksByVisit } from './scripts/support/chunks-by-visit.mjs';
import { chunksInOrder } from './scripts/support/chunks-in-order.mjs';
import { noProductNotice } from './scripts/support/no-product-notice.mjs';
import { buildTarget } from './scripts/support/oldest-browsers.mjs';
import { packageRewritings } from './scripts/support/package-rewritings.mjs';
import { prerender } from './scripts/support/prerender.mjs';
import { thirdPartyLicences } from './scripts/support/third-party-licences.mjs';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

const licences = thirdPartyLicences('third-party-licences.txt');

/** Tests that draw something. */
const onTheScreen = ['tests/views/**/*.test.{ts,tsx}', 'tests/composition/**/*.test.{ts,tsx}'];

/** Those of them that put something in a module's place: no other file may meet it. */
const apart = ['tests/views/**/*.apart.test.{ts,tsx}'];

const onTheScreenSetup = ['without-owner-stacks', 'without-styles', 'tests-apart', 'patient'].map(
  (name) => `tests/support/${name}.ts`,
);

const resolve = { alias: { '@mock-server': folder('./mock-server'), '@': folder('./src') } };

const chunksOf = (mode: string) =>
  chunksByVisit({
    firstLook: {
      root: folder('.'),
      mode,
      publicDir: false,
      plugins: [react(), packageRewritings],
      resolve,
      build: { target: buildTarget },
    },
    frames: [
      // A demo's back end, for whoever comes.
      {
        name: 'demo',
        heads: /\/mock-server\/start-demo\.ts$|\/src\/views\/desk\/open-desk-beside\.tsx$/u,
        around: /./u,
      },
      // What surrounds every screen of somebody who is signed in.
      {
        name: 'shell',
        heads: /\/src\/views\/(?:app\/stage\/inside|shell\/main-layout)\.tsx$/u,
        around: /\/src\/views\/(?!account\/|errors\/).*-screen\.tsx$/u,
      },
    ],
    pages: /-screen\.tsx$/u,
    frequent: /\/home-screen\.tsx$/u,
    fileCost: 4_000,
  });

/** `--mode demo` builds the product together with its mock back end; every other mode holds not one byte of it. */
export default defineConfig(({ mode }) => {
  const chunks = chunksOf(mode);
  return {
    plugins: [
      react(),
      chunks.plugin,
      licences.plugin,
      packageRewritings,
      ...(mode === 'demo' ? [] : [prerender()]),
      noProductNotice,
      chunksInOrder,
    ],
    resolve,
    build: {
      outDir: mode === 'demo' ? 'dist-demo' : 'dist',
      target: buildTarget,
      sourcemap: false,
      chunkSizeWarningLimit: 1_100,
      rolldownOptions: {
        // The look before the build takes its time by design.
        checks: { bundlerTimings: false },
        output: {
          codeSplitting: {
            groups: [{ name: 'start', tags: ['$initial'], priority: 1 }, chunks.group],
          },
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
    worker: { format: 'es', plugins: () => [licences.workerPlugin] },
    test: {
      environment: 'node',
      reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
      restoreMocks: true,
      // A busy machine is no fault of a test; none of them measures time.
      testTimeout: 30_000,
      hookTimeout: 60_000,
      // Vitest leaves one core idle, and tests wait for pauses and time limits: two cores have work for three threads.
      maxWorkers: Math.ceil(availableParallelism() * 1.5),
      projects: [
        {
          extends: true,
          // Nothing of these leaves a trace in a global: their modules are loaded once per thread, not once per file.
          test: {
            name: 'rules',
            include: ['tests/!(views|composition|browser|fuzz)/**/*.test.{ts,tsx}'],
            setupFiles: ['tests/support/leaves-no-trace.ts'],
            pool: 'threads',
            isolate: false,
          },
        },
        {
          extends: true,
          // Ten thousand inputs each: what hangs is found, what is slow on a busy machine is none of their business.
          test: {
            name: 'fuzz',
            include: ['tests/fuzz/**/*.test.ts'],
            setupFiles: ['tests/support/leaves-no-trace.ts'],
            pool: 'threads',
            isolate: false,
            testTimeout: 300_000,
          },
        },
        {
          extends: true,
          // Page and libraries are made once per thread: making them for each file took half of the time. In contexts of
          // one thread (`vmThreads`) two lazy screens that arrive at once share modules that are still being linked.
          test: {
            name: 'screens',
            include: onTheScreen,
            exclude: apart,
            setupFiles: [...onTheScreenSetup, 'tests/support/new-tab.ts'],
            pool: 'threads',
            isolate: false,
            testTimeout: 60_000,
          },
        },
        {
          extends: true,
          test: { name: 'screens apart', include: apart, setupFiles: onTheScreenSetup, testTimeout: 60_000 },
        },
      ],
    },
  };
});
