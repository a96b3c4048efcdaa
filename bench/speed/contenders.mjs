/**
 * One page that is measured: where it is, and by what each of its steps is seen. Selectors match nothing before.
 *
 * @typedef {object} Contender
 * @property {string} address of the sign-in page
 * @property {string} home
 * @property {string} toHome
 * @property {string} toList
 * @property {string} listRow
 * @property {string} toSettings
 * @property {string} settingsField
 * @property {string} toDialog
 * @property {string} dialogField
 * @property {string} [beforeDialog] clicked first, not measured
 */

/** @param {Awaited<ReturnType<typeof import('../support/servers.mjs').serveAll>>} servers */
export function contendersOf({ production, bareApp, api }) {
  const query = [api.url, api.clientId, api.scope].map((value) => `api=${encodeURIComponent(value)}`).join('&');
  return /** @type {const} @satisfies {Record<string, Contender>} */ ({
    product: {
      address: `${production.origin}/auth/login`,
      home: 'nav a[href="/system/user"]',
      toHome: 'nav a[href="/"]',
      toList: 'nav a[href="/system/user"]',
      listRow: 'main :is(.preview-row, [role="row"])[data-id]',
      toSettings: 'nav a[href="/setting-management"]',
      settingsField: '[role="tabpanel"] form input',
      beforeDialog: '[role="tab"]:nth-of-type(3)',
      toDialog: '[role="tabpanel"]:not([hidden]) button',
      dialogField: '[role="dialog"] [type="checkbox"]',
    },
    bareApp: {
      address: `${bareApp.origin}/?${query}`,
      home: '#home',
      toHome: '#to-home',
      toList: '#to-users',
      listRow: 'tr.user',
      toSettings: '#to-settings',
      settingsField: '#settings ~ * input',
      toDialog: '#open-features',
      dialogField: '.feature input',
    },
  });
}
