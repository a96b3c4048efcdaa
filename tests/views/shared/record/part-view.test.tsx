// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { AuthRef } from '@/machines/auth/auth-machine';
import { PartView } from '@/views/shared/record/part-view';
import { RecordError } from '@/views/shared/record/record-error';
import { usePart } from '@/views/shared/record/use-part';

import { fakeServices, Surroundings } from '../list/list-fixtures';
import { comeBack, refuseTokens, signedIn } from '../lost-session';

afterEach(cleanup);

type Load = () => Promise<string>;

function Figure({ load }: { readonly load: Load }) {
  const part = usePart(load);
  return (
    <section aria-label={part.status}>
      <h2>Số tiền</h2>
      <button onClick={part.reload}>Tải lại</button>
      <PartView part={part} waiting={<p>Đang chờ</p>}>
        {(content) => <p>{content}</p>}
      </PartView>
    </section>
  );
}

function TriedAgain() {
  const [isTried, setIsTried] = useState(false);
  return isTried ? <p>Đang chờ</p> : <RecordError error={dead()} backHref="/" onRetry={() => setIsTried(true)} />;
}

function show(load: Load, parts: { readonly authRef?: AuthRef } = {}) {
  render(
    <Surroundings services={fakeServices().services} isStrict={false} {...parts}>
      <Figure load={load} />
    </Surroundings>,
  );
  return userEvent.setup({ delay: null });
}

const dead = () => new AppError('http.server', { status: 500 });

describe('a part of a page', () => {
  it('A-22 says in its place that it could not be loaded, and is there once trying again succeeds', async () => {
    const user = show(vi.fn<Load>().mockRejectedValueOnce(dead()).mockResolvedValue('1.000.000 ₫'));
    expect(screen.getByText('Đang chờ')).toBeDefined();
    expect((await screen.findByRole('alert')).textContent).toContain('Thử lại');
    expect(screen.queryByText('Đang chờ')).toBeNull();
    expect(screen.getByRole('region', { name: 'failed' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByText('1.000.000 ₫')).toBeDefined();
    expect([screen.queryByRole('alert'), screen.getByRole('region').getAttribute('aria-label')]).toEqual([
      null,
      'ready',
    ]);
  });

  it('A-22 X-01 leaves the focus in its section when it is tried again: the button goes with its own press', async () => {
    const user = show(vi.fn<Load>().mockRejectedValueOnce(dead()).mockResolvedValue('1.000.000 ₫'));
    await user.click(await screen.findByRole('button', { name: 'Thử lại' }));
    await screen.findByText('1.000.000 ₫');
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Số tiền' }));
  });

  it('A-22 X-01 a record that is tried again leaves the focus to the page, for its heading goes with the error', async () => {
    const user = userEvent.setup({ delay: null });
    render(
      <Surroundings services={fakeServices().services}>
        <main tabIndex={-1}>
          <TriedAgain />
        </main>
      </Surroundings>,
    );
    await user.click(screen.getByRole('button', { name: 'Thử lại' }));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('main')));
  });

  it('A-22 keeps what was known when it cannot be loaded again, and says so above it', async () => {
    const user = show(vi.fn<Load>().mockResolvedValueOnce('1.000.000 ₫').mockRejectedValue(dead()));
    await screen.findByText('1.000.000 ₫');
    await user.click(screen.getByRole('button', { name: 'Tải lại' }));
    const alert = await screen.findByRole('alert');
    const content = screen.getByText('1.000.000 ₫');
    expect(alert.compareDocumentPosition(content)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it.each([403, 404])('A-22 keeps nothing that is gone or may not be seen any more: %i', async (status) => {
    const user = show(
      vi.fn<Load>().mockResolvedValueOnce('1.000.000 ₫').mockRejectedValue(new AppError('http.other', { status })),
    );
    await screen.findByText('1.000.000 ₫');
    await user.click(screen.getByRole('button', { name: 'Tải lại' }));
    await screen.findByRole('alert');
    expect(screen.queryByText('1.000.000 ₫')).toBeNull();
  });

  it('A-10 loads again after the return what a lost session had kept away', async () => {
    const authRef = await signedIn();
    show(
      vi
        .fn<Load>()
        .mockRejectedValueOnce(new AppError('http.sessionExpired', { status: 401 }))
        .mockResolvedValue('1.000.000 ₫'),
      { authRef },
    );
    await screen.findByRole('alert');
    await refuseTokens(authRef);
    await comeBack(authRef);
    expect(await screen.findByText('1.000.000 ₫')).toBeDefined();
  });
});
