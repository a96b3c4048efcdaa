// @vitest-environment jsdom
import { act, cleanup, render, waitFor } from '@testing-library/react';
import { useEffect, useInsertionEffect, useLayoutEffect, useState } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { useLocation } from 'wouter';

import { matchRoute } from '@/domain/navigation/routes';
import { useIsDrawnAhead } from '@/views/app/stage/drawn-ahead';
import { InsideStage, type InsideCode } from '@/views/app/stage/inside-stage';
import type { InsideProps } from '@/views/app/stage/inside-props';

beforeEach(() => window.history.replaceState(null, '', '/auth/login'));
afterEach(cleanup);

describe('everything behind the sign-in page', () => {
  it('S-01 C-06 is drawn ahead outside the document, at its own address, and none of its effects runs', async () => {
    const { code, seen } = watchedCode();
    const { container } = render(<section>the sign-in page{stage(code, { next: '/csdl/don-vi?page=2' })}</section>);
    await waitFor(() => expect(seen).toContain('styles written'));
    expect(seen).toEqual(['drawn at /csdl/don-vi, ahead', 'styles written']);
    expect(container.innerHTML).toBe('<section>the sign-in page</section>');
    expect(document.querySelector('h1')).toBeNull();
  });

  it('S-01 C-06 is put in its place as it was drawn when its moment comes, and its effects run then', async () => {
    const { code, seen } = watchedCode();
    const { container, rerender } = render(stage(code, { next: '/csdl/don-vi' }));
    await waitFor(() => expect(seen).toContain('styles written'));
    window.history.replaceState(null, '', '/csdl/don-vi');
    seen.length = 0;
    rerender(stage(code, { shown: '/csdl/don-vi' }));
    expect(seen).toContain('measured in the document');
    expect(seen).toContain('effect');
    expect(container.querySelector('h1')?.dataset['drawing']).toBe('1');
    act(() => window.history.pushState(null, '', '/csdl/nguoi-lao-dong'));
    expect(container.querySelector('h1')?.textContent).toBe('/csdl/nguoi-lao-dong');
  });

  it('S-04 A-13 is drawn anew for the next person: nothing of what was shown is kept', async () => {
    const { code, seen } = watchedCode();
    window.history.replaceState(null, '', '/csdl/don-vi');
    const { container, rerender } = render(stage(code, { shown: '/csdl/don-vi' }));
    expect(container.querySelector('h1')?.dataset['drawing']).toBe('1');
    rerender(stage(code, { next: '/csdl/don-vi' }));
    expect(container.querySelector('h1')).toBeNull();
    expect(seen).toContain('gone');
    await waitFor(() => expect(seen.at(-1)).toBe('styles written'));
    rerender(stage(code, { shown: '/csdl/don-vi' }));
    expect(container.querySelector('h1')?.dataset['drawing']).toBe('2');
  });

  it('C-06 C-07 is not drawn ahead before its code and its words have come, nor a page before the sign-in', async () => {
    const withoutCode = watchedCode({ isLoaded: () => false });
    const { rerender } = render(stage(withoutCode.code, { next: '/csdl/don-vi' }));
    const { code, seen } = watchedCode();
    rerender(stage(code, { next: '/csdl/don-vi', canBegin: false }));
    rerender(stage(code, { next: '/auth/login' }));
    const other = watchedCode();
    render(stage(other.code, { next: '/csdl/don-vi' }));
    await waitFor(() => expect(other.seen).toContain('styles written'));
    expect(seen).toEqual([]);
    expect(withoutCode.seen).toEqual([]);
  });

  it('X-05 leaves the page before it alone where it fails ahead', async () => {
    const drawn: string[] = [];
    const Failing = () => {
      drawn.push('failing');
      throw new Error('a page that cannot be drawn');
    };
    const { container } = render(
      <section>the sign-in page{stage({ ...watchedCode().code, View: Failing }, { next: '/csdl/don-vi' })}</section>,
    );
    await waitFor(() => expect(drawn).toContain('failing'));
    const other = watchedCode();
    render(stage(other.code, { next: '/csdl/don-vi' }));
    await waitFor(() => expect(other.seen).toContain('styles written'));
    expect(container.textContent).toBe('the sign-in page');
  });
});

type Moment = { readonly shown?: string; readonly next?: string; readonly canBegin?: boolean };

function stage(code: InsideCode, { shown, next, canBegin = true }: Moment) {
  const inside: InsideProps | undefined = shown === undefined ? undefined : { match: matchRoute(shown) };
  return <InsideStage shown={inside} next={next} canBegin={canBegin} code={code} />;
}

/** A page with what became of it, in order; its heading says where it is and the how manyeth drawing it is. */
function watchedCode(code: Partial<InsideCode> = {}) {
  const seen: string[] = [];
  let drawings = 0;
  const View = () => {
    const [drawing] = useState(() => (drawings += 1));
    const [path] = useLocation();
    const isAhead = useIsDrawnAhead();
    seen.push(`drawn at ${path}, ${isAhead ? 'ahead' : 'to be seen'}`);
    useInsertionEffect(() => {
      seen.push('styles written');
    }, []);
    useLayoutEffect(() => {
      seen.push(document.querySelector('h1') === null ? 'measured outside' : 'measured in the document');
    }, []);
    useEffect(() => {
      seen.push('effect');
      return () => {
        seen.push('gone');
      };
    }, []);
    return <h1 data-drawing={drawing}>{path}</h1>;
  };
  return { code: { preload: () => Promise.resolve(), isLoaded: () => true, View, ...code }, seen };
}
