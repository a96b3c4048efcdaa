import type { BrowserContext, Page } from '@playwright/test';

type Sent = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

/** A token anywhere in a text; three letters of its beginning alone can stand in any random text. */
export const jsonWebToken = /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\./u;

/** What a journey has sent and said. */
export type Traffic = {
  /** Every request so far, with the headers that went out. */
  readonly sent: () => Promise<readonly Sent[]>;
  /** Everything the pages have written into the console. */
  readonly spoken: readonly string[];
};

/** Listens to all tabs of a browser from now on. */
export function recordTraffic(context: BrowserContext): Traffic {
  const sent: Promise<Sent>[] = [];
  const spoken: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    sent.push(
      request.allHeaders().then(
        (headers) => ({ url, headers }),
        () => ({ url, headers: request.headers() }),
      ),
    );
  });
  context.on('console', (message) => {
    spoken.push(message.text());
  });
  return { sent: () => Promise.all(sent), spoken };
}

/** Where on a page, and in what the browser keeps of it beside session storage, one of the texts can be read. */
export async function placesHolding(page: Page, secrets: readonly string[]): Promise<readonly string[]> {
  return page.evaluate((texts) => {
    const places: Readonly<Record<string, string>> = {
      document: document.documentElement.outerHTML,
      fields: Array.from(document.querySelectorAll('input'), ({ value }) => value).join(' '),
      history: JSON.stringify([window.navigation.entries().map(({ url }) => url), window.history.state]),
      referrer: document.referrer,
      cookies: document.cookie,
      'window name': window.name,
      'local storage': JSON.stringify(Object.entries(localStorage)),
    };
    return Object.keys(places).filter((place) => texts.some((text) => (places[place] ?? '').includes(text)));
  }, secrets);
}
