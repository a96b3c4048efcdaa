// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

import { createProduct } from '@/composition/create-product';
import { defaultEnvironment } from '@/domain/environment/default-environment';

afterEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

it('C-03 a page speaks the language that was chosen in another tab, as the server does from then on', () => {
  vi.stubGlobal('fetch', () => new Promise<never>(() => undefined));
  const { authRef } = createProduct(defaultEnvironment(location.origin), undefined, location.origin);
  authRef.start();
  expect(authRef.getSnapshot().context.culture).toBe('vi');

  localStorage.setItem('quy.language', 'en');
  window.dispatchEvent(new StorageEvent('storage', { key: 'quy.language', newValue: 'en' }));

  expect(authRef.getSnapshot().context.culture).toBe('en');
  authRef.stop();
});
