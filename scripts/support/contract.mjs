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
 * The two files that are made from the contract.
 *
 * @param {Record<string, unknown>} contract
 * @returns {Promise<{ readonly yaml: string, readonly types: string }>} the document, and its types in TypeScript
 */
export async function generatedFiles(contract) {
  const types = await openapiTypeScript(structuredClone(contract), { immutable: true, alphabetize: false });
  return {
    yaml: headOfYaml + stringify(contract, { lineWidth: 140, aliasDuplicateObjects: false }),
    types: `${headOfTypes}${astToString(types)}\n/** What travels over the wire, by its name in the contract. */\nexport type Schemas = components['schemas'];\n`,
  };
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
