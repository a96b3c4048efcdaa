import { isJsonObject } from '@/domain/validation/json-object';
import type { Shape } from '@mock-server/http/body-shape';

/** A body as text, since JSON has values that no object of JavaScript becomes. */
export type Damaged = { readonly at: string; readonly by: string; readonly text: string };

/** What no field may break on, as JSON. The first one leaves the field out. */
const strange: readonly (string | undefined)[] = [
  undefined,
  'null',
  'true',
  '7',
  '-1',
  '0.5',
  '1e21',
  '1e400',
  '""',
  '"   "',
  '"abc"',
  '"5"',
  '"NaN"',
  '"2026-02-31"',
  '"0001-01-01"',
  '"9999-12-31"',
  '"a\\u0000b"',
  '"\\ud800"',
  '"__proto__"',
  '"constructor"',
  '"3f2504e0-4f89-11d3-9a0c-0305e82c3301"',
  '{}',
  '{"toString":1,"valueOf":2}',
  '{"__proto__":{"length":1}}',
  '[]',
  '[null]',
  '[[[]]]',
  '['.repeat(50) + ']'.repeat(50),
  JSON.stringify('x'.repeat(100_000)),
];

/** Lists are also tried with every entry twice, and with far too many. */
const manyEntries = 10_000;

type Place = { readonly at: string; readonly value: unknown; readonly put: (text: string | undefined) => string };

/**
 * A body with one value replaced at a time, `perField` values for each field that the contract knows, taken in turn so
 * that all of them are tried over the whole contract.
 */
export function* damaged(body: unknown, shape: Shape, perField: number, turn: () => number): Generator<Damaged> {
  for (const { at, value, put } of placesOf(body, shape, { at: '', put: (text) => text ?? '' })) {
    const tried = new Set(
      Array.from({ length: Math.min(perField, strange.length) }, () => strange[turn() % strange.length]),
    );
    for (const text of tried) {
      yield { at, by: (text ?? 'nothing').slice(0, 40), text: put(text) };
    }
    const entries: readonly unknown[] = Array.isArray(value) ? value : [];
    if (entries.length > 0) {
      yield { at, by: 'all twice', text: put(JSON.stringify([...entries, ...entries])) };
      const many = Array.from({ length: manyEntries }, () => entries[0]);
      yield { at, by: 'far too many', text: put(JSON.stringify(many)) };
    }
  }
}

function* placesOf(value: unknown, shape: Shape, { at, put }: Omit<Place, 'value'>): Generator<Place> {
  yield { at, value, put };
  if (Array.isArray(value)) {
    const [first, ...rest] = (value as readonly unknown[]).map((entry) => JSON.stringify(entry));
    const inner = Array.isArray(shape) ? (shape[0] as Shape) : 'any';
    if (first !== undefined) {
      const entry = (text: string | undefined) =>
        put(`[${[...(text === undefined ? [] : [text]), ...rest].join(',')}]`);
      yield* placesOf(value[0], inner, { at: `${at}[0]`, put: entry });
    }
  } else if (isJsonObject(value)) {
    for (const [name, part] of Object.entries(value)) {
      const inner = shapeOfField(shape, name);
      if (inner !== undefined && part !== undefined) {
        const others = Object.entries(value).filter(([key, other]) => key !== name && other !== undefined);
        const fields = others.map(([key, other]) => `${JSON.stringify(key)}:${JSON.stringify(other)}`);
        const field = (text: string | undefined) =>
          put(`{${[...fields, ...(text === undefined ? [] : [`${JSON.stringify(name)}:${text}`])].join(',')}}`);
        yield* placesOf(part, inner, { at: at === '' ? name : `${at}.${name}`, put: field });
      }
    }
  }
}

function shapeOfField(shape: Shape, name: string): Shape | undefined {
  if (shape === 'any') {
    return shape;
  }
  if (typeof shape === 'string' || Array.isArray(shape)) {
    return undefined;
  }
  const fields = shape as Readonly<Record<string, Shape>>;
  return fields[name] ?? fields['*'];
}
