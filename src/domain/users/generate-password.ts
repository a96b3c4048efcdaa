import { longestPassword, type PasswordRules } from '../validation/password-rules';

/** Characters that cannot be mistaken for each other when somebody reads them out or types them from paper. */
const kinds = ['abcdefghjkmnpqrstuvwxyz', 'ABCDEFGHJKLMNPQRSTUVWXYZ', '23456789', '!@#$%*-_+=?'] as const;

/** Length of a generated password where the rules ask for no more: about 90 bits. */
const usualLength = 16;

/**
 * A password that keeps the rules: characters of every kind, as many different ones as are asked for.
 *
 * @param randomBelow A uniformly random whole number from 0 to below the limit; the caller brings the secure source.
 * @example
 * generatePassword(rules, randomBelow); // 'q7K-mT4_fWs=9bRx'
 */
export function generatePassword(rules: PasswordRules, randomBelow: (limit: number) => number): string {
  const wanted = Math.max(usualLength, rules.requiredLength, rules.requiredUniqueChars);
  const length = Math.min(wanted, longestPassword);
  const pick = (characters: readonly string[]) => characters[randomBelow(characters.length)] ?? '';
  const chosen = kinds.map((kind) => pick(Array.from(kind)));
  const all = Array.from(kinds.join(''));
  while (chosen.length < length) {
    const unused = all.filter((character) => !chosen.includes(character));
    chosen.push(pick(unused.length > 0 ? unused : all));
  }
  return shuffled(chosen, randomBelow).join('');
}

/** Fisher and Yates: every order is equally likely. */
function shuffled(characters: readonly string[], randomBelow: (limit: number) => number): readonly string[] {
  const order = [...characters];
  for (let last = order.length - 1; last > 0; last -= 1) {
    const other = randomBelow(last + 1);
    [order[last], order[other]] = [order[other] ?? '', order[last] ?? ''];
  }
  return order;
}
