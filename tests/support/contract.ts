import formats from 'ajv-formats';
import { Ajv2020, type ErrorObject, type ValidateFunction } from 'ajv/dist/2020.js';

import { readContract } from '../../scripts/support/contract.mjs';

/** One call as it went over the wire. */
export type WireCall = {
  readonly method: string;
  /** Without query. */
  readonly path: string;
  readonly query: URLSearchParams;
  readonly body: unknown;
  readonly status: number;
  readonly answer: unknown;
};

type Json = Readonly<Record<string, unknown>>;
type Parameter = { readonly name: string; readonly in: string; readonly required?: boolean; readonly schema: unknown };

export type Operation = {
  readonly method: string;
  readonly template: string;
  readonly pattern: RegExp;
  readonly parameters: readonly Parameter[];
  readonly definition: Json;
};

const contract: Json = readContract();

/** Requests may carry more than the contract names, as ABP ignores it; answers may not. */
const requests = createJudge(contract);
const answers = createJudge(closed(contract) as Json);

/** Every operation of the contract. */
export const operations: readonly Operation[] = Object.entries(contract['paths'] as Json).flatMap(([template, item]) =>
  Object.entries(item as Json)
    .filter(([method]) => ['get', 'post', 'put', 'delete'].includes(method))
    .map(([method, definition]) => ({
      method: method.toUpperCase(),
      template,
      pattern: new RegExp(`^${template.replaceAll(/\{[^}]+\}/gu, '[^/]+')}$`, 'u'),
      parameters: [...parametersOf(item as Json), ...parametersOf(definition as Json)],
      definition: definition as Json,
    })),
);

/** The operation that answers a path; fixed words come before parameters. */
function operationOf(method: string, path: string): Operation | undefined {
  return operations
    .filter((operation) => operation.method === method && operation.pattern.test(path))
    .sort((one, other) => one.template.split('{').length - other.template.split('{').length)[0];
}

/**
 * What of a call the contract does not know: an undocumented query name, status, field, or value. A body is judged only
 * when the back end accepted it, since tests also send wrong ones. Calls of other APIs are not judged.
 */
export function contractProblems(call: WireCall): readonly string[] {
  const operation = operationOf(call.method, call.path);
  if (operation === undefined) {
    return call.path.startsWith('/api/app/') ? [`${call.method} ${call.path} is not in the contract`] : [];
  }
  const isAccepted = call.status < 300;
  const problems = [
    ...(isAccepted ? queryProblems(operation, call.query) : []),
    ...(isAccepted ? requests(bodySchema(operation), call.body, 'request') : []),
    ...answerProblems(operation, call),
  ];
  return problems.map((problem) => `${operation.method} ${operation.template}: ${problem}`);
}

function queryProblems({ parameters }: Operation, query: URLSearchParams): readonly string[] {
  const known = new Set(parameters.filter((each) => each.in === 'query').map(({ name }) => name.toLowerCase()));
  return [...query.keys()].filter((name) => !known.has(name.toLowerCase())).map((name) => `query "${name}"`);
}

function answerProblems(operation: Operation, { status, answer }: WireCall): readonly string[] {
  const responses = operation.definition['responses'] as Json;
  const key = String(status);
  if (!(key in responses)) {
    return alwaysPossible(status) ? [] : [`status ${key}`];
  }
  const response = resolved(responses[key]);
  const schema = jsonSchemaOf(response['content']);
  return answer === undefined ? [] : answers(schema, answer, `answer ${key}`);
}

function bodySchema({ definition }: Operation): unknown {
  return jsonSchemaOf((definition['requestBody'] as Json | undefined)?.['content']);
}

function jsonSchemaOf(content: unknown): unknown {
  return ((content as Json | undefined)?.['application/json'] as Json | undefined)?.['schema'];
}

/** No token, no policy, nothing there, and what no contract foresees. */
function alwaysPossible(status: number): boolean {
  return status === 401 || status === 403 || status === 404 || status >= 500;
}

/** The fields that the body of an operation has to have. */
export function requiredFieldsOf(operation: Operation): readonly string[] {
  const schema = bodySchema(operation);
  return schema === undefined ? [] : requiredFields(schema);
}

function requiredFields(schema: unknown): readonly string[] {
  const { required = [], allOf = [] } = resolved(schema) as {
    required?: readonly string[];
    allOf?: readonly unknown[];
  };
  return [...required, ...allOf.flatMap(requiredFields)];
}

type Judge = (schema: unknown, value: unknown, place: string) => readonly string[];

function createJudge(whole: Json): Judge {
  const ajv = new Ajv2020({ strict: false, allErrors: true });
  formats(ajv);
  ajv.addSchema(whole, 'contract');
  const validators = new Map<string, ValidateFunction>();
  return (schema, value, place) => {
    if (schema === undefined) {
      return [];
    }
    const key = JSON.stringify(schema);
    const validate = validators.get(key) ?? ajv.compile(withWholeRefs(schema));
    validators.set(key, validate);
    return validate(value) ? [] : (validate.errors ?? []).map((error) => inWords(error, place));
  };
}

function inWords({ instancePath, message = '', params }: ErrorObject, place: string): string {
  return `${place}${instancePath} ${message} ${JSON.stringify(params)}`;
}

/** References of a part that is compiled alone lead into the whole contract. */
function withWholeRefs(schema: unknown): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"#/', '"contract#/')) as object;
}

function parametersOf(item: Json): readonly Parameter[] {
  return ((item['parameters'] as readonly unknown[] | undefined) ?? []).map(
    (parameter) => resolved(parameter) as unknown as Parameter,
  );
}

/** What a reference leads to, or the value itself. */
export function resolved(value: unknown): Json {
  const reference = (value as Json)['$ref'];
  if (typeof reference !== 'string') {
    return value as Json;
  }
  return reference
    .slice(2)
    .split('/')
    .reduce<unknown>((inside, key) => (inside as Json)[key], contract) as Json;
}

/** The contract with every object closed, so that a field which it does not name is a mistake. */
function closed(whole: unknown): unknown {
  const joined = new Set<string>();
  JSON.stringify(whole, (key, value: unknown) => {
    if (key === 'allOf') {
      for (const part of value as readonly Json[]) {
        joined.add(String(part['$ref']));
      }
    }
    return value;
  });
  return close(whole, '#', joined);
}

function close(value: unknown, path: string, joined: ReadonlySet<string>): unknown {
  if (Array.isArray(value)) {
    const isJoined = path.endsWith('/allOf');
    return (value as readonly unknown[]).map((item, index) =>
      isJoined ? item : close(item, `${path}/${index}`, joined),
    );
  }
  if (typeof value !== 'object' || value === null) {
    return value;
  }
  const copy: Json = Object.fromEntries(
    Object.entries(value).map(([key, inner]) => [key, close(inner, `${path}/${key}`, joined)]),
  );
  const isObjectSchema = ('properties' in copy && copy['type'] === 'object') || 'allOf' in copy;
  return isObjectSchema && !joined.has(path) && !('additionalProperties' in copy)
    ? { ...copy, unevaluatedProperties: false }
    : copy;
}

/** The properties of a schema with their own, those of what it is joined from included. */
export function propertiesOf(schema: unknown): Json {
  const { properties = {}, allOf = [] } = resolved(schema) as { properties?: Json; allOf?: readonly unknown[] };
  return Object.assign({}, ...allOf.map(propertiesOf), properties) as Json;
}

/** What an operation answers when it has done what was asked; an empty schema where it answers nothing. */
export function answerOf(method: string, path: string): unknown {
  const responses = operationOf(method, path)?.definition['responses'] as Json | undefined;
  return (responses?.['200'] && jsonSchemaOf(resolved(responses['200'])['content'])) ?? {};
}

/** The values that a schema lists, `null` aside; none where it lists none. */
export function valuesOf(schema: unknown): readonly string[] {
  const {
    enum: values = [],
    oneOf = [],
    anyOf = [],
  } = resolved(schema) as Readonly<Partial<Record<'enum' | 'oneOf' | 'anyOf', readonly unknown[]>>>;
  return [...values.filter((value) => value !== null).map(String), ...[...oneOf, ...anyOf].flatMap(valuesOf)];
}

/** Every list of words of the contract, wherever it stands. */
export const listedWords: readonly (readonly string[])[] = wordsIn(contract);

function wordsIn(value: unknown): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) {
    return [];
  }
  const words: readonly unknown[] = 'enum' in value && Array.isArray(value.enum) ? value.enum : [];
  const own = words.filter((word) => typeof word === 'string');
  return [...(own.length > 0 ? [own] : []), ...Object.values(value).flatMap(wordsIn)];
}

/** The values that a field of the rows of a list may have; none where the contract lists none. @param path Of the list. */
export function listedValuesOf(path: string, field: string): readonly string[] {
  const { items } = propertiesOf(answerOf('GET', path));
  const row = propertiesOf((resolved(items ?? {}) as { readonly items?: unknown }).items ?? {});
  return field in row ? valuesOf(row[field]) : [];
}
