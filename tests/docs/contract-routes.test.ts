import { describe, expect, it } from 'vitest';

import { productRoutes } from '@mock-server/product-routes';

import { operations, resolved, type Operation } from '../support/contract';

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

  it('no endpoint is served twice', () => {
    expect(served.filter((route, place) => served.indexOf(route) !== place)).toEqual([]);
  });
});
