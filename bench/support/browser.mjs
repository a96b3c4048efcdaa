import { chromium } from '@playwright/test';

import { findOrInstallBrowser } from '../../scripts/support/browser.mjs';

/** Nothing of the browser's own goes over the network while something is measured. */
const quiet = ['--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run', '--disable-background-networking'];

/** Where the people of the bench sit. */
export const inVietnam = { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' };

/**
 * The browser that everything is measured in.
 *
 * @param {readonly string[]} [switches] further ones
 */
export function launchBrowser(switches = []) {
  return chromium.launch({ executablePath: findOrInstallBrowser().path, args: [...quiet, ...switches] });
}
