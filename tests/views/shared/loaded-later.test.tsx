// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { Later } from '@/views/shared/loading/later';
import { loadedLater, type LoadedLater } from '@/views/shared/loading/loaded-later';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from './list/list-fixtures';

afterEach(cleanup);

type Words = { readonly words: string };

const Paragraph = ({ words }: Words) => <p>{words}</p>;

function show(part: LoadedLater<Words>) {
  render(
    <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
      <p>trang</p>
      <Later part={part} props={{ words: 'nội dung' }} fallback={<p>đang tải</p>} />
    </Surroundings>,
  );
}

it('S-01 code that has arrived is drawn at once, without a fallback', async () => {
  const load = vi.fn(() => Promise.resolve(Paragraph));
  const part = loadedLater<Words>(load);
  expect(part.isLoaded()).toBe(false);
  await part.preload();
  expect(part.isLoaded()).toBe(true);

  show(part);
  expect(screen.getByText('nội dung')).toBeTruthy();
  expect(screen.queryByText('đang tải')).toBeNull();
  expect(load).toHaveBeenCalledTimes(1);
});

it('S-01 code that is needed before it has come is waited for, and fetched once for all who ask', async () => {
  let arrive: (component: typeof Paragraph) => void = () => undefined;
  const load = vi.fn(
    () =>
      new Promise<typeof Paragraph>((resolve) => {
        arrive = resolve;
      }),
  );
  const part = loadedLater<Words>(load);
  const ahead = part.preload();
  show(part);
  expect(screen.getByText('đang tải')).toBeTruthy();

  await act(async () => {
    arrive(Paragraph);
    await ahead;
  });
  expect(await screen.findByText('nội dung')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(1);
});

it('X-05 code that was lost while it was fetched ahead of need is fetched anew when it is needed', async () => {
  const load = vi
    .fn<() => Promise<typeof Paragraph>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Paragraph);
  const part = loadedLater<Words>(load);
  await part.preload();
  expect(part.isLoaded()).toBe(false);

  show(part);
  expect(await screen.findByText('nội dung')).toBeTruthy();
  expect(load).toHaveBeenCalledTimes(2);
});

it('X-05 code that did not come is told in place, and fetched anew by “try again”', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const load = vi
    .fn<() => Promise<typeof Paragraph>>()
    .mockRejectedValueOnce(new TypeError('Failed to fetch dynamically imported module'))
    .mockResolvedValue(Paragraph);
  show(loadedLater<Words>(load));

  const retry = await screen.findByRole('button', { name: 'Thử lại' });
  expect(screen.getByText('trang')).toBeTruthy();
  act(() => {
    retry.click();
  });
  expect(await screen.findByText('nội dung')).toBeTruthy();
});
