import { defineConfig } from '@playwright/test';

import { findBrowser } from './scripts/support/browser.mjs';

/** Journeys through the built bundles; `npm run test:browser` finds the browser and builds them first. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'reports/browser',
  // Much of a journey is waiting for the browser: a second one works meanwhile.
  workers: 2,
  retries: 0,
  forbidOnly: true,
  // A busy machine is no fault of a journey; the longest is a walk-through of six people.
  timeout: 120_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1440, height: 900 },
    // Journeys about movement ask for it; the others need not wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 15_000,
    screenshot: 'only-on-failure',
    // Recording slows every journey down; `-- --trace on` records the ones in question.
    trace: 'off',
    launchOptions: {
      executablePath: process.env['CHROMIUM_PATH'] ?? findBrowser() ?? '',
      args: [
        '--no-sandbox',
        '--disable-gpu',
        '--disable-quic',
        '--no-first-run',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        // A journey sees each function a few times only: compiling it for speed costs a fifth of the whole run.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
