import { finiteNumber } from './finite-number';

/** What ABP's STRING validator demands, as far as it can be checked here. */
export type StringRules = {
  readonly minLength?: number | undefined;
  readonly maxLength?: number | undefined;
  /** Has to match somewhere in the value; absent where the server's pattern cannot be run here. */
  readonly pattern?: RegExp | undefined;
  /** An emptied field is not a value. */
  readonly isRequired?: boolean | undefined;
};

/** Reads a STRING validator's properties: a length of 0 is no limit, `AllowNull` is the text 'true' or 'false'. */
export function stringRulesOf(properties: Readonly<Record<string, unknown>>): StringRules {
  const { MinLength, MaxLength, RegularExpression, AllowNull } = properties;
  return {
    minLength: limit(MinLength),
    maxLength: limit(MaxLength),
    pattern: harmlessPattern(RegularExpression),
    isRequired: AllowNull === false || (typeof AllowNull === 'string' && AllowNull.toLowerCase() === 'false'),
  };
}

/** ABP's truth values: a boolean, or a text in any casing. */
export function isTrueText(value: unknown): boolean {
  return value === true || (typeof value === 'string' && value.toLowerCase() === 'true');
}

/** Values longer than this are not matched here: the server matches them. */
export const longestMatchedText = 100;

const longestPattern = 200;
const mostRepetitions = 3;

/**
 * A server's pattern as one that cannot keep the page busy, or `undefined`: the server checks the value anyway. Refused
 * are patterns that are not JavaScript's, long ones, back references, repetitions of what itself repeats or chooses, and
 * more than three open repetitions, since those are what makes matching take exponentially long.
 */
export function harmlessPattern(source: unknown): RegExp | undefined {
  if (typeof source !== 'string' || source === '' || source.length > longestPattern || isCostly(source)) {
    return undefined;
  }
  try {
    return new RegExp(source, 'u');
  } catch {
    return undefined;
  }
}

function isCostly(source: string): boolean {
  if (/\\(?:[1-9]|k<)/u.test(source)) {
    return true;
  }
  // Characters that stand for themselves, and classes, are one letter each to this question.
  const bare = source.replaceAll(/\\./gu, 'x').replaceAll(/\[[^\]]*\]/gu, 'x');
  if ((bare.match(/[*+]|\{\d+,\}/gu) ?? []).length > mostRepetitions) {
    return true;
  }
  const groups: boolean[] = [];
  let isRich = false;
  for (const [index, character] of Array.from(bare).entries()) {
    if (character === '(') {
      groups.push(isRich);
      isRich = false;
    } else if (character === ')') {
      const isRepeated = /[*+{]/u.test(bare.charAt(index + 1));
      if (isRich && isRepeated) {
        return true;
      }
      isRich = (groups.pop() ?? false) || isRich || isRepeated;
    } else if (/[*+{|?]/u.test(character) && bare.charAt(index - 1) !== '(') {
      isRich = true;
    }
  }
  return false;
}

function limit(value: unknown): number | undefined {
  const number = finiteNumber(value);
  return number === undefined || number <= 0 ? undefined : number;
}
