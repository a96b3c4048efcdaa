import { describe, expect, it } from 'vitest';

import { createResilientStorage } from '@/services/auth/resilient-storage';
import { createTransactions } from '@/services/auth/transactions';

import { createMemoryStorage } from './fake-browser';

const transaction = {
  nonce: 'n',
  verifier: 'v',
  returnUrl: '/',
  redirectUri: 'https://quy.example.vn/',
  asksAgain: false,
  createdAt: 0,
};

describe('attempts to sign in', () => {
  it('A-04 are spent in their own tab, secrets and all, also where nothing is known of other tabs', () => {
    const { storage, values } = createMemoryStorage();
    const afterReload = () => {
      const { storage: nothingKept } = createMemoryStorage();
      const storages = {
        tab: createResilientStorage(() => storage),
        browser: createResilientStorage(() => nothingKept),
      };
      return createTransactions(storages, () => 0);
    };
    afterReload().add('s', transaction);

    expect([afterReload().take('s').kind, afterReload().take('s').kind, afterReload().isOpen('s')]).toEqual([
      'open',
      'used',
      false,
    ]);
    expect([...values.values()].join()).not.toContain('verifier');
  });
});
