import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { isGranted, parsePolicy, type Policy } from '@/domain/policies/policy-expression';

import { holdsFor, outcomeOf } from './support/fuzz';
import { hostileText } from './support/hostile';

const pieces = fc.constantFrom('A', 'B', '||', '&&', '|', '&', '(', ')', ' ', 'constructor', '__proto__', '\u0000');
const expressions = fc.oneof(
  fc.array(pieces, { maxLength: 16 }).map((parts) => parts.join('')),
  hostileText,
);

describe('a policy expression', () => {
  it('P-01 is a tree whose names alone decide, or it is refused by name and denies', () => {
    holdsFor(
      expressions,
      (expression) => {
        const outcome = outcomeOf(() => parsePolicy(expression));
        if ('refusal' in outcome) {
          expect(outcome.refusal.code).toBe('app.malformedPolicy');
          expect(isGranted(expression, { has: () => true } as unknown as ReadonlySet<string>)).toBe(false);
          return;
        }
        const names = namesOf(outcome.answer);
        expect(isGranted(expression, new Set(names))).toBe(true);
        expect(isGranted(expression, new Set())).toBe(names.length === 0);
      },
      {
        examples: [
          `${'('.repeat(100_000)}A`,
          `${'('.repeat(100_000)}A${')'.repeat(100_000)}`,
          Array.from({ length: 50_000 }, () => 'A').join(' && '),
        ],
      },
    );
  });
});

function namesOf(policy: Policy): readonly string[] {
  switch (policy.kind) {
    case 'empty':
      return [];
    case 'name':
      return [policy.name];
    default:
      return policy.parts.flatMap(namesOf);
  }
}
