// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { navigate } from 'wouter/use-browser-location';

import { startScrollMemory } from '@/views/shared/scroll/scroll-memory';

let stop: () => void = () => undefined;

beforeEach(() => {
  const scrollTo = (left: number, top: number) => {
    Object.assign(document.documentElement, { scrollLeft: left, scrollTop: top });
  };
  vi.stubGlobal('scrollTo', scrollTo);
  Object.assign(document.documentElement, { scrollTo });
  vi.stubGlobal('requestAnimationFrame', (callback: () => void) => {
    callback();
    return 0;
  });
});
afterEach(() => {
  stop();
  Reflect.deleteProperty(document.documentElement, 'scrollTo');
  vi.unstubAllGlobals();
  sessionStorage.clear();
  window.history.replaceState(null, '', '/');
});

describe('scroll memory', () => {
  it('S-03 takes a page that was never scrolled back to its top', async () => {
    navigate('/danh-sach');
    stop = startScrollMemory();
    navigate('/ban-ghi');
    document.documentElement.scrollTop = 1_500;

    await back();
    expect([location.pathname, document.documentElement.scrollTop]).toEqual(['/danh-sach', 0]);
  });

  it('S-03 names a new history entry for itself, also where it carries what the one before it holds', () => {
    navigate('/ban-ghi');
    stop = startScrollMemory();
    document.dispatchEvent(new Event('scroll'));
    const before = entryName();
    navigate('/ban-ghi?in=phieu', { state: window.history.state as unknown });

    expect(before).toBeTypeOf('string');
    expect(entryName()).toBeTypeOf('string');
    expect(entryName()).not.toBe(before);
  });

  it('S-03 C-07 names no entry in which nothing was scrolled', () => {
    navigate('/ban-ghi');
    stop = startScrollMemory();
    navigate('/danh-sach');

    expect(entryName()).toBeUndefined();
  });
});

function entryName(): unknown {
  return (window.history.state as Readonly<Record<string, unknown>> | null)?.['scrollEntry'];
}

async function back(): Promise<void> {
  const arrived = new Promise((resolve) => {
    window.addEventListener('popstate', resolve, { once: true });
  });
  window.history.back();
  await arrived;
}
