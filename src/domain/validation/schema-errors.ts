import { ValidationError, type Schema } from 'yup';

import { isValidationMessage, validationMessage, type ValidationMessage } from './validation-message';

/** A broken rule with the field it belongs to, written `hopDong[0].ngayKy`; `''` is the whole value. */
export type FieldError = ValidationMessage & { readonly field: string };

/** Errors in the shape of the form's own values; the leaves are messages, to be worded where they are shown. */
export type FormErrors = { readonly [field: string]: FormErrorNode };
export type FormErrorNode = ValidationMessage | FormErrors | readonly (FormErrorNode | undefined)[];

/**
 * Checks a value as it stands, without casting anything, and answers the first broken rule of each field in the order of
 * the schema. A schema's messages are `ValidationMessage` objects; yup's own wording never comes out.
 *
 * @param value Anything, also what no form could have sent.
 */
export function validationErrorsOf(schema: Schema, value: unknown): readonly FieldError[] {
  try {
    schema.validateSync(value, { abortEarly: false, strict: true });
    return [];
  } catch (thrown) {
    if (!ValidationError.isError(thrown)) {
      throw thrown;
    }
    const all = thrown.inner.length > 0 ? thrown.inner : [thrown];
    const firstByField = new Map<string, FieldError>();
    for (const error of all) {
      const field = error.path ?? '';
      if (!firstByField.has(field)) {
        firstByField.set(field, { field, ...messageOf(error) });
      }
    }
    return inOrderOf(schema, [...firstByField.values()]);
  }
}

/** A `validate` function for Formik: an empty object means that the form may be sent. */
export function formErrorsOf(schema: Schema): (values: unknown) => FormErrors {
  return (values) => formErrorsFrom(validationErrorsOf(schema, values));
}

/** Errors of single fields as a form's error tree. */
export function formErrorsFrom(errors: readonly FieldError[]): FormErrors {
  const tree: Branch = new Map();
  for (const { field, key, params } of errors) {
    const names = namesOf(field);
    const parent = names.slice(0, -1).reduce<Branch | undefined>((branch, name) => branchOf(branch, name), tree);
    const leaf = names.at(-1) ?? '';
    if (parent !== undefined && !parent.has(leaf)) {
      parent.set(leaf, { key, params });
    }
  }
  return plain(tree) as FormErrors;
}

/** yup's own order mixes up fields of the same name at different depths. */
function inOrderOf(schema: Schema, errors: readonly FieldError[]): readonly FieldError[] {
  const description: object = schema.describe();
  const placed = errors.map((error) => ({ error, place: placeOf(description, namesOf(error.field)) }));
  return placed.sort((one, other) => comparePlaces(one.place, other.place)).map(({ error }) => error);
}

type Described = { readonly fields?: Readonly<Record<string, object>>; readonly innerType?: object };

function placeOf(described: Described, names: readonly string[]): readonly number[] {
  const [name, ...rest] = names;
  if (name === undefined) {
    return [];
  }
  const index = described.fields === undefined ? Number(name) : Object.keys(described.fields).indexOf(name);
  return [index, ...placeOf(described.fields?.[name] ?? described.innerType ?? {}, rest)];
}

function comparePlaces(one: readonly number[], other: readonly number[]): number {
  const differing = one.findIndex((index, depth) => index !== other[depth]);
  return differing === -1 ? one.length - other.length : (one[differing] ?? 0) - (other[differing] ?? -1);
}

function namesOf(field: string): readonly string[] {
  return field.split(/[.[\]]+/u).filter((name) => name !== '');
}

type Branch = Map<string, ValidationMessage | Branch>;

/** The branch under a name; `undefined` when an error of the whole part already stands there. */
function branchOf(branch: Branch | undefined, name: string): Branch | undefined {
  const known = branch?.get(name);
  if (known !== undefined) {
    return known instanceof Map ? known : undefined;
  }
  const made: Branch = new Map();
  branch?.set(name, made);
  return branch === undefined ? undefined : made;
}

function plain(branch: Branch): FormErrorNode {
  const entries = [...branch].map(([name, node]): [string, FormErrorNode] => [
    name,
    node instanceof Map ? plain(node) : node,
  ]);
  const isList = entries.length > 0 && entries.every(([name]) => /^\d+$/u.test(name));
  return isList ? listOf(entries) : Object.fromEntries(entries);
}

function listOf(entries: readonly [string, FormErrorNode][]): readonly (FormErrorNode | undefined)[] {
  const byIndex = new Map(entries.map(([name, node]) => [Number(name), node]));
  return Array.from({ length: Math.max(...byIndex.keys()) + 1 }, (_, index) => byIndex.get(index));
}

function messageOf(error: ValidationError): ValidationMessage {
  const [message]: readonly unknown[] = error.errors;
  return isValidationMessage(message) ? message : validationMessage('invalid');
}
