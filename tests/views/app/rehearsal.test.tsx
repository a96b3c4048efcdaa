// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { useDeferredValue, useEffect, useInsertionEffect, useLayoutEffect, type ReactNode } from 'react';
import { afterEach, describe, expect, it } from 'vitest';
import { useLocation } from 'wouter';

import { Rehearsal } from '@/views/app/rehearsal';

afterEach(cleanup);

describe('the rehearsal of a page', () => {
  it('S-01 C-06 draws it with what comes after its first drawing, writes its styles and lets it go', async () => {
    const { page, seen } = watchedPage();
    rehearse(page);
    await waitFor(() => expect(seen).toContain('first /csdl'));
    await waitFor(() => expect(seen).toContain('deferred'));
    await waitFor(() => expect(seen).toContain('styles taken back'));
    expect(seen).toContain('styles written');
  });

  it('C-07 shows nothing of it and runs none of its effects', async () => {
    const { page, seen } = watchedPage();
    const { container } = rehearse(page);
    const shown = new MutationObserver(() => seen.push('shown'));
    shown.observe(document.body, { childList: true, subtree: true });
    await waitFor(() => expect(seen).toContain('styles taken back'));
    shown.disconnect();
    expect(container).toHaveProperty('innerHTML', '');
    expect(seen).not.toContain('effect');
    expect(seen).not.toContain('shown');
  });

  it('X-05 leaves the page around it alone when it fails', async () => {
    const drawn: string[] = [];
    const Failing = () => {
      drawn.push('failing');
      throw new Error('a page that cannot be drawn');
    };
    const { container } = render(
      <p>
        the sign-in page
        <Rehearsal path="/csdl" preload={() => Promise.resolve()} isLoaded={() => true}>
          <Failing />
        </Rehearsal>
      </p>,
    );
    await waitFor(() => expect(drawn).toContain('failing'));
    const other = watchedPage();
    rehearse(other.page);
    await waitFor(() => expect(other.seen).toContain('styles taken back'));
    expect(container.textContent).toBe('the sign-in page');
  });

  it('C-06 does not begin before the code has come, nor when it does not come', async () => {
    const { page, seen } = watchedPage();
    const asked: string[] = [];
    let arrive: () => void = () => undefined;
    const preload = (path: string) => {
      asked.push(path);
      return new Promise<void>((resolve) => {
        arrive = resolve;
      });
    };
    rehearse(page, { preload, isLoaded: () => false });
    await waitFor(() => expect(asked).toEqual(['/csdl']));
    arrive();
    const other = watchedPage();
    rehearse(other.page);
    await waitFor(() => expect(other.seen).toContain('styles taken back'));
    expect(seen).toEqual([]);
  });
});

function rehearse(page: ReactNode, code: Partial<Parameters<typeof Rehearsal>[0]> = {}) {
  return render(
    <Rehearsal path="/csdl" preload={() => Promise.resolve()} isLoaded={() => true} {...code}>
      {page}
    </Rehearsal>,
  );
}

/** A page with what became of it, in order. */
function watchedPage() {
  const seen: string[] = [];
  const Watched = () => {
    const [path] = useLocation();
    const isDeferred = useDeferredValue(true, false);
    seen.push(isDeferred ? 'deferred' : `first ${path}`);
    useInsertionEffect(() => {
      seen.push('styles written');
      return () => {
        seen.push('styles taken back');
      };
    }, []);
    useLayoutEffect(() => {
      seen.push('effect');
    }, []);
    useEffect(() => {
      seen.push('effect');
    }, []);
    return <h1>Cơ sở dữ liệu</h1>;
  };
  return { page: <Watched />, seen };
}
