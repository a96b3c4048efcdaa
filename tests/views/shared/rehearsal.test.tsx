// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { useEffect, useLayoutEffect } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import { loadedLater } from '@/views/shared/loading/loaded-later';
import { Rehearsal } from '@/views/shared/loading/rehearsal';

type Rehearsed = { readonly onDrawn: () => void };

afterEach(cleanup);

describe('the rehearsal of a part', () => {
  it('C-07 S-01 draws it in the document, where nobody can see or reach it, and lets it go once it is drawn', async () => {
    const seen: string[] = [];
    const part = loadedLater<Rehearsed>(() => Promise.resolve(watched(seen)));
    const { container } = render(<Rehearsal part={part} />);
    await waitFor(() => expect(seen).toContain('let go'));
    expect(seen).toEqual(['laid out, inert and hidden', 'drawn', 'let go']);
    expect(container.innerHTML).toBe('');
    expect(document.querySelector('.rehearsal')).toBeNull();
  });

  it('C-07 leaves nothing behind when the page goes before it is drawn', async () => {
    const seen: string[] = [];
    const part = loadedLater<Rehearsed>(() => Promise.resolve(endless(seen)));
    const { unmount } = render(<Rehearsal part={part} />);
    await waitFor(() => expect(seen).toEqual(['drawn']));
    expect(document.querySelector('.rehearsal')).not.toBeNull();
    unmount();
    expect(document.querySelector('.rehearsal')).toBeNull();
  });

  it('X-05 leaves the page around it alone when its code does not come or it fails', async () => {
    const drawn: string[] = [];
    const lost = loadedLater<Rehearsed>(() => Promise.reject(new Error('no such file')));
    const failing = loadedLater<Rehearsed>(() =>
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
    await waitFor(() => expect(document.querySelector('.rehearsal')).toBeNull());
    expect(container.textContent).toBe('the page');
  });
});

/** A part that notes what becomes of it. */
function watched(seen: string[]) {
  return function Watched({ onDrawn }: Rehearsed) {
    useLayoutEffect(() => {
      const stage = document.body.querySelector('.rehearsal');
      const isHidden = stage?.hasAttribute('aria-hidden') === true && (stage as HTMLElement).inert;
      seen.push(isHidden && stage.textContent === 'Người lao động' ? 'laid out, inert and hidden' : 'laid out');
    }, []);
    useEffect(() => {
      seen.push('drawn');
      onDrawn();
      return () => {
        seen.push('let go');
      };
    }, [onDrawn]);
    return <h2>Người lao động</h2>;
  };
}

/** A part that never says that it is drawn. */
function endless(seen: string[]) {
  return function Endless() {
    useEffect(() => {
      seen.push('drawn');
    }, []);
    return <h2>Người lao động</h2>;
  };
}
