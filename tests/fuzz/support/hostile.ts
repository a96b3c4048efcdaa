import fc from 'fast-check';

/** Words that are something else to somebody: to JavaScript, to JSON, to HTML, to Excel, to a file system. */
const tricky: readonly string[] = [
  '',
  ' ',
  '__proto__',
  'constructor',
  'prototype',
  'toString',
  'hasOwnProperty',
  'undefined',
  'null',
  'NaN',
  '-0',
  '1e999',
  '0x10',
  '99999999999999999999',
  '\u0000',
  '\uFEFF',
  '\u202Ethcin\u202C',
  '\u2066x\u2069',
  '\uD800',
  'a\uDFFFb',
  'Nguye\u0302\u0303n Thi\u0323 A\u0301nh'.normalize('NFD'),
  'ĐẶNG THỊ ỨNG'.normalize('NFD'),
  '=HYPERLINK("http://evil.test")',
  '<img src=x onerror=alert(1)>',
  '{0}{1}{{ max }}{constructor}',
  'javascript:alert(1)',
  '//evil.test',
  'http://[',
  'https://',
  '/\\evil.test',
  '../../etc/passwd',
  '%E0%A4%A',
  '%00',
  '2026-02-30',
  '2026-11-09',
  '9'.repeat(400),
  '🇻🇳👩‍👩‍👧',
];

/** Text of any kind: short and odd mostly, sometimes long. */
export const hostileText: fc.Arbitrary<string> = fc.oneof(
  { weight: 6, arbitrary: fc.constantFrom(...tricky) },
  { weight: 4, arbitrary: fc.string({ unit: 'binary', maxLength: 12 }) },
  { weight: 3, arbitrary: fc.string({ maxLength: 12 }) },
  {
    weight: 2,
    arbitrary: fc
      .tuple(fc.constantFrom(...tricky), fc.string({ maxLength: 5 }), fc.constantFrom(...tricky))
      .map((parts) => parts.join('')),
  },
  {
    weight: 1,
    arbitrary: fc
      .tuple(fc.constantFrom(' ', 'a', '0', '.', '{', '(', '\u0301'), fc.integer({ min: 100, max: 1_000 }))
      .map(([unit, count]) => unit.repeat(count)),
  },
);

/** A text that `textOf` writes as an infinite number. */
const infinityMark = '~infinity~';

const hostileNumber = fc.oneof(
  fc.constantFrom(0, -0, -1, 0.5, 1e-9, 2 ** 31, 2 ** 53, 1e21, 1e306, Number.MAX_VALUE, Infinity, -Infinity),
  fc.integer(),
  fc.double({ noNaN: true }),
);

const leaf: fc.Arbitrary<unknown> = fc.oneof(
  hostileText,
  hostileNumber,
  fc.constantFrom<unknown>(null, true, false),
  fc
    .constantFrom<() => unknown>(
      () => [],
      () => ({}),
      () => nested(60),
      () => nested(300),
      () => infinityMark,
      () => infinityMark,
      () => poisoned({}),
      () => Array.from({ length: 200 }, () => null),
    )
    .map((make) => make()),
);

/** What `JSON.parse` can answer: every kind of value, names of prototypes among the keys, deep and wide. */
export const hostileJson: fc.Arbitrary<unknown> = fc.oneof(
  { weight: 3, arbitrary: leaf },
  { weight: 1, arbitrary: fc.array(leaf, { maxLength: 4 }) },
  {
    weight: 1,
    arbitrary: fc.array(fc.tuple(hostileText, leaf), { maxLength: 4 }).map((entries) => withOwn({}, entries)),
  },
);

type Change = { readonly at: number; readonly kind: ChangeKind; readonly value: unknown; readonly name: string };

const changeKinds = ['drop', 'replace', 'rename', 'double', 'wrap', 'poison', 'text', 'deepen'] as const;
type ChangeKind = (typeof changeKinds)[number];

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.nat(10_000),
  kind: fc.constantFrom(...changeKinds),
  value: leaf,
  name: hostileText,
});

/**
 * A valid value with up to three changes: a field dropped, of another type, renamed, doubled, wrapped, nested deeply,
 * with names of prototypes beside it, or with a hostile text at its end. Some stay valid.
 */
export function mutated(valid: unknown): fc.Arbitrary<unknown> {
  return fc.array(change, { maxLength: 3 }).map((changes) => changes.reduce<unknown>(changed, structuredClone(valid)));
}

/** A valid value with changes, or any value at all. */
export function mutatedOrAny(valid: unknown): fc.Arbitrary<unknown> {
  return fc.oneof({ weight: 4, arbitrary: mutated(valid) }, { weight: 1, arbitrary: hostileJson });
}

/** The text of a value as a file, a store or an answer holds it; sometimes damaged. Deep ones are written as far as JSON goes. */
export function textOf(values: fc.Arbitrary<unknown>): fc.Arbitrary<string> {
  const whole = values.map((value) => (value === undefined ? '' : jsonText(value)));
  return fc.oneof(
    { weight: 6, arbitrary: whole },
    { weight: 1, arbitrary: fc.tuple(whole, fc.nat(2_000)).map(([text, end]) => text.slice(0, end)) },
    {
      weight: 1,
      arbitrary: fc
        .tuple(whole, fc.nat(2_000), hostileText)
        .map(([text, at, added]) => text.slice(0, at) + added + text.slice(at)),
    },
    { weight: 1, arbitrary: hostileText },
  );
}

/** JSON with `1e999` in place of the mark, because that is how a file brings an infinite number in. */
function jsonText(value: unknown): string {
  return JSON.stringify(value).replaceAll(`"${infinityMark}"`, '1e999');
}

type Holder = Record<string, unknown> | unknown[];

function changed(value: unknown, { at, kind, value: other, name }: Change): unknown {
  const places = placesOf(value);
  const place = places[at % (places.length + 1)];
  if (place === undefined) {
    return kind === 'replace' ? other : value;
  }
  const { holder, key } = place;
  const present: unknown = Reflect.get(holder, key);
  if (kind === 'drop') {
    Reflect.deleteProperty(holder, key);
  } else if (kind === 'rename') {
    Reflect.deleteProperty(holder, key);
    own(holder, name, present);
  } else if (kind === 'double') {
    own(holder, Array.isArray(holder) ? String(holder.length) : `${key} `, present);
  } else {
    own(holder, key, replacement(kind, present, other, name));
  }
  return value;
}

function replacement(kind: ChangeKind, present: unknown, other: unknown, name: string): unknown {
  switch (kind) {
    case 'wrap':
      return [present];
    case 'poison':
      return typeof present === 'object' && present !== null ? poisoned(present) : poisoned({});
    case 'text':
      return typeof present === 'string' ? present + name : name;
    case 'deepen':
      return nested(200);
    default:
      return other;
  }
}

/** The first places of a value, level by level: so many changes meet what is read, few its depths. */
function placesOf(value: unknown): readonly { readonly holder: Holder; readonly key: string }[] {
  const places: { readonly holder: Holder; readonly key: string }[] = [];
  const waiting: unknown[] = [value];
  for (let next = 0; next < waiting.length && places.length < mostPlaces; next += 1) {
    const holder = waiting[next];
    if (typeof holder === 'object' && holder !== null) {
      for (const key of Object.keys(holder).slice(0, mostPlaces)) {
        places.push({ holder: holder as Holder, key });
        waiting.push(Reflect.get(holder, key));
      }
    }
  }
  return places;
}

const mostPlaces = 120;

function withOwn(holder: object, entries: readonly (readonly [string, unknown])[]): object {
  entries.forEach(([name, value]) => own(holder, name, value));
  return holder;
}

/** `__proto__` as a field of its own, as `JSON.parse` makes it. */
function own(holder: object, name: string, value: unknown): void {
  Object.defineProperty(holder, name, { value, enumerable: true, configurable: true, writable: true });
}

function poisoned(value: object): object {
  return withOwn(value, [
    ['__proto__', { polluted: true, isGranted: true }],
    ['constructor', { prototype: { polluted: true } }],
    ['toString', 'no function'],
    ['hasOwnProperty', null],
  ]);
}

function nested(depth: number): unknown {
  let value: unknown = 'innermost';
  for (let level = 0; level < depth; level += 1) {
    value = level % 2 === 0 ? [value] : { a: value };
  }
  return value;
}
