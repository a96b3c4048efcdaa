import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';

import { readSavedFilters, formatSavedFilters, isName, mostSavedFilters } from '@/domain/lists/saved-filter';
import { readTrail } from '@/domain/lists/record-trail';
import { readLanguage } from '@/services/localization/language-choice';
import { createSessionMarks } from '@/services/auth/session-mark';
import { createResilientStorage } from '@/services/auth/resilient-storage';
import { createLoopGuard } from '@/services/auth/loop-guard';
import { createRememberMe } from '@/services/auth/remember-me';
import { formatStoredSession, parseStoredSession } from '@/services/auth/stored-session';
import { createTransactions } from '@/services/auth/transactions';
import { readAntiForgeryToken } from '@/services/http/anti-forgery';
import { findTenant } from '@/services/tenants/find-tenant';
import { createTenantMemory } from '@/services/tenants/tenant-memory';
import { parseRemembered } from '@/views/shared/scroll/scroll-memory';
import { takeStoredDrafts } from '@/views/shared/unsaved/draft-storage';

import { createMemoryStorage } from '../services/auth/fake-browser';
import { storedSession } from '../support/sessions';
import { holdsFor, holdsLaterFor, laterOutcomeOf } from './support/fuzz';
import { hostileJson, hostileText, mutatedOrAny, textOf } from './support/hostile';

const store = new Map<string, string>();
const fake = {
  getItem: (key: string) => store.get(key) ?? null,
  setItem: (key: string, value: string) => void store.set(key, value),
  removeItem: (key: string) => void store.delete(key),
};

beforeEach(() => {
  store.clear();
});

describe('what an earlier page has left in the browser', () => {
  it('A-07 T09 T47 is a whole session that is kept as it is, or none', () => {
    const record: unknown = JSON.parse(
      formatStoredSession({
        session: { ...storedSession, idTokenClaims: { sub: 'u', nested: { a: [1] } } },
        remembered: true,
      }),
    );
    holdsFor(textOf(mutatedOrAny(record)), (text) => {
      const read = parseStoredSession(text);
      expect(read === undefined || sameRecord(parseStoredSession(formatStoredSession(read)), read)).toBe(true);
    });
  });

  it('A-12 T02 is a mark of a session that can be counted on, or none', () => {
    const { storage } = createMemoryStorage();
    const marks = createSessionMarks(createResilientStorage(() => storage));
    const written = { id: 's', generation: 3, ended: 'lost', spent: 3, idleMinutes: 60 };
    holdsFor(textOf(mutatedOrAny(written)), (text) => {
      storage.setItem('fund-office.session-mark', text);
      const mark = marks.read();
      const counts = [mark?.generation ?? 0, mark?.spent ?? 0, mark?.idleMinutes ?? 0];
      expect(counts.every((count) => Number.isSafeInteger(count) && count >= 0)).toBe(true);
      expect(mark === undefined || typeof mark.id === 'string').toBe(true);
    });
  });

  it('A-04 T24 T25 opens one sign-in at most, and that once', () => {
    const secrets = { nonce: 'n', verifier: 'v', returnUrl: '/', redirectUri: 'https://quy.example.vn/auth/callback' };
    const attempts = [
      { state: 's', createdAt: 1_000, secrets },
      { state: 't', createdAt: 1_000 },
    ];
    holdsFor(fc.tuple(textOf(mutatedOrAny(attempts)), textOf(mutatedOrAny(attempts))), ([mine, spent]) => {
      const [{ storage: tab }, { storage: browser }] = [createMemoryStorage(), createMemoryStorage()];
      tab.setItem('fund-office.sign-ins', mine);
      browser.setItem('fund-office.spent-sign-ins', spent);
      const storages = { tab: createResilientStorage(() => tab), browser: createResilientStorage(() => browser) };
      const transactions = createTransactions(storages, () => 2_000);
      const kinds = [transactions.take('s').kind, transactions.take('s').kind, transactions.take('t').kind];
      expect(kinds[1]).not.toBe('open');
      expect(kinds[2]).not.toBe('open');
      expect(
        transactions.add('new', { ...secrets, asksAgain: true, createdAt: 2_000 }) && transactions.take('new').kind,
      ).toBe('open');
    });
  });

  it('V-05 A-10 is a person’s drafts with their names, or none, and it is taken once', () => {
    const holder = globalThis as { sessionStorage?: unknown };
    const before = Object.getOwnPropertyDescriptor(holder, 'sessionStorage');
    Object.defineProperty(holder, 'sessionStorage', { value: fake, configurable: true });
    const drafts = { userId: 'u1', drafts: [['worker/1', { values: { hoTen: 'Đào' }, base: { hoTen: '' } }]] };
    try {
      holdsFor(textOf(mutatedOrAny(drafts)), (text) => {
        store.set('quy.drafts', text);
        const taken = takeStoredDrafts();
        expect(taken === undefined || typeof taken.userId === 'string').toBe(true);
        expect((taken?.drafts ?? []).every(([name, draft]) => typeof name === 'string' && 'values' in draft)).toBe(
          true,
        );
        expect(takeStoredDrafts()).toBeUndefined();
      });
    } finally {
      Reflect.deleteProperty(holder, 'sessionStorage');
      if (before !== undefined) {
        Object.defineProperty(holder, 'sessionStorage', before);
      }
    }
  });

  it('W-07 is a list of saved filters with names of their own, and written again it is the same', () => {
    const filters = [
      { name: 'Đến hạn', query: 'trang=2', isDefault: true },
      { name: 'Khác', query: '', isDefault: true },
    ];
    holdsFor(textOf(mutatedOrAny(filters)), (text) => {
      const read = readSavedFilters(text);
      expect(read.length).toBeLessThanOrEqual(mostSavedFilters);
      expect(read.filter(({ isDefault }) => isDefault).length).toBeLessThanOrEqual(1);
      expect(read.every(({ name }) => isName(name) && name === name.normalize('NFC'))).toBe(true);
      expect(readSavedFilters(formatSavedFilters(read))).toEqual(read);
    });
  });

  it('S-03 W-07 is a record’s place in its list, or nothing', () => {
    const state = { listTrail: { list: 'workers', query: 'trang=2', position: 4 } };
    holdsFor(mutatedOrAny(state), (left) => {
      const trail = readTrail(left, 'workers');
      expect(trail === undefined || (trail.list === 'workers' && Number.isSafeInteger(trail.position))).toBe(true);
    });
  });

  it('S-03 is places to scroll to, or none', () => {
    const left = { entry: { window: { top: 10, left: 0 }, grid: { top: 400, left: 5 } }, other: {} };
    holdsFor(textOf(mutatedOrAny(left)), (text) => {
      const places = Object.values(parseRemembered(text)).flatMap((each) => Object.values(each));
      expect(places.every((place) => Number.isFinite(place.top) && Number.isFinite(place.left))).toBe(true);
    });
  });

  it('K-03 C-03 is a language that the browser’s formats take', () => {
    holdsFor(
      fc.oneof(hostileText, fc.string({ unit: fc.constantFrom('a', 'Z', '-', '9', 'é'), maxLength: 12 })),
      (text) => {
        const language = readLanguage({
          local: { getItem: () => text, setItem: () => undefined },
          writeCookie: () => undefined,
        });
        expect(Intl.getCanonicalLocales(language)).toHaveLength(1);
      },
    );
  });

  it('C-04 is a tenant that can be asked for, or none', async () => {
    const signal = new AbortController().signal;
    const answer = { success: true, tenantId: 't', name: null, isActive: true };
    const memory = createTenantMemory(() => fake);
    await holdsLaterFor(hostileText, async (text) => {
      store.set('quy.tenant', text);
      const kept = memory.read();
      const http = ((path: string) => Promise.resolve(path.startsWith('/api/abp/') ? answer : undefined)) as never;
      const outcome = await laterOutcomeOf(async () =>
        kept === undefined ? undefined : findTenant(kept, http, signal),
      );
      expect('answer' in outcome).toBe(true);
    });
  });

  it('promise-10 is the moment of a failure, or none', async () => {
    const { storage } = createMemoryStorage();
    const guard = createLoopGuard(
      createResilientStorage(() => storage),
      () => 1_000,
    );
    await holdsLaterFor(textOf(hostileJson), async (text) => {
      storage.setItem('fund-office.failed-return', text);
      const outcome = await laterOutcomeOf(() => guard.watch(() => Promise.resolve('in')));
      expect(outcome).toEqual({ answer: 'in' });
    });
  });

  it('A-08 C-02 is cookies, of which ours alone count', () => {
    const cookies = fc
      .array(
        fc.tuple(
          fc.constantFrom('XSRF-TOKEN', 'rememberMe', 'x', 'XSRF-TOKEN2'),
          fc.oneof(hostileText, fc.constant('true')),
        ),
        { maxLength: 4 },
      )
      .map((pairs) => pairs.map((pair) => pair.join('=')).join('; '));
    holdsFor(cookies, (text) => {
      const token = readAntiForgeryToken(text);
      expect(token === undefined || (token !== '' && text.includes('XSRF-TOKEN='))).toBe(true);
      const rememberMe = createRememberMe({ read: () => text, write: () => undefined }, 'https://quy.example.vn');
      expect(!rememberMe.isSet() || text.includes('rememberMe=true')).toBe(true);
    });
  });
});

/** Infinite numbers in a stranger's claims do not survive JSON; nothing reads them. */
function sameRecord(one: ReturnType<typeof parseStoredSession>, other: ReturnType<typeof parseStoredSession>): boolean {
  const plain = (record: typeof one) => JSON.stringify(record);
  return one !== undefined && plain(one) === plain(other);
}
