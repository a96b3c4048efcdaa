import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { bodyShapes } from '@mock-server/http/body-shapes';
import { productRoutes } from '@mock-server/product-routes';

import { operations, requiredFieldsOf, resolved, type Operation } from '../support/contract';

const served = productRoutes
  .filter(({ path }) => path.startsWith('/api/app/'))
  .map(({ method, path }) => `${method} ${path.replaceAll(/:(\w+)/gu, '{$1}')}`);

/** An operation is served by one endpoint, or by one for each value of a parameter that has a list of values. */
function addressesOf({ method, template, parameters }: Operation): readonly string[] {
  return parameters.reduce<readonly string[]>(
    (addresses, { name, in: place, schema }) => {
      const values = resolved(schema)['enum'] as readonly string[] | undefined;
      return place !== 'path' || values === undefined
        ? addresses
        : addresses.flatMap((address) => values.map((value) => address.replace(`{${name}}`, value)));
    },
    [`${method} ${template}`],
  );
}

function shapeOf({ method, template }: Operation): object {
  const shapes: Readonly<Record<string, unknown>> = bodyShapes;
  const shape = shapes[`${method} ${template.replaceAll(/\{(\w+)\}/gu, ':$1')}`];
  return typeof shape === 'object' && shape !== null ? shape : {};
}

describe('contract and demo back end', () => {
  it('every endpoint of the demo is in the contract, with its parameters by the same names', () => {
    const documented = new Set(
      operations.flatMap((operation) => [`${operation.method} ${operation.template}`, ...addressesOf(operation)]),
    );
    expect(served.filter((route) => !documented.has(route))).toEqual([]);
  });

  it('every operation of the contract is served', () => {
    const known = new Set(served);
    const missing = operations
      .filter((operation) => !known.has(`${operation.method} ${operation.template}`))
      .flatMap(addressesOf)
      .filter((address) => !known.has(address));
    expect(missing).toEqual([]);
  });

  it('every refusal by which the demo answers, or a screen knows a field, is told of by its number', () => {
    const contract = readFileSync('docs/api/openapi.yaml', 'utf8');
    const ranges = [...contract.matchAll(/(\d{5}) to (\d{5})/gu)].map((range) => range.slice(1).map(Number));
    const told = new Set([...contract.matchAll(/\b\d{5}\b/gu)].map(([code]) => Number(code)));
    const given = ['mock-server', 'src']
      .flatMap((folder) =>
        readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((name) => `${folder}/${name}`),
      )
      .filter((name) => /\.tsx?$/u.test(name))
      .flatMap((name) => [...readFileSync(name, 'utf8').matchAll(/QuyHoTro:(\d{5})/gu)])
      .map(([, code]) => Number(code));
    expect(given.length).toBeGreaterThan(50);
    const untold = given.filter(
      (code) => !told.has(code) && !ranges.some(([from = 0, to = 0]) => from <= code && code <= to),
    );
    expect([...new Set(untold)]).toEqual([]);
  });

  it('C-05 what may come without the name of its intention is told to whoever writes a back end', () => {
    const unnamed = operations
      .filter((operation) => 'maLanGui' in shapeOf(operation) && !requiredFieldsOf(operation).includes('maLanGui'))
      .map(({ method, template }) => `${method} ${template}`);
    const guide = readFileSync('docs/connect-to-abp.md', 'utf8');
    const [, told = ''] = /alone \(([^)]+)\) it may be missing/u.exec(guide) ?? [];
    expect([...told.matchAll(/`([^`]+)`/gu)].map(([, call = '']) => call).toSorted()).toEqual(unnamed.toSorted());
  });

  it('no endpoint is served twice', () => {
    expect(served.filter((route, place) => served.indexOf(route) !== place)).toEqual([]);
  });
});
