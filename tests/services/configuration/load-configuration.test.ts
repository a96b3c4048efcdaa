import { describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { createConfigurationLoader } from '@/services/configuration/load-configuration';
import type { HttpClient, RequestOptions } from '@/services/http/http-client';

const configuration = '/api/abp/application-configuration';
const localization = '/api/abp/application-localization';
const { signal } = new AbortController();

describe('the application configuration and its texts', () => {
  it('C-06 are asked for side by side', async () => {
    const { http, asked, answer } = heldBackEnd();
    const loaded = createConfigurationLoader(http)('vi', signal);
    expect(asked).toEqual([configuration, `${localization} vi`]);
    answer();
    expect(await loaded).toEqual({ configuration: { of: configuration }, localization: { of: `${localization} vi` } });
  });

  it('C-06 K-03 after signing in the texts of the same language are known, those of another are asked for', async () => {
    const { http, asked } = backEnd();
    const load = createConfigurationLoader(http);
    const visitor = await load('vi', signal);
    const person = await load('vi', signal);
    expect(asked).toEqual([configuration, `${localization} vi`, configuration]);
    expect(person.localization).toBe(visitor.localization);

    await load('en', signal);
    await load('vi', signal);
    expect(asked.slice(3)).toEqual([configuration, `${localization} en`, configuration, `${localization} vi`]);
  });

  it('A-15 the client can tell from the configuration whether it is a visitor’s', async () => {
    const visitorOr: unknown[] = [];
    const http = ((path: string, options?: RequestOptions) => {
      visitorOr.push(...[null, 'user-1'].map((id) => options?.isForVisitor?.({ currentUser: { id } })));
      return Promise.resolve({ of: path });
    }) as HttpClient;
    await createConfigurationLoader(http)('vi', signal);
    expect(visitorOr).toEqual([true, false, undefined, undefined]);
  });

  it('C-06 texts that did not come are asked for again', async () => {
    const { http, asked, fail } = backEnd();
    const load = createConfigurationLoader(http);
    fail();
    await expect(load('vi', signal)).rejects.toMatchObject({ code: 'network.unreachable' });
    await load('vi', signal);
    expect(asked).toEqual([configuration, `${localization} vi`, configuration, `${localization} vi`]);
  });
});

/** Answers each call with what was asked for. */
function backEnd() {
  const asked: string[] = [];
  let isFailing = false;
  const http = ((path: string, options?: RequestOptions) => {
    const culture = options?.query?.['cultureName'];
    asked.push(typeof culture === 'string' ? `${path} ${culture}` : path);
    const wasFailing = isFailing && path === localization;
    isFailing &&= !wasFailing;
    return wasFailing
      ? Promise.reject(new AppError('network.unreachable', { status: 0 }))
      : Promise.resolve({ of: asked.at(-1) });
  }) as HttpClient;
  return {
    http,
    asked,
    fail: () => {
      isFailing = true;
    },
  };
}

/** Answers nothing before it is told to. */
function heldBackEnd() {
  const { http, asked } = backEnd();
  let answer: () => void = () => undefined;
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const holding = (async (path: string, options?: RequestOptions) => {
    const answered = http(path, options);
    await held;
    return answered;
  }) as HttpClient;
  return { http: holding, asked, answer: () => answer() };
}
