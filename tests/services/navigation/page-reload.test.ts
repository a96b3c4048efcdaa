import { describe, expect, it, vi } from 'vitest';

import { createPageReload } from '@/services/navigation/page-reload';

describe('page reload', () => {
  it('A-17 remembers in the tab that it has reloaded, until it is forgotten', () => {
    const storage = fakeStorage();
    const reload = vi.fn();
    const page = createPageReload({ storage: () => storage, reload });
    expect(page.wasReloaded()).toBe(false);
    page.reload();
    expect(reload).toHaveBeenCalledTimes(1);

    const afterwards = createPageReload({ storage: () => storage, reload });
    expect(afterwards.wasReloaded()).toBe(true);
    afterwards.forget();
    expect(afterwards.wasReloaded()).toBe(false);
  });

  it('A-17 reloads also where storage is forbidden', () => {
    const reload = vi.fn();
    const page = createPageReload({
      storage: () => {
        throw new DOMException('denied', 'SecurityError');
      },
      reload,
    });
    page.reload();
    page.forget();
    expect([reload.mock.calls.length, page.wasReloaded()]).toEqual([1, false]);
  });
});

function fakeStorage(): Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => {
      values.set(key, value);
    },
    removeItem: (key) => {
      values.delete(key);
    },
  };
}
