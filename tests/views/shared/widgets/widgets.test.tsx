// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState, type ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import { createPendingCalls } from '@/services/http/pending-calls';
import { DelayedLoader } from '@/views/shared/loading/delayed-loader';
import { Collapse } from '@/views/shared/widgets/collapse';
import { Disclosure } from '@/views/shared/widgets/disclosure';
import { LoaderBar } from '@/views/shared/widgets/loader-bar';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

beforeEach(() => {
  wantMotion(false);
  vi.useFakeTimers();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function pass(milliseconds: number): void {
  act(() => {
    vi.advanceTimersByTime(milliseconds);
  });
}

function renderInside(children: ReactNode) {
  const pendingCalls = createPendingCalls();
  const services = { ...fakeServices().services, pendingCalls };
  render(
    <Surroundings services={services} authRef={signedInAuth(allPolicies)}>
      {children}
    </Surroundings>,
  );
  return { pendingCalls };
}

function wantMotion(isReduced: boolean) {
  const media = {
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    addListener: vi.fn(),
    removeListener: vi.fn(),
  };
  vi.stubGlobal('matchMedia', (query: string) => ({ ...media, matches: isReduced && query.includes('motion') }));
}

describe('Collapse', () => {
  function Folding({ durationMs }: { readonly durationMs?: number }) {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        <button onClick={() => setIsOpen(!isOpen)}>gập</button>
        <Collapse isOpen={isOpen} {...(durationMs === undefined ? {} : { durationMs })}>
          <p>nội dung</p>
        </Collapse>
      </>
    );
  }
  const box = () => {
    const folding = screen.getByText('nội dung').closest<HTMLElement>('.collapse');
    return folding ?? expect.fail('nothing folds');
  };
  const look = () => [box().hidden, box().hasAttribute('inert'), box().dataset['moving']];
  const toggle = () => fireEvent.click(screen.getByRole('button', { name: 'gập' }));

  it('W-05 keeps what is folded out of reach, and moves for its time', () => {
    render(<Folding durationMs={400} />);
    expect(look()).toEqual([true, true, 'false']);
    toggle();
    expect([...look(), box().style.getPropertyValue('--collapse-time')]).toEqual([false, false, 'true', '400ms']);
    pass(400);
    expect(look()).toEqual([false, false, 'false']);

    toggle();
    expect(look()).toEqual([false, true, 'true']);
    pass(400);
    expect(look()).toEqual([true, true, 'false']);
  });

  it('W-05 takes 200 ms unless told otherwise, and no time for a person who wants no motion', () => {
    render(<Folding />);
    toggle();
    pass(199);
    expect(look()[2]).toBe('true');
    pass(1);
    expect(look()[2]).toBe('false');
    cleanup();

    wantMotion(true);
    render(<Folding durationMs={400} />);
    toggle();
    pass(0);
    expect(look()).toEqual([false, false, 'false']);
    toggle();
    pass(0);
    expect(look()).toEqual([true, true, 'false']);
  });

  it('W-05 belongs to the line that opens it, which says whether it is open', () => {
    const onToggle = vi.fn();
    render(
      <Disclosure label="Nhóm" note="3" isOpen onToggle={onToggle}>
        <p>nội dung</p>
      </Disclosure>,
    );
    const line = screen.getByRole('button', { name: 'Nhóm 3' });

    expect([line.getAttribute('aria-expanded'), line.getAttribute('aria-controls')]).toEqual(['true', box().id]);
    fireEvent.click(line);
    expect(onToggle).toHaveBeenCalledTimes(1);
  });
});

describe('signs of waiting', () => {
  it('W-06 the line at the top comes after 500 ms of any call, stays a moment, and goes', () => {
    const { pendingCalls } = renderInside(<LoaderBar />);
    const line = () => screen.queryByRole('progressbar');
    let end: () => void = () => undefined;
    act(() => {
      end = pendingCalls.begin();
    });
    pass(499);
    expect(line()).toBeNull();
    pass(1);
    expect(line()?.getAttribute('aria-label')).toBe('Đang tải dữ liệu…');
    pass(5_000);
    act(() => end());
    expect(line()?.dataset['ending']).toBe('true');
    pass(400);
    expect(line()).toBeNull();
  });

  it('W-06 a call that was under way before the line was there counts too', () => {
    const { pendingCalls } = renderInside(null);
    pendingCalls.begin();
    cleanup();
    render(
      <Surroundings services={{ ...fakeServices().services, pendingCalls }} authRef={signedInAuth(allPolicies)}>
        <LoaderBar />
      </Surroundings>,
    );
    pass(500);
    expect(screen.getByRole('progressbar')).toBeTruthy();
  });

  it('W-06 a page that comes late has its loader after 500 ms, and the line at the top with it', () => {
    const { pendingCalls } = renderInside(
      <>
        <LoaderBar />
        <DelayedLoader />
      </>,
    );
    pass(499);
    expect([screen.queryByText('Đang tải dữ liệu…'), screen.queryByRole('progressbar')]).toEqual([null, null]);
    pass(1);
    expect(screen.getByRole('status').textContent).toBe('Đang tải dữ liệu…');
    expect(screen.getByRole('progressbar')).toBeTruthy();
    cleanup();
    expect(pendingCalls.isPending()).toBe(false);
  });

  it('W-06 the words of a loader come into a live region that was there before them, and that is not busy', () => {
    renderInside(<DelayedLoader />);
    const region = screen.getByRole('status');
    expect([region.textContent, region.closest('[aria-busy]')]).toEqual(['', null]);
    pass(500);
    expect(screen.getByText('Đang tải dữ liệu…').closest('[role=status]')).toBe(region);
    expect(region.closest('[aria-busy]')).toBeNull();
  });
});
