import { describe, expect, it } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { readableValue } from '@/domain/statecharts/readable-value';
import { innermostStates, stateChange } from '@/domain/statecharts/state-changes';

describe('readableValue', () => {
  it('D-03 says errors by their code, functions and objects of a class by their kind', () => {
    expect(
      readableValue({
        error: new AppError('http.server'),
        retry: () => undefined,
        file: new File([], 'a.pdf'),
        none: null,
      }),
    ).toEqual({ error: { error: 'AppError', code: 'http.server' }, retry: '(function)', file: '(File)', none: null });
  });

  it('D-03 ends long lists, deep objects and what refers to itself', () => {
    const circle: { self?: unknown } = {};
    circle.self = circle;
    expect(readableValue({ rows: [1, 2, 3, 4, 5], circle, keys: new Set(['a']) }, { depth: 2 })).toEqual({
      rows: [1, 2, 3, '… +2'],
      circle: { self: '(…)' },
      keys: ['a'],
    });
  });
});

describe('stateChange', () => {
  const before = { access: { signedIn: 'fresh' }, page: 'empty' } as const;

  it('D-03 names the innermost states that were left and entered, and nothing where the machine stayed', () => {
    expect(innermostStates(before)).toEqual(['access.signedIn.fresh', 'page.empty']);
    expect(stateChange(before, { access: { signedIn: 'renewing' }, page: 'empty' })).toEqual({
      from: 'access.signedIn.fresh',
      to: 'access.signedIn.renewing',
    });
    expect(stateChange(before, before)).toEqual({ from: '', to: '' });
  });
});
