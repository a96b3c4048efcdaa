import { href } from './routes';

/**
 * Addresses that the Angular application of before led on from and that are no page here; they stand in bookmarks. Bare
 * areas of the menu are routes of their own.
 */
const formerAddresses: Readonly<Record<string, string>> = {
  '/account': href('accountLogin'),
  '/index.html': href('home'),
  '/tenant-management': href('tenants'),
};

/** Where a former address leads today, `undefined` for any other; a slash at the end makes no difference. */
export function formerAddressOf(path: string): string | undefined {
  return formerAddresses[path.replace(/\/+$/u, '')];
}
