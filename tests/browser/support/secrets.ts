import type { BrowserContext, Page } from '@playwright/test';

import type { Issuer } from './issuer';

type Sent = { readonly url: string; readonly headers: Readonly<Record<string, string>> };

/** A token anywhere in a text; three letters of its beginning alone can stand in any random text. */
export const jsonWebToken = /eyJ[\w-]{8,}\.eyJ[\w-]{8,}\./u;

/** What a journey has sent and said, and which of its texts are secret. */
export type Traffic = {
  /** Every request so far, with the headers that went out. */
  readonly sent: () => Promise<readonly Sent[]>;
  /** Everything the pages have written into the console. */
  readonly spoken: readonly string[];
  /** Codes, verifiers and tokens of all kinds, as they were seen on their way. */
  readonly secrets: () => Promise<readonly string[]>;
};

/** Listens to all tabs of a browser from now on. */
export function recordTraffic(context: BrowserContext, { issuer }: Issuer): Traffic {
  const sent: Promise<Sent>[] = [];
  const secrets: Promise<readonly string[]>[] = [];
  const spoken: string[] = [];
  context.on('request', (request) => {
    const url = request.url();
    sent.push(
      request.allHeaders().then(
        (headers) => ({ url, headers }),
        () => ({ url, headers: request.headers() }),
      ),
    );
    if (url === `${issuer}/token`) {
      const fields = new URLSearchParams(request.postData() ?? '');
      secrets.push(
        Promise.resolve(present([fields.get('code'), fields.get('code_verifier'), fields.get('refresh_token')])),
      );
    }
  });
  context.on('response', (response) => {
    if (response.url() === `${issuer}/token` && response.request().method() === 'POST') {
      secrets.push(response.json().then(tokensOf, () => []));
    }
  });
  context.on('console', (message) => {
    spoken.push(message.text());
  });
  return {
    sent: () => Promise.all(sent),
    spoken,
    secrets: async () => [...new Set((await Promise.all(secrets)).flat())],
  };
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

function tokensOf(answer: unknown): readonly string[] {
  const { access_token, refresh_token, id_token } = answer as Record<string, string | undefined>;
  return present([access_token, refresh_token, id_token]);
}

function present(texts: readonly (string | null | undefined)[]): readonly string[] {
  return texts.filter((text) => text !== null && text !== undefined);
}
