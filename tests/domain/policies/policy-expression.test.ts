import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isGranted, parsePolicy, type Policy } from '@/domain/policies/policy-expression';

describe('isGranted', () => {
  it.each([
    { expression: undefined, granted: [], expected: true },
    { expression: '', granted: [], expected: true },
    { expression: '  ', granted: [], expected: true },
    { expression: 'A', granted: ['A'], expected: true },
    { expression: 'A', granted: ['B'], expected: false },
    { expression: 'A || B', granted: ['B'], expected: true },
    { expression: 'A && B', granted: ['B'], expected: false },
    { expression: 'A&&B', granted: ['A', 'B'], expected: true },
    { expression: 'A || B && C', granted: ['A'], expected: true },
    { expression: 'A || B && C', granted: ['B'], expected: false },
    { expression: '(A || B) && C', granted: ['A'], expected: false },
    { expression: '((A || B)) && C', granted: ['B', 'C'], expected: true },
    { expression: 'AbpIdentity.Roles || AbpIdentity.Users', granted: ['AbpIdentity.Users'], expected: true },
  ])('P-01 answers $expected for "$expression" with $granted', ({ expression, granted, expected }) => {
    expect(isGranted(expression, new Set(granted))).toBe(expected);
  });

  it('P-01 agrees with a naive reading of every expression without parentheses', () => {
    fc.assert(
      fc.property(alternatives, granted, (anyOf, names) => {
        const expression = anyOf.map((allOf) => allOf.join(' && ')).join(' || ');
        const expected = anyOf.some((allOf) => allOf.every((name) => names.has(name)));
        expect(isGranted(expression, names)).toBe(expected);
      }),
    );
  });

  it('P-01 agrees with the tree from which an expression with parentheses was written', () => {
    fc.assert(
      fc.property(trees.policy, granted, (policy, names) => {
        expect(isGranted(written(policy), names)).toBe(naive(policy, names));
      }),
    );
  });
});

const malformed = [
  '||',
  'A ||',
  '&& A',
  'A && && B',
  'A B',
  '(A',
  'A)',
  '()',
  'A | B',
  'A & B',
  '(A || ) && B',
  'A (B)',
];

describe('parsePolicy', () => {
  it.each(malformed)('P-01 refuses "%s" by name, while isGranted denies it', (expression) => {
    expect(() => parsePolicy(expression)).toThrow(expect.objectContaining({ code: 'app.malformedPolicy' }) as Error);
    expect(isGranted(expression, new Set(['A', 'B']))).toBe(false);
  });

  it('P-01 never crashes, whatever is written', () => {
    fc.assert(
      fc.property(fc.string(), granted, (text, names) => {
        expect(typeof isGranted(text, names)).toBe('boolean');
      }),
    );
  });

  it('reads && before ||', () => {
    expect(parsePolicy('A || B && C')).toEqual({
      kind: 'any',
      parts: [
        { kind: 'name', name: 'A' },
        {
          kind: 'all',
          parts: [
            { kind: 'name', name: 'B' },
            { kind: 'name', name: 'C' },
          ],
        },
      ],
    });
  });
});

const name = fc.constantFrom('A', 'B.Edit', 'C_1', 'Đơn-vị');
const granted = fc.uniqueArray(name).map((names): ReadonlySet<string> => new Set(names));
const alternatives = fc.array(fc.array(name, { minLength: 1, maxLength: 4 }), { minLength: 1, maxLength: 4 });

const trees = fc.letrec<{ policy: Policy }>((tie) => ({
  policy: fc.oneof(
    { maxDepth: 4, withCrossShrink: true },
    fc.record({ kind: fc.constant('name' as const), name }),
    fc.record({
      kind: fc.constantFrom('all' as const, 'any' as const),
      parts: fc.array(tie('policy'), { minLength: 2, maxLength: 3 }),
    }),
  ),
}));

function written(policy: Policy): string {
  switch (policy.kind) {
    case 'empty':
      return '';
    case 'name':
      return policy.name;
    case 'all':
    case 'any':
      return `(${policy.parts.map(written).join(policy.kind === 'all' ? '&&' : '  || ')} )`;
  }
}

function naive(policy: Policy, names: ReadonlySet<string>): boolean {
  switch (policy.kind) {
    case 'empty':
      return true;
    case 'name':
      return names.has(policy.name);
    case 'all':
      return !policy.parts.some((part) => !naive(part, names));
    case 'any':
      return policy.parts.filter((part) => naive(part, names)).length > 0;
  }
}
