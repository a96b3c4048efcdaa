import { chromium } from '@playwright/test';

import { browserSwitches } from '../../scripts/support/browser-switches.mjs';
import { findOrInstallBrowser } from '../../scripts/support/browser.mjs';

/** Where the people of the bench sit. */
export const inVietnam = { locale: 'vi-VN', timezoneId: 'Asia/Ho_Chi_Minh' };

/**
 * The browser that everything is measured in.
 *
 * @param {readonly string[]} [switches] further ones
 */
export function launchBrowser(switches = []) {
  return chromium.launch({ executablePath: findOrInstallBrowser().path, args: [...browserSwitches, ...switches] });
}
