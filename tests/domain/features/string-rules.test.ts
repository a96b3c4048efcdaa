import { describe, expect, it } from 'vitest';

import { harmlessPattern, longestMatchedText } from '@/domain/features/string-rules';

describe('harmlessPattern', () => {
  it.each([
    '^\\d+$',
    '^[a-z0-9-]{3,20}$',
    '^(?:vi|en)$',
    '^(?:[a-z]+)?$',
    '\\(+',
    '^[^()]*$',
    '(?=.*\\d)(?=.*[a-z]).+',
  ])('runs %s', (source) => {
    expect(harmlessPattern(source)).toEqual(new RegExp(source, 'u'));
  });

  it.each([
    ['nothing', ''],
    ['null', null],
    ['no JavaScript', '(?<!'],
    ['.NET’s own syntax', '(?i)abc\\Z'],
    ['too long', `^${'a'.repeat(300)}$`],
    ['repeats a repetition', '^(a+)+$'],
    ['repeats a choice', '^(a|aa)*$'],
    ['repeats deep inside', '^((a|b)c)+$'],
    ['counts a repetition', '^(\\d*){2,9}$'],
    ['refers back', '^(a)\\1$'],
    ['repeats too often', '.*.*.*.*x'],
  ])('does not run what is %s', (_, source) => {
    expect(harmlessPattern(source)).toBeUndefined();
  });

  it('comes to an end with the costliest pattern that it runs', () => {
    const value = `${'a'.repeat(longestMatchedText - 1)}!`;

    expect(['.*.*.*x', '^[a-z]*[a-z]*[a-z]*$'].map((source) => harmlessPattern(source)?.test(value))).toEqual([
      false,
      false,
    ]);
  });
});
