import { describe, expect, it } from 'vitest';

import { deepMerge } from '@/domain/environment/merge-environment';

describe('deepMerge', () => {
  it.each(['__proto__', 'constructor', 'prototype'])('C-06 leaves %s out, at any depth and of either side', (key) => {
    const hostile: unknown = JSON.parse(`{"${key}":{"polluted":true},"apis":{"${key}":{"polluted":true},"a":1}}`);
    const merges = [deepMerge({ apis: { b: 2 } }, hostile), deepMerge(hostile, { apis: { b: 2 } })];
    expect(merges.map((merged) => JSON.stringify(merged))).toEqual([
      '{"apis":{"b":2,"a":1}}',
      '{"apis":{"a":1,"b":2}}',
    ]);
    expect(({} as Record<string, unknown>)['polluted']).toBeUndefined();
  });
});
