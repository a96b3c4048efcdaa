import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { createLocalizer } from '@/domain/localization/localizer';

import { call, createTestBackend } from './support/test-backend';

/** What iPadOS 16 and Chrome 109 have not, by the object that has it elsewhere. */
const missing = [
  [Response, 'json'],
  [Array.prototype, 'toReversed'],
  [Array.prototype, 'toSorted'],
  [Array.prototype, 'toSpliced'],
] as const;

describe('in the oldest browsers', () => {
  const kept = missing.map(([owner, name]) => Object.getOwnPropertyDescriptor(owner, name) ?? {});

  beforeEach(() => {
    missing.forEach(([owner, name]) => Reflect.deleteProperty(owner, name));
  });

  afterEach(() => {
    missing.forEach(([owner, name], index) => Object.defineProperty(owner, name, kept[index] ?? {}));
  });

  it('D-01 the demo answers, refusals included, as JSON', async () => {
    const { backend } = await createTestBackend();
    const answer = await call(backend, '/api/abp/application-configuration?includeLocalizationResources=false');
    const refusal = await call(backend, '/api/app/don-vi');
    const foreign = await call(backend, '/api/abp/application-configuration', {
      headers: { __tenant: 'nobody', 'X-Requested-With': 'XMLHttpRequest' },
    });
    expect([answer, refusal, foreign].map(({ status }) => status)).toEqual([200, 401, 404]);
    expect([answer, foreign].map(({ headers }) => headers.get('Content-Type'))).toEqual([
      'application/json',
      'application/json',
    ]);
  });

  it('K-03 a server’s texts are found through its base resources, in their order', () => {
    const { localize } = createLocalizer({
      language: 'vi',
      resources: {
        Quy: { texts: {}, baseResources: ['First', 'Second'] },
        First: { texts: { Save: 'Lưu' }, baseResources: [] },
        Second: { texts: { Save: 'Ghi', Clear: 'Xóa' }, baseResources: [] },
      },
      defaultResourceName: 'Quy',
    });
    expect([localize('::Save'), localize('::Clear')]).toEqual(['Lưu', 'Xóa']);
  });
});
