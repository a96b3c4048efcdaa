// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { useEffect, useInsertionEffect, useLayoutEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { loadedLater } from '@/views/shared/loaded-later';
import { Rehearsal } from '@/views/shared/rehearsal';

afterEach(cleanup);

describe('the rehearsal of a part', () => {
  it('C-07 writes its styles, shows nothing of it, runs none of its effects and lets it go', async () => {
    const seen: string[] = [];
    const part = loadedLater<object>(() => Promise.resolve(watched(seen)));
    const { container } = render(<Rehearsal part={part} />);
    await waitFor(() => expect(seen).toContain('let go'));
    expect(seen).toEqual(['drawn', 'styles written', 'let go']);
    expect(container.innerHTML).toBe('');
  });

  it('X-05 leaves the page around it alone when its code does not come or it fails', async () => {
    const drawn: string[] = [];
    const lost = loadedLater<object>(() => Promise.reject(new Error('no such file')));
    const failing = loadedLater<object>(() =>
      Promise.resolve(() => {
        drawn.push('failing');
        throw new Error('a part that cannot be drawn');
      }),
    );
    const { container } = render(
      <p>
        the page
        <Rehearsal part={lost} />
        <Rehearsal part={failing} />
      </p>,
    );
    await waitFor(() => expect(drawn).toContain('failing'));
    const seen: string[] = [];
    render(<Rehearsal part={loadedLater<object>(() => Promise.resolve(watched(seen)))} />);
    await waitFor(() => expect(seen).toContain('let go'));
    expect(container.textContent).toBe('the page');
  });
});

/** A part that notes what becomes of it. */
function watched(seen: string[]) {
  return function Watched() {
    seen.push('drawn');
    useInsertionEffect(() => {
      seen.push('styles written');
      return () => {
        seen.push('let go');
      };
    }, []);
    useLayoutEffect(() => {
      seen.push('effect');
    }, []);
    useEffect(() => {
      seen.push('effect');
    }, []);
    return <h2>Người lao động</h2>;
  };
}
