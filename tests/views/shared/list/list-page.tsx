import { act, getConfig, render, screen, waitFor } from '@testing-library/react';
import { createRoot } from 'react-dom/client';
import { expect, onTestFinished, vi } from 'vitest';

import { WorkersScreen } from '@/views/database/workers/workers-screen';

import { allPolicies, fakeServices, signedInAuth, Surroundings } from './list-fixtures';

export const address = '/csdl/nguoi-lao-dong';

/** The only row, or the first of several. */
export async function firstRow(): Promise<HTMLElement> {
  const [row] = await dataRows();
  if (row === undefined) {
    throw new Error('The list has no rows.');
  }
  return row;
}

/** Opens the worker list at an address. */
export async function open(
  url: string,
  fake: Partial<ReturnType<typeof fakeServices>> = fakeServices(),
  policies = allPolicies,
) {
  history.pushState(null, '', url);
  const { services = fakeServices().services } = fake;
  await act(async () => {
    render(
      <Surroundings services={services} authRef={signedInAuth(policies)}>
        <main>
          <WorkersScreen />
        </main>
      </Surroundings>,
    );
    await Promise.resolve();
  });
  return { asked: fake.asked ?? [], removed: fake.removed ?? [] };
}

/**
 * Opens the worker list, drawn in slices as in a browser, and presses a key in the first of them.
 *
 * @returns whether the search was there already
 */
export async function openWithKeyAtOnce(key: string): Promise<boolean> {
  history.pushState(null, '', address);
  const place = document.body.appendChild(document.createElement('div'));
  const root = createRoot(place);
  onTestFinished(() => {
    root.unmount();
    place.remove();
  });
  const pressed = new Promise<boolean>((resolve) => {
    const observer = new MutationObserver(() => {
      if (screen.queryByRole('heading', { level: 1 }) !== null) {
        observer.disconnect();
        resolve(screen.queryByLabelText('Tìm kiếm') !== null);
        document.body.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
      }
    });
    observer.observe(place, { childList: true, subtree: true });
  });
  await getConfig().asyncWrapper(async () => {
    root.render(
      <Surroundings services={fakeServices().services} authRef={signedInAuth(allPolicies)}>
        <WorkersScreen />
      </Surroundings>,
    );
    await pressed;
  });
  return pressed;
}

/** The rows with data, as soon as there are any. */
export async function dataRows(): Promise<HTMLElement[]> {
  await screen.findByRole('grid');
  return waitFor(() => {
    const rows = screen.getAllByRole('row').filter((row) => row.dataset['id'] !== undefined);
    expect(rows.length).toBeGreaterThan(0);
    return rows;
  });
}

export function headerRow(): HTMLElement {
  const [header] = screen.getAllByRole('row');
  if (header === undefined) {
    throw new Error('The table has no header.');
  }
  return header;
}

export function headers(): (string | null)[] {
  return screen.getAllByRole('columnheader').map(({ textContent }) => textContent);
}

export async function goBack(): Promise<void> {
  const arrived = new Promise((resolve) => {
    addEventListener('popstate', resolve, { once: true });
  });
  await act(async () => {
    history.back();
    await arrived;
  });
}

export function showOn(device: 'desktop' | 'phone'): void {
  vi.stubGlobal('matchMedia', (query: string) => ({
    matches: device === 'phone' && query.includes('max-width'),
    media: query,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
    addListener: () => undefined,
    removeListener: () => undefined,
  }));
}
