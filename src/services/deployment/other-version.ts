import { ofetch } from 'ofetch';

import { parseAddress } from '@/domain/auth/parse-address';
import { AppError } from '@/domain/errors/app-error';

/**
 * Whether the server now has another version of the product than the one this page runs: its `index.html` begins with
 * another script. Every build names its scripts by what they hold, so that no file of its own has to be deployed.
 *
 * @param ownScript Address of the script that started this page; `undefined` where it cannot be told.
 * @throws {AppError} `network.unreachable` when the server gives no page, `response.malformed` for a page that is not
 * the product's: a proxy's, a captive portal's.
 */
export async function hasOtherVersion(ownScript: string | undefined, signal: AbortSignal): Promise<boolean> {
  if (ownScript === undefined) {
    return false;
  }
  const page = await readStartPage(signal);
  const served = startScriptIn(page);
  if (served === undefined) {
    throw new AppError('response.malformed', { detail: 'The start page names no module script.' });
  }
  return served !== pathOf(ownScript);
}

/** The script by which the page of this document was started. */
export function ownStartScript(page: Document): string | undefined {
  return page.querySelector<HTMLScriptElement>('script[type="module"][src]')?.src;
}

async function readStartPage(signal: AbortSignal): Promise<string> {
  try {
    return await ofetch('/index.html', {
      cache: 'no-cache',
      credentials: 'same-origin',
      responseType: 'text',
      retry: 0,
      signal,
    });
  } catch (cause) {
    throw new AppError('network.unreachable', { cause });
  }
}

/** A `DOMParser` would be refused where the page allows trusted types alone, and no more than one name is needed. */
function startScriptIn(page: string): string | undefined {
  // A tag ends before the next one begins, so that reading takes no longer than the page is.
  const tags = [...page.matchAll(/<script\b[^<>]*>/giu)].map(([tag]) => tag);
  const modules = tags.filter((tag) => /\btype=["']?module\b/iu.test(tag));
  const source = modules.map((tag) => /\bsrc=["']?([^"'\s>]+)/iu.exec(tag)?.[1]).find((found) => found !== undefined);
  return source === undefined ? undefined : pathOf(source);
}

/** `undefined` for what is no address. */
function pathOf(address: string): string | undefined {
  return parseAddress(address, 'http://page.invalid/')?.pathname;
}
