// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { navigation } from '@/views/app/navigation';

let isFetched: () => void;

/** Nothing but the list that is shown has its code. */
vi.mock('@/views/app/screens/screens', () => ({
  isAddressLoaded: (address: string) => address.startsWith('/csdl/nguoi-lao-dong'),
  preloadAddress: () =>
    new Promise<void>((resolve) => {
      isFetched = resolve;
    }),
}));

beforeEach(() => {
  window.history.replaceState(null, '', '/csdl/nguoi-lao-dong');
});

describe('the way to another page', () => {
  it('W-07 is gone to the end when the list that is left changes its own address meanwhile', async () => {
    const went: string[] = [];
    const go = (to: string) => went.push(to);
    navigation(go, '/csdl/don-vi');
    navigation(go, '/csdl/nguoi-lao-dong?tu-khoa=dao');
    isFetched();
    await vi.waitFor(() => expect(went).toEqual(['/csdl/nguoi-lao-dong?tu-khoa=dao', '/csdl/don-vi']));
  });

  it('S-05 is given up for a later wish', async () => {
    const went: string[] = [];
    const go = (to: string) => went.push(to);
    navigation(go, '/csdl/don-vi');
    isFetched();
    navigation(go, '/report/lao-dong-xuat-canh');
    isFetched();
    await vi.waitFor(() => expect(went).toEqual(['/report/lao-dong-xuat-canh']));
  });
});
