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

  it('A-04 T05 that one copy of a tab has spent are spent in every other copy, each of them', () => {
    const shared = createMemoryStorage();
    const original = createMemoryStorage();
    const attemptsIn = ({ storage }: ReturnType<typeof createMemoryStorage>) => {
      const storages = {
        tab: createResilientStorage(() => storage),
        browser: createResilientStorage(() => shared.storage),
      };
      return createTransactions(storages, () => 0);
    };
    attemptsIn(original).add('s1', transaction);
    attemptsIn(original).add('s2', transaction);
    const copy = createMemoryStorage();
    original.values.forEach((value, key) => copy.values.set(key, value));
    const kindsIn = (tab: typeof copy) => ['s1', 's2'].map((state) => attemptsIn(tab).take(state).kind);

    expect(kindsIn(original)).toEqual(['open', 'open']);
    expect(kindsIn(copy)).toEqual(['used', 'used']);
  });

  it('A-04 made while the clock was ahead are believed no longer once it was set right', () => {
    const clock = { now: 24 * 3_600_000 };
    const { storage } = createMemoryStorage();
    const tab = createResilientStorage(() => storage);
    const attempts = createTransactions({ tab, browser: tab }, () => clock.now);
    attempts.add('s', { ...transaction, createdAt: clock.now });
    expect(attempts.isOpen('s')).toBe(true);
    clock.now = 0;

    expect([attempts.isOpen('s'), attempts.take('s').kind]).toEqual([false, 'expired']);
  });

  it.each(['answered', 'begun'] as const)(
    'A-04 T-10 that were given up leave no verifier behind once another was %s',
    (step) => {
      const clock = { now: 0 };
      const { storage, values } = createMemoryStorage();
      const tab = createResilientStorage(() => storage);
      const attempts = createTransactions({ tab, browser: tab }, () => clock.now);
      attempts.add('abandoned', { ...transaction, verifier: 'abandoned-verifier' });
      clock.now = 10 * 60_000;
      attempts.add('later', { ...transaction, createdAt: clock.now });
      clock.now = 16 * 60_000;
      if (step === 'answered') {
        attempts.take('later');
      } else {
        attempts.add('latest', { ...transaction, createdAt: clock.now });
      }

      expect([...values.values()].join()).not.toContain('abandoned-verifier');
    },
  );

  it('A-04 that were made before an update, which knew of no asking again, are answered after it', () => {
    const { storage, values } = createMemoryStorage();
    const tab = createResilientStorage(() => storage);
    const attempts = createTransactions({ tab, browser: tab }, () => 0);
    attempts.add('s', transaction);
    values.forEach((text, key) =>
      values.set(key, text.replace('"asksAgain":false,', '').replace(',"asksAgain":false', '')),
    );

    expect([...values.values()].join()).not.toContain('asksAgain');
    expect(attempts.take('s')).toEqual({ kind: 'open', transaction });
  });
});
