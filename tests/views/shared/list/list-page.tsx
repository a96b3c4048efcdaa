import { act, render, screen, waitFor } from '@testing-library/react';
import { expect, vi } from 'vitest';

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
        <WorkersScreen />
      </Surroundings>,
    );
    await Promise.resolve();
  });
  return { asked: fake.asked ?? [], removed: fake.removed ?? [] };
}

/** The rows with data, as soon as there are any. */
export async function dataRows(): Promise<HTMLElement[]> {
  await screen.findByRole('grid', undefined, { timeout: 5_000 });
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
