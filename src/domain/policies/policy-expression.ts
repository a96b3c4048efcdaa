import { AppError } from '../errors/app-error';

/** A parsed policy expression; `all` and `any` hold at least two parts. */
export type Policy =
  | { readonly kind: 'empty' }
  | { readonly kind: 'name'; readonly name: string }
  | { readonly kind: 'all' | 'any'; readonly parts: readonly Policy[] };

/**
 * Tells whether a route, a menu item or a button may be used.
 *
 * `||` means any, `&&` means all and binds tighter, parentheses group; an empty expression is granted. A malformed one
 * denies: use `parsePolicy` where an author should hear of it.
 *
 * @example
 * isGranted('Fund.Pay || Fund.Report && Fund.Read', new Set(['Fund.Pay'])); // true
 */
export function isGranted(expression: string | undefined, granted: ReadonlySet<string>): boolean {
  const tree = parsedOnce(expression ?? '');
  return tree === undefined ? false : evaluate(tree, granted);
}

/**
 * Reads a policy expression.
 *
 * Unlike ABP, which splits at `||` and looks up `A && B` as one name, operators may be mixed (register P-01).
 *
 * @throws AppError `app.malformedPolicy` with the expression as detail, on a missing name, operator or parenthesis.
 */
export function parsePolicy(expression: string): Policy {
  const tree = parse(expression);
  if (tree === undefined) {
    throw new AppError('app.malformedPolicy', {
      detail: `Malformed policy expression: "${expression.slice(0, longestQuote)}"`,
    });
  }
  return tree;
}

/** The expressions of routes, menu and buttons: a hundred or so, each asked about with every drawing. */
const parsed = new Map<string, Policy | undefined>();

function parsedOnce(expression: string): Policy | undefined {
  if (!parsed.has(expression)) {
    parsed.set(expression, parse(expression));
  }
  return parsed.get(expression);
}

type Reader = { readonly tokens: readonly string[]; position: number; depth: number };

const longestQuote = 200;

/** Nobody reads deeper ones, and reading them would end the program before the expression. */
const deepestGroup = 100;

const token = /\s*(\|\||&&|[()]|[^\s|&()]+|\S)/gu;

function parse(expression: string): Policy | undefined {
  if (expression.trim() === '') {
    return { kind: 'empty' };
  }
  const reader: Reader = {
    tokens: [...expression.matchAll(token)].map((match) => match[1] ?? ''),
    position: 0,
    depth: 0,
  };
  const tree = readAny(reader);
  return reader.position === reader.tokens.length ? tree : undefined;
}

function readAny(reader: Reader): Policy | undefined {
  return readChain(reader, '||', 'any', readAll);
}

function readAll(reader: Reader): Policy | undefined {
  return readChain(reader, '&&', 'all', readTerm);
}

function readChain(
  reader: Reader,
  operator: string,
  kind: 'all' | 'any',
  readPart: (reader: Reader) => Policy | undefined,
): Policy | undefined {
  const parts: Policy[] = [];
  do {
    const part = readPart(reader);
    if (part === undefined) {
      return undefined;
    }
    parts.push(part);
  } while (takes(reader, operator));
  return parts.length === 1 ? parts[0] : { kind, parts };
}

function readTerm(reader: Reader): Policy | undefined {
  if (takes(reader, '(')) {
    reader.depth += 1;
    const inner = reader.depth > deepestGroup ? undefined : readAny(reader);
    reader.depth -= 1;
    return takes(reader, ')') ? inner : undefined;
  }
  const name = reader.tokens[reader.position];
  if (name === undefined || /[|&()]/u.test(name)) {
    return undefined;
  }
  reader.position += 1;
  return { kind: 'name', name };
}

function takes(reader: Reader, expected: string): boolean {
  const isNext = reader.tokens[reader.position] === expected;
  reader.position += isNext ? 1 : 0;
  return isNext;
}

function evaluate(tree: Policy, granted: ReadonlySet<string>): boolean {
  switch (tree.kind) {
    case 'empty':
      return true;
    case 'name':
      return granted.has(tree.name);
    case 'all':
      return tree.parts.every((part) => evaluate(part, granted));
    case 'any':
      return tree.parts.some((part) => evaluate(part, granted));
  }
}
