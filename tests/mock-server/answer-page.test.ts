// @vitest-environment jsdom
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { beforeEach, describe, expect, it } from 'vitest';

const script = readFileSync('public/auth/answer.js', 'utf8');
const markup = readFileSync('public/auth/answer.html', 'utf8');

const origin = 'https://quy.example.vn';
const href = `${origin}/auth/answer.html?code=c-1&state=s-1#x`;
const answer = { type: 'fund-office.auth-answer', href };
const addressIsClean = 'address: /auth/answer.html';

type Surroundings = {
  readonly hasOpener?: boolean;
  readonly isFramed?: boolean;
  readonly canClose?: boolean;
};

let page: Document;

beforeEach(() => {
  page = new DOMParser().parseFromString(markup, 'text/html');
});

/** The page's sentences that are not hidden. */
function shownText(): string {
  return [...page.body.querySelectorAll('*:not([hidden])')].map(({ textContent }) => textContent).join('');
}

/** Runs the page's script in a window of the given kind; answers what it did, in order. */
function arrive({ hasOpener = false, isFramed = false, canClose = true }: Surroundings): readonly unknown[] {
  const done: unknown[] = [];
  const windowThatHears = (name: string) => ({
    postMessage: (message: unknown, targetOrigin: string) =>
      done.push([name, { ...(message as object) }, targetOrigin]),
  });
  const window = {
    opener: hasOpener ? windowThatHears('opener') : null,
    parent: undefined as unknown,
    closed: false,
    close: () => {
      window.closed = canClose;
      done.push('close');
    },
  };
  window.parent = isFramed ? windowThatHears('parent') : window;
  class Channel {
    readonly name: string;
    constructor(name: string) {
      this.name = name;
    }
    postMessage(message: unknown): void {
      done.push([this.name, { ...(message as object) }]);
    }
    close(): void {
      done.push('channel closed');
    }
  }
  runInNewContext(script, {
    window,
    document: page,
    location: { href, origin, pathname: '/auth/answer.html' },
    history: { replaceState: (_state: null, _unused: string, address: string) => done.push(`address: ${address}`) },
    BroadcastChannel: Channel,
  });
  return done;
}

describe('the page that the issuer’s answer comes back to', () => {
  it('A-04 A-05 cleans its address, hands the answer to the opener on its own origin, and closes', () => {
    expect(arrive({ hasOpener: true })).toEqual([addressIsClean, ['opener', answer, origin], 'close']);
    expect(shownText()).toBe('');
  });

  it('A-04 A-06 cleans its address and hands the answer to the page that framed it', () => {
    expect(arrive({ isFramed: true })).toEqual([addressIsClean, ['parent', answer, origin]]);
    expect(shownText()).toBe('');
  });

  it('A-05 tells all pages of its origin when the tie to the opener was cut', () => {
    expect(arrive({})).toEqual([addressIsClean, ['fund-office.auth-answer', answer], 'channel closed', 'close']);
  });

  it('A-05 says that the window can be closed where it may not close itself', () => {
    arrive({ canClose: false });

    expect(shownText()).toBe('Bạn có thể đóng cửa sổ này.');
  });

  it('runs under a strict content security policy and gives the answer to nobody on the way', () => {
    expect(page.documentElement.lang).toBe('vi');
    expect([...page.scripts].map((element) => [element.getAttribute('src'), element.text])).toEqual([
      ['answer.js', ''],
    ]);
    expect(page.querySelectorAll('style, [style]')).toHaveLength(0);
    expect(page.querySelector('meta[name=robots]')?.getAttribute('content')).toBe('noindex');
    const referrer = page.querySelector('meta[name=referrer]');
    expect(referrer?.getAttribute('content')).toBe('no-referrer');
    expect(referrer?.compareDocumentPosition(page.scripts[0] ?? page)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });
});
