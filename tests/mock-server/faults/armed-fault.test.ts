import { describe, expect, it } from 'vitest';

import { createMemoryStore } from '@mock-server/storage/key-value-store';

import { askToken, createTestBackend, demoPassword, signIn } from '../support/test-backend';

/** Two pages of one browser. */
async function twoPages() {
  const store = createMemoryStore();
  const open = async () => (await createTestBackend({ store })).backend;
  return [await open(), await open()] as const;
}

describe('the armed fault', () => {
  it('is one at a time, the same in every page of the browser and after a reload', async () => {
    const [page, popup] = await twoPages();
    await page.faults.arm('auth.code_error');
    await page.faults.arm('auth.jwks_load_error');
    expect(await popup.faults.armed()).toBe('auth.jwks_load_error');

    await popup.faults.disarm();
    expect(await page.faults.armed()).toBeUndefined();
  });

  it('happens once, however many pages ask at the same time, and tells its own page that it is over', async () => {
    const [page, other] = await twoPages();
    const told: unknown[] = [];
    await page.faults.arm('auth.token_error');
    const stop = page.faults.watch(() => told.push('changed'));
    const form = { grant_type: 'password', username: 'khoa.tm', password: demoPassword };
    const answers = await Promise.all([askToken(page, form), askToken(other, form), askToken(page, form)]);
    stop();
    await page.faults.arm('auth.code_error');

    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([200, 200, 400]);
    expect(told.length).toBeGreaterThan(0);
    expect(told.length).toBeLessThanOrEqual(2);
  });

  it('waits for a sign-in that would have succeeded', async () => {
    const [page] = await twoPages();
    await page.faults.arm('token.wrongAudience');
    const wrong = await askToken(page, { grant_type: 'password', username: 'khoa.tm', password: 'wrong' });

    expect([wrong.status, await page.faults.armed()]).toEqual([400, 'token.wrongAudience']);
    await signIn(page, 'khoa.tm');
    expect(await page.faults.armed()).toBeUndefined();
  });

  it('leaves a sign-in alone that it is not about', async () => {
    const [page] = await twoPages();
    await page.faults.arm('signIn.grantRejected');
    const tokens = await signIn(page, 'khoa.tm');
    expect(tokens).toMatchObject({ token_type: 'Bearer', expires_in: 40 });

    await page.faults.disarm();
    const renewed = await askToken(page, { grant_type: 'refresh_token', refresh_token: tokens.refresh_token });
    expect(renewed.status).toBe(200);
  });

  it('D-02 goes with the reset of the sample data, and rubbish in the store is none', async () => {
    const [page] = await twoPages();
    await page.faults.arm('auth.code_error');
    await page.reset();
    expect(await page.faults.armed()).toBeUndefined();

    await page.store.set('faults/armed', { id: 'auth.code_error' });
    expect([await page.faults.armed(), await page.faults.effect()]).toEqual([undefined, undefined]);
  });
});
