import { isJsonObject } from '@/domain/validation/json-object';
import type { FieldError } from '@/domain/validation/schema-errors';

import { fieldError, refuseInvalid } from '../routes/validation-answers';

type Kind = 'string' | 'date' | 'number' | 'boolean' | 'any';

/**
 * What a value of a body is made of: its kind in JSON, a list of one shape with the most that it may hold, fields by their
 * names, or under `*` the shape of all fields. `any` is judged by its route alone.
 */
export type Shape = Kind | readonly [shape: Shape, most?: number] | { readonly [field: string]: Shape };

/**
 * The first value of a body that is of another kind than the contract has it, as .NET's reader finds it before any route
 * is asked. What is missing or `null`, but for an entry of a list, is for the rules of the route; what the contract does
 * not name is passed over.
 */
export function misshapenPart(shape: Shape, value: unknown, path = ''): FieldError | undefined {
  if (value === undefined || value === null || shape === 'any') {
    return undefined;
  }
  if (typeof shape === 'string') {
    return isOfKind(shape, value) ? undefined : fieldError(path, 'invalid');
  }
  return isList(shape) ? misshapenItem(shape, value, path) : misshapenField(shape, value, path);
}

/**
 * The first text of a body without a shape of its own, as ABP's services have it, that is none; names of fields are texts
 * too, since extra properties are stored with theirs.
 */
export function brokenText(value: unknown, path = ''): FieldError | undefined {
  if (typeof value === 'string') {
    return isText(value) ? undefined : fieldError(path, 'invalid');
  }
  if (Array.isArray(value)) {
    return firstOf(value.entries(), ([index, item]) => brokenText(item, `${path}[${index}]`));
  }
  return isJsonObject(value)
    ? firstOf(Object.entries(value), ([name, part]) =>
        isText(name) ? brokenText(part, within(path, name)) : fieldError(path, 'invalid'),
      )
    : undefined;
}

/**
 * Judges a row of a file by itself: its call was let through whatever the row is.
 *
 * @throws MockFailure 400 for one that is not made as the contract has it.
 */
export function refuseMisshapenRow(shape: Shape, row: unknown): void {
  const error = misshapenEntry(shape, row, '');
  refuseInvalid(error === undefined ? [] : [error]);
}

/** As `misshapenPart` for an entry of a list, which is never left out. */
function misshapenEntry(shape: Shape, value: unknown, path: string): FieldError | undefined {
  const isMissing = value === undefined || value === null;
  return isMissing && shape !== 'any' ? fieldError(path, 'invalid') : misshapenPart(shape, value, path);
}

/** The shape of an entry of a list that a body has under a name. */
export function entryShapeOf(shape: Shape, name: string): Shape {
  const list = typeof shape === 'string' || isList(shape) ? undefined : shape[name];
  return list !== undefined && typeof list !== 'string' && isList(list) ? list[0] : 'any';
}

function isList(shape: Exclude<Shape, string>): shape is readonly [Shape, number?] {
  return Array.isArray(shape);
}

function misshapenItem([shape, most = Infinity]: readonly [Shape, number?], value: unknown, path: string) {
  if (!Array.isArray(value)) {
    return fieldError(path, 'invalid');
  }
  if (value.length > most) {
    return fieldError(path, 'max', { max: most, actual: value.length });
  }
  return firstOf(value.entries(), ([index, item]) => misshapenEntry(shape, item, `${path}[${index}]`));
}

function misshapenField(shape: Readonly<Record<string, Shape>>, value: unknown, path: string) {
  if (!isJsonObject(value)) {
    return fieldError(path, 'invalid');
  }
  return firstOf(Object.entries(value), ([name, part]) => {
    const known = Object.hasOwn(shape, name) ? shape[name] : shape['*'];
    return misshapenPart(known ?? 'any', part, within(path, name));
  });
}

function within(path: string, name: string): string {
  return path === '' ? name : `${path}.${name}`;
}

function firstOf<Item>(items: Iterable<Item>, judge: (item: Item) => FieldError | undefined): FieldError | undefined {
  for (const item of items) {
    const error = judge(item);
    if (error !== undefined) {
      return error;
    }
  }
  return undefined;
}

/**
 * A day of blanks is none; whether another one is a day, or a number a whole one, is said by the route with all else that
 * is wrong.
 */
function isOfKind(kind: Exclude<Kind, 'any'>, value: unknown): boolean {
  switch (kind) {
    case 'string':
      return isText(value);
    case 'date':
      return isText(value) && (value === '' || value.trim() !== '');
    case 'number':
      return Number.isFinite(value);
    case 'boolean':
      return typeof value === 'boolean';
  }
}

/** .NET reads whole characters alone, and no database stores a NUL. */
export function isText(value: unknown): value is string {
  return typeof value === 'string' && !/[\0\p{Surrogate}]/u.test(value);
}
