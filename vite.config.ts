import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';

import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';

import { chunkLayers } from './scripts/support/chunk-layers.mjs';
import { chunksInOrder } from './scripts/support/chunks-in-order.mjs';
import { noProductNotice } from './scripts/support/no-product-notice.mjs';
import { buildTarget } from './scripts/support/oldest-browsers.mjs';
import { packageRewritings } from './scripts/support/package-rewritings.mjs';
import { prerender } from './scripts/support/prerender.mjs';
import { thirdPartyLicences } from './scripts/support/third-party-licences.mjs';

const folder = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/**
 * What every page has of a demo's back end, and what every page has of the product once somebody is in: the frame, and two
 * small parts that nearly all pages begin with and that would come as files of their own.
 */
const layers = chunkLayers([
  { name: 'demo', heads: /\/mock-server\/start-demo\.ts$|\/src\/views\/desk\/open-desk-beside\.tsx$/u },
  { name: 'shell', heads: /\/src\/views\/(?:app\/inside|shell\/main-layout|shared\/(?:later|page-heading))\.tsx$/u },
]);

const licences = thirdPartyLicences('third-party-licences.txt');

/** Tests that draw something. */
const onTheScreen = ['tests/views/**/*.test.{ts,tsx}', 'tests/composition/**/*.test.{ts,tsx}'];

/** Those of them that put something in a module's place: no other file may meet it. */
const apart = ['tests/views/**/*.apart.test.{ts,tsx}'];

const onTheScreenSetup = ['without-owner-stacks', 'without-styles', 'tests-apart', 'patient'].map(
  (name) => `tests/support/${name}.ts`,
);

/** `--mode demo` builds the product together with its mock back end; every other mode holds not one byte of it. */
export default defineConfig(({ mode }) => ({
  plugins: [
    react(),
    layers.plugin,
    licences.plugin,
    packageRewritings,
    ...(mode === 'demo' ? [] : [prerender()]),
    noProductNotice,
    chunksInOrder,
  ],
  resolve: {
    alias: { '@mock-server': folder('./mock-server'), '@': folder('./src') },
  },
  build: {
    outDir: mode === 'demo' ? 'dist-demo' : 'dist',
    target: buildTarget,
    sourcemap: false,
    chunkSizeWarningLimit: 1_100,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'start', tags: ['$initial'], priority: 9 },
            layers.group('demo', 8),
            layers.group('shell', 7),
            // With the tabs the icons would bring the tabs to every menu, with the records the hook of the tabs would bring
            // the records to the settings, and with the import what sends once would bring the import to every record.
            {
              name: 'crumbs',
              test: /\/@mui\/(?:material\/internal\/svg-icons|utils\/useSlotProps)\/|\/@mui\/material\/internal\/SwitchBase\.|\/src\/views\/shared\/(?:use-(?:opened-tabs|submission|focus-after-removal)|focus-after-drawing)\.ts$|\/src\/machines\/submission-machine\.ts$/,
              minShareCount: 2,
              priority: 6,
            },
            // With the tabs the settings would load what tables and choices are made of, with the round buttons lists would
            // load those of the export's question, with what the grid and charts share records and forms would load both.
            {
              name: 'tabs',
              test: /\/@mui\/material\/(?:Tab|Tabs|TabScrollButton)\//,
              minShareCount: 2,
              priority: 6,
            },
            {
              name: 'x-internals',
              test: /\/(?:@mui\/x-internals|@mui\/material\/ClickAwayListener|@base-ui\/utils|@babel\/runtime)\//,
              minShareCount: 2,
              priority: 6,
            },
            {
              name: 'table',
              test: /\/@mui\/material\/Table(?:|Body|Cell|Container|Footer|Head|Row)\//,
              minShareCount: 2,
              priority: 6,
            },
            {
              name: 'radio',
              test: /\/@mui\/material\/(?:Radio|RadioGroup|FormGroup)\//,
              minShareCount: 2,
              priority: 6,
            },
            // Parts that few pages share are put together: a list would come in 44 files otherwise, in place of 32.
            {
              name: 'kit',
              test: (id: string) =>
                /\/node_modules\/(?!@mui\/(?:x-(?:data-grid|virtualizer)|material\/TablePagination))/u.test(id) &&
                !layers.isOwnIcon(id),
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 50_000,
              priority: 5,
            },
            // After the kit: it would take with it what it shares with forms.
            { name: 'grid', test: /\/@mui\/x-(?:data-grid|virtualizer)\//, priority: 4 },
            // With what records and the settings share it would come to every record, which has no pages.
            { name: 'pagination', test: /\/@mui\/material\/TablePagination/, priority: 4 },
            // With the import they would bring the import to every page that has attachments.
            { name: 'files', test: /\/src\/views\/shared\/files\//, priority: 4 },
            // With the checks of forms they would bring those to every list.
            { name: 'reference', test: /\/src\/domain\/reference\/(?!payment-states)/, minShareCount: 2, priority: 4 },
            // Lists look units up too, name what records hold, and decide by workflows: with the fields of forms these would bring
            // those along.
            {
              name: 'words',
              test: /\/src\/(?:views\/shared\/(?:form\/(?:form-texts|amount-text|use-lookup)|choice-list-texts|list\/use-names|use-live-answer|errors\/(?:error-words|use-error-line))|machines\/live-answer-machine|domain\/(?:format\/identities|identity\/phone|units\/short-unit-name))\.tsx?$/u,
              minShareCount: 2,
              priority: 5,
            },
            // Left to the merging below, every form with a unit would bring the screens of self-payers along.
            {
              name: 'look-ups',
              test: /\/src\/views\/shared\/form\/(?:unit-field|lookup-field)\.tsx?$/u,
              minShareCount: 2,
              priority: 4,
            },
            // A worker's record names what support was paid, and the log reads it: merged, they would bring workflows and tables of lines
            // along.
            {
              name: 'support-words',
              test: /\/src\/(?:domain\/support(?:-types\/support-type-lists|\/support-(?:lists|request))|views\/shared\/support-payment-tones)\.ts$/u,
              minShareCount: 2,
              priority: 4,
            },
            // Papers say amounts in words too: merged with them, a form would bring what it does not print.
            { name: 'amount', test: /\/src\/views\/shared\/form\/amount-field\.tsx$/u, minShareCount: 2, priority: 4 },
            // Merged with the checks of their form, they would bring those wherever a worker is only shown.
            {
              name: 'worker-words',
              test: /\/src\/views\/database\/workers\/(?:worker-texts|use-worker-words)\.ts$/u,
              minShareCount: 2,
              priority: 4,
            },
            // Home loads its parts as records do theirs: with the words of records it would load those too, with the colours of
            // what was paid the list of fund reports, with their names all other names of values.
            {
              name: 'parts',
              test: /\/src\/(?:machines\/record-machine|domain\/reference\/payment-states|views\/shared\/(?:payment-state-tones|record\/(?:use-record|use-part|part-view|taken-away)))\.tsx?$/u,
              minShareCount: 2,
              priority: 4,
            },
            // What home, lists and records have of the day and of their addresses, and forms do not need.
            {
              name: 'day',
              test: /\/src\/(?:domain\/(?:fund\/(?:public-holidays|lunar-calendar)|format\/formats)|views\/shared\/(?:use-today|use-query-parameter|print\/use-print-request))\.tsx?$/u,
              minShareCount: 2,
              priority: 5,
            },
            // With the words of lists home would load what is done with many of their rows.
            {
              name: 'bulk',
              test: /\/src\/(?:domain\/(?:lists\/(?:bulk-action|month)|quarter-reports\/quarter)|views\/shared\/(?:icon-on-phones|list\/(?:stored-text|list-description)))\.ts$/,
              minShareCount: 2,
              priority: 4,
            },
            // With the dialogs that hold a form they would bring the forms to every record, and what keeps their input.
            {
              name: 'dialogs',
              test: /\/src\/(?:views\/shared\/modal\/(?!form-dialog|use-modal-draft)|machines\/modal-machine)/u,
              minShareCount: 2,
              priority: 4,
            },
            // With the dialogs that hold a form the dialogs of permissions would load those too, and the search with them.
            { name: 'dialog-drafts', test: /\/src\/views\/shared\/modal\/use-modal-draft\.ts$/u, priority: 4 },
            // Left to the merging below, home would load what papers are made of with its charts.
            {
              name: 'chart',
              test: /\/src\/(?:views\/shared\/chart\/(?:chart-figure|chart-table|heat-map|chart-texts|plot-height)|domain\/reports\/formulas)\.tsx?$/u,
              minShareCount: 2,
              priority: 4,
            },
            // What leads from a list to its records and back, and how wide it stands: parted, records would load two files.
            {
              name: 'trail',
              test: /\/src\/(?:domain\/lists\/(?:record-trail|list-address)|views\/shared\/(?:parted-at-sign|list\/(?:width-bounds|list-preferences)))\.tsx?$/u,
              minShareCount: 2,
              priority: 5,
            },
            // Forms say these too, and would bring what records are drawn with.
            {
              name: 'record-words',
              test: /\/src\/views\/shared\/(?:unsaved\/use-return|record\/(?:record-error|record-skeleton|record-texts))\.tsx?$/u,
              minShareCount: 2,
              priority: 5,
            },
            // What every record is drawn with: with the steps of those that have some it would bring these, and their forms.
            {
              name: 'record',
              test: /\/src\/views\/shared\/(?:list\/list-siblings|record\/(?:facts|record-log-link|history-facts|record-layout))\.tsx?$/u,
              minShareCount: 2,
              priority: 4,
            },
            // What records alone have of their papers.
            {
              name: 'print',
              test: /\/src\/(?:views\/(?:shared\/(?:print\/(?:print-actions|use-taken-at)|record-print\/record-paper)|database\/workers\/worker-groups)|domain\/workers\/newest-first)\.tsx?$/u,
              minShareCount: 2,
              priority: 4,
            },
            // With the above a worker's record would load them.
            { name: 'unit-groups', test: /\/src\/views\/database\/units\/unit-groups\.ts$/u, priority: 4 },
            // Lists and reports make files; the machine is fetched when one is asked for.
            { name: 'export', test: /\/src\/machines\/export-machine\.ts$/, minShareCount: 2, priority: 4 },
            // Left to the merging, each of these would stand in one of two chunks that import each other (`chunks-in-order.mjs`).
            { name: 'record-codes', test: /\/src\/domain\/fund\/record-code(?:s|-reading)\.ts$/u, priority: 4 },
            { name: 'contribution-rules', test: /\/src\/domain\/fund\/contribution-rules\.ts$/u, priority: 4 },
            { name: 'stock-rules', test: /\/src\/domain\/document-reports\/stock-rules\.ts$/u, priority: 4 },
            // Lists of reports and their forms decide by them: merged with either, each would import the other.
            { name: 'workflow', test: /\/src\/machines\/workflows\/(?:workflow|four-eyes)\.ts$/u, priority: 4 },
            { name: 'drill-filters', test: /\/src\/domain\/reports\/drill-filters\.ts$/u, priority: 4 },
            { name: 'account-style', test: /\/src\/views\/account\/account\.css$/u, priority: 4 },
            // Merged with what forms share, it would come with each of them.
            {
              name: 'import',
              test: /\/src\/(?:domain|machines|views\/shared)\/import[-/]/,
              minShareCount: 2,
              entriesAware: true,
              entriesAwareMergeThreshold: 7_000,
              priority: 3,
            },
            { name: 'common', minShareCount: 2, entriesAware: true, entriesAwareMergeThreshold: 7_000, priority: 2 },
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
}));
