/**
 * The oldest versions that run the whole product; docs/browsers.md says why they lie there. The builds are made for
 * them, and who comes with an older browser is told them.
 */
export const oldestBrowsers = /** @type {const} */ ({ chrome: '109', edge: '109', firefox: '128', safari: '16.4' });

/** The same for `build.target`. */
export const buildTarget = Object.entries(oldestBrowsers).map(([browser, version]) => `${browser}${version}`);

const { chrome, firefox, safari } = oldestBrowsers;

/** What somebody reads who comes with an older one. Vietnamese alone: no text table has come, nor will it. */
export const oldBrowserWords = /** @type {const} */ ([
  'Trình duyệt này quá cũ',
  `Hãy cập nhật trình duyệt, hoặc mở trang này bằng Chrome, Edge từ bản ${chrome}, Firefox từ bản ${firefox}, Safari từ bản ${safari} hay Cốc Cốc bản mới.`,
]);

/** What somebody reads, and what leads on, where the product's code has not come; Vietnamese alone as well. */
export const lostCodeWords = /** @type {const} */ ([
  'Không tải được ứng dụng',
  'Mạng bị gián đoạn hoặc vừa có phiên bản mới. Hãy tải lại trang; nếu vẫn vậy, hãy báo quản trị viên.',
  'Tải lại trang',
]);
