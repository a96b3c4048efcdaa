import { readdirSync, readFileSync } from 'node:fs';

import openapiTypeScript, { astToString } from 'openapi-typescript';
import { parse, stringify } from 'yaml';

const parts = new URL('../../docs/api/parts/', import.meta.url);

const headOfYaml = '# Made from docs/api/parts by `npm run contract`.\n';
const headOfTypes = '// Made from docs/api/parts by `npm run contract`.\n\n';

/**
 * The business contract, merged from its parts: one resource each, and `_base.yaml` with what all have in common.
 *
 * @returns {Record<string, unknown>} an OpenAPI 3.1 document
 * @throws {Error} where two parts define the same thing.
 */
export function readContract() {
  const names = readdirSync(parts)
    .filter((name) => name.endsWith('.yaml'))
    .sort();
  const contract = {};
  for (const name of names) {
    merge(contract, parse(readFileSync(new URL(name, parts), 'utf8')), name);
  }
  return contract;
}

/**
 * The files that are made from the contract.
 *
 * @param {Record<string, unknown>} contract
 * @returns {Promise<{ readonly yaml: string, readonly types: string, readonly shapes: string }>} the document, its types
 * in TypeScript, and the shapes of the bodies that are sent
 */
export async function generatedFiles(contract) {
  const types = await openapiTypeScript(structuredClone(contract), { immutable: true, alphabetize: false });
  return {
    yaml: headOfYaml + stringify(contract, { lineWidth: 140, aliasDuplicateObjects: false }),
    types: `${headOfTypes}${astToString(types)}\n/** What travels over the wire, by its name in the contract. */\nexport type Schemas = components['schemas'];\n`,
    shapes: headOfTypes + shapesModule(bodyShapes(contract)),
  };
}

/** The shape of each body of JSON that the contract takes, by method and address of the route. */
function bodyShapes({ paths, components }) {
  const resolve = (schema) => (schema.$ref === undefined ? schema : components.schemas[schema.$ref.split('/').at(-1)]);

  const shapeOf = (reference) => {
    const schema = resolve(reference);
    const parts = schema.allOf ?? schema.oneOf?.filter((part) => part.type !== 'null');
    if (parts !== undefined) {
      const shapes = parts.map(shapeOf);
      return shapes.length === 1 ? shapes[0] : Object.assign({}, ...shapes);
    }
    const type = [schema.type].flat().find((name) => name !== 'null');
    switch (type) {
      case 'array': {
        const item = shapeOf(schema.items);
        return schema.maxItems === undefined ? [item] : [item, schema.maxItems];
      }
      case 'object':
        return fieldsOf(schema);
      default:
        return schema.format === 'date' ? 'date' : type === 'integer' ? 'number' : (type ?? 'any');
    }
  };

  const fieldsOf = ({ properties, additionalProperties }) => {
    if (properties === undefined) {
      return additionalProperties === undefined ? 'any' : { '*': shapeOf(additionalProperties) };
    }
    return Object.fromEntries(Object.entries(properties).map(([name, property]) => [name, shapeOf(property)]));
  };

  return Object.fromEntries(
    Object.entries(paths).flatMap(([path, item]) =>
      Object.entries(item).flatMap(([method, { requestBody }]) => {
        const schema = requestBody?.content['application/json']?.schema;
        const route = path.replaceAll(/\{(\w+)\}/gu, ':$1');
        return schema === undefined ? [] : [[`${method.toUpperCase()} ${route}`, shapeOf(schema)]];
      }),
    ),
  );
}

function shapesModule(shapes) {
  const lines = Object.entries(shapes).map(([route, shape]) => `  '${route}': ${JSON.stringify(shape)},\n`);
  return `import type { Shape } from './body-shape';

/** What each body of the contract is made of, by method and path of its route. */
export const bodyShapes: Readonly<Record<string, Shape>> = {
${lines.join('')}};
`;
}

/** Lays `part` into `whole`; only groups (paths, schemas …) may meet, never two definitions. */
function merge(whole, part, name, path = []) {
  for (const [key, value] of Object.entries(part ?? {})) {
    if (!(key in whole)) {
      whole[key] = value;
    } else if (path.length < 2 && isGroup(whole[key]) && isGroup(value)) {
      merge(whole[key], value, name, [...path, key]);
    } else if (Array.isArray(whole[key]) && Array.isArray(value)) {
      whole[key].push(...value);
    } else {
      throw new Error(`${name} defines ${[...path, key].join('.')} again.`);
    }
  }
}

function isGroup(value) {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
