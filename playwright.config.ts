import { existsSync, readFileSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

import { browserSwitches } from './scripts/support/browser-switches.mjs';
import { browserVersion, findBrowser } from './scripts/support/browser.mjs';

/** What makes a picture the same on every machine: no hinting, no colours of a screen, no coloured edges of letters. */
const sameEverywhere = [
  '--disable-lcd-text',
  '--font-render-hinting=none',
  '--force-color-profile=srgb',
  '--disable-skia-runtime-opts',
  '--hide-scrollbars',
];

/**
 * A journey sees each function a few times only: compiling it for speed costs a fifth of the whole run, and compiling it
 * again for the lines of a stack trace a twenty-fifth.
 */
const compiledOnce = '--js-flags=--no-opt --no-maglev --no-enable-lazy-source-positions';

const executablePath = process.env['CHROMIUM_PATH'] ?? findBrowser() ?? '';

/**
 * How far a screen may differ from its picture. The browser that took it draws it again to the pixel, but for a few;
 * another version may draw the edges of all letters anew, which is far less than a part that has moved or gone.
 */
function tolerance() {
  const takenBy = 'tests/browser/pictures/browser.txt';
  const isSameBrowser = existsSync(takenBy) && readFileSync(takenBy, 'utf8').trim() === browserVersion(executablePath);
  return isSameBrowser ? { maxDiffPixels: 60 } : { maxDiffPixelRatio: 0.01 };
}

/** Journeys through the built bundles; `npm run test:browser` finds the browser and builds them first. */
export default defineConfig({
  testDir: 'tests/browser',
  outputDir: 'reports/browser',
  // A third of a journey on two cores is waiting, for a pause in typing or for the next look: a third one works meanwhile.
  workers: 3,
  retries: 0,
  forbidOnly: true,
  // A busy machine is no fault of a journey: the longest, three people by keyboard alone, has been seen to take half a
  // minute and, on a machine ten times slower, more than two. This ends only what would never end.
  timeout: 300_000,
  expect: {
    timeout: 30_000,
    toHaveScreenshot: { animations: 'disabled', caret: 'hide', scale: 'css', threshold: 0.2, ...tolerance() },
  },
  snapshotPathTemplate: '{testDir}/pictures/{arg}{ext}',
  reporter: [['list'], ['json', { outputFile: 'reports/browser.json' }]],
  use: {
    locale: 'vi-VN',
    timezoneId: 'Asia/Ho_Chi_Minh',
    viewport: { width: 1440, height: 900 },
    // Journeys about movement ask for it; the others need not wait for it.
    contextOptions: { reducedMotion: 'reduce' },
    actionTimeout: 30_000,
    screenshot: 'only-on-failure',
    // Recording slows every journey down; `-- --trace on` records the ones in question.
    trace: 'off',
  },
  projects: [
    {
      name: 'journeys',
      testIgnore: '**/every-screen*.spec.ts',
      use: {
        launchOptions: {
          executablePath,
          args: [...browserSwitches, compiledOnce],
        },
      },
    },
    {
      name: 'pictures',
      // Drawing keeps the cores busy by itself.
      workers: 2,
      testMatch: '**/every-screen*.spec.ts',
      use: { launchOptions: { executablePath, args: [...browserSwitches, compiledOnce, ...sameEverywhere] } },
    },
  ],
});
