// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

import type { PageAlertRequest, PageAlertsRef } from '@/machines/shell/page-alerts-machine';
import { NoticeArea } from '@/views/shared/widgets/notice-area';
import { PageAlertsProvider, usePageAlertsRef } from '@/views/shared/widgets/page-alerts-context';
import { PageWidgets } from '@/views/shared/widgets/page-widgets';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';

beforeAll(() => import('@/views/shared/notices/notice-views'), 60_000);
beforeEach(() => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function renderPage() {
  const refs: PageAlertsRef[] = [];
  function Page() {
    refs.push(usePageAlertsRef());
    return (
      <main>
        <h1>trang</h1>
      </main>
    );
  }
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
      <PageWidgets>
        <NoticeArea>{null}</NoticeArea>
        <Page />
      </PageWidgets>
    </Surroundings>,
  );
  const show = (request: PageAlertRequest) => act(() => refs[0]?.send({ type: 'alert.show', request }));
  const withdraw = (about: string) => {
    refs[0]?.send({ type: 'alert.withdraw', about });
  };
  return { show, withdraw };
}

const alerts = () => screen.getByRole('region', { name: 'Lưu ý của trang' });

describe('page alerts', () => {
  it('stand newest first with their type, are announced by their weight, and are closed unless they must stay', () => {
    const { show } = renderPage();
    show({ type: 'info', title: 'Bảo trì', text: 'Tối nay 22 giờ.' });
    show({ type: 'warning', text: 'Chưa chốt kỳ 10/2026.', isDismissible: false });

    expect(
      within(alerts())
        .getAllByText(/Tối nay|Chưa chốt/u)
        .map(({ textContent }) => textContent),
    ).toEqual(['Chưa chốt kỳ 10/2026.', 'Bảo trìTối nay 22 giờ.']);
    expect(within(alerts()).getByRole('alert').textContent).toContain('Chưa chốt');
    expect(within(alerts()).getByRole('status').textContent).toContain('Bảo trì');

    fireEvent.click(within(alerts()).getByRole('button', { name: 'Đóng' }));
    expect(within(alerts()).queryByText(/Tối nay/u)).toBeNull();
    expect(within(alerts()).queryByRole('button')).toBeNull();
  });

  it('B-10 that are closed by keyboard leave the focus to the next one, and the last one to the page’s heading', async () => {
    const { show } = renderPage();
    show({ type: 'info', text: 'Tối nay 22 giờ.' });
    show({ type: 'warning', text: 'Chưa chốt kỳ 10/2026.' });
    show({ type: 'info', text: 'Có bản mới.', action: { label: 'Tải lại', run: () => undefined } });
    const close = async (text: string) => {
      const alert = screen.getByText(text).closest<HTMLElement>('.MuiAlert-root') ?? document.body;
      within(alert).getByRole('button', { name: 'Đóng' }).focus();
      await userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime }).keyboard('{Enter}');
      await pass(0);
      expect(screen.queryByText(text)).toBeNull();
    };
    await close('Chưa chốt kỳ 10/2026.');
    expect(document.activeElement).toBe(within(screen.getAllByRole('region')[1] ?? document.body).getByRole('button'));
    await close('Tối nay 22 giờ.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
    await close('Có bản mới.');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('B-10 that go by what is done about them leave the focus as those that are closed do', async () => {
    const { show, withdraw } = renderPage();
    for (const about of ['Gia hạn', 'Tải lại']) {
      show({ type: 'info', about, text: `Hãy ${about}.`, action: { label: about, run: () => withdraw(about) } });
    }
    const user = userEvent.setup({ delay: null, advanceTimers: vi.advanceTimersByTime });
    const take = async (label: string) => {
      screen.getByRole('button', { name: label }).focus();
      await user.keyboard('{Enter}');
      await pass(0);
      expect(screen.queryByRole('button', { name: label })).toBeNull();
    };
    await take('Tải lại');
    expect(document.activeElement).toBe(within(alerts()).getByRole('button', { name: 'Đóng' }));
    await take('Gia hạn');
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 }));
  });

  it('are asked for inside their provider alone', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const Lost = () => {
      usePageAlertsRef();
      return null;
    };
    expect(() => render(<Lost />)).toThrow('PageAlertsProvider');
    expect(() =>
      render(
        <PageAlertsProvider>
          <Lost />
        </PageAlertsProvider>,
      ),
    ).not.toThrow();
  });
});

describe('the network', () => {
  it('W-01 is said to be gone after a moment, calmly, and to be back by a toast', async () => {
    renderPage();
    expect(screen.queryByText(/Không có kết nối mạng/u)).toBeNull();
    act(() => void window.dispatchEvent(new Event('offline')));
    await pass(500);
    expect(screen.getByText(/Không có kết nối mạng/u).closest('[role=status]')).toBeTruthy();

    act(() => void window.dispatchEvent(new Event('online')));
    expect(screen.queryByText(/Không có kết nối mạng/u)).toBeNull();
    expect(await screen.findByText('Đã kết nối lại.')).toBeTruthy();
  });
});

describe('a new version', () => {
  function serve(script: string) {
    const own = document.createElement('script');
    own.type = 'module';
    own.setAttribute('src', '/assets/index-1.js');
    document.head.append(own);
    vi.stubGlobal('fetch', () =>
      Promise.resolve(new Response(`<script type="module" src="/assets/${script}"></script>`)),
    );
  }

  it('is offered at the head of the page after code could not be fetched, and put off by closing it', async () => {
    serve('index-2.js');
    renderPage();
    act(() => void window.dispatchEvent(new Event('vite:preloadError')));
    await pass(0);
    expect(within(alerts()).getByRole('status').textContent).toContain('Đã có phiên bản mới');
    expect(within(alerts()).getByRole('button', { name: 'Tải lại' })).toBeTruthy();

    fireEvent.click(within(alerts()).getByRole('button', { name: 'Đóng' }));
    expect(screen.queryByRole('region', { name: 'Lưu ý của trang' })).toBeNull();
    await pass(30 * 60_000);
    expect(within(alerts()).getByRole('button', { name: 'Tải lại' })).toBeTruthy();
  });

  it('is not offered while the server has the same one', async () => {
    serve('index-1.js');
    renderPage();
    act(() => void window.dispatchEvent(new Event('vite:preloadError')));
    await pass(0);
    expect(screen.queryByRole('region', { name: 'Lưu ý của trang' })).toBeNull();
  });
});
