import { array, assert, constantFrom, integer, nat, property, record, uniqueArray } from 'fast-check';
import { describe, expect, it } from 'vitest';

import { circleOf } from '../../scripts/support/chunks-in-order.mjs';
import { planChunks } from '../../scripts/support/plan-chunks.mjs';

type Part = Parameters<typeof planChunks>[0][number];

const part = (name: string, size: number, ...imports: readonly string[]): Part => ({ name, size, imports });

/** With what each part of a visit imports, as a bundler tells it. */
function visit(parts: readonly Part[], names: readonly string[], times = 1) {
  const found = new Set<string>();
  const waiting = [...names];
  for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
    found.add(name);
    waiting.push(...(parts.find((each) => each.name === name)?.imports ?? []));
  }
  return { parts: found, times };
}

const byFirstName = ([one = '']: readonly string[], [other = '']: readonly string[]) => (one < other ? -1 : 1);

const namesOf = (files: ReturnType<typeof planChunks>) =>
  files.map((held) => held.map(({ name }) => name).toSorted()).toSorted(byFirstName);

describe('the plan of the files', () => {
  it('puts together what is always fetched together', () => {
    const parts = [part('home', 10, 'theme'), part('theme', 500), part('list', 20, 'theme'), part('grid', 300)];
    const visits = [visit(parts, ['home']), visit(parts, ['list', 'grid'])];
    expect(namesOf(planChunks(parts, visits, 1))).toEqual([['grid', 'list'], ['home'], ['theme']]);
  });

  it('lets a visit pay for a small part that it does not need where a file less is worth it, and not for a large one', () => {
    const parts = [
      part('home', 100, 'theme'),
      part('list', 100, 'theme', 'words'),
      part('theme', 500),
      part('words', 4),
    ];
    const visits = [visit(parts, ['home']), visit(parts, ['list'])];
    expect(namesOf(planChunks(parts, visits, 5))).toEqual([['home'], ['list', 'words'], ['theme']]);
    const withoutOwn = [part('home', 100, 'theme'), part('theme', 500), part('words', 4), part('list', 900)];
    const both = [visit(withoutOwn, ['home']), visit(withoutOwn, ['theme', 'words'])];
    expect(namesOf(planChunks(withoutOwn, both, 5))).toContainEqual(['theme', 'words']);
    expect(namesOf(planChunks(withoutOwn, both, 3))).toContainEqual(['words']);
  });

  it('spares the visit that counts more often what it does not need', () => {
    const parts = [part('home', 100, 'theme'), part('theme', 500), part('words', 4)];
    const often = [visit(parts, ['home'], 20), visit(parts, ['theme', 'words'])];
    expect(namesOf(planChunks(parts, often, 5))).toContainEqual(['words']);
  });

  it('counts what comes along with what it puts together', () => {
    const parts = [
      part('home', 50, 'dates'),
      part('dates', 5),
      part('form', 50, 'checks'),
      part('checks', 2, 'phones'),
    ];
    const withPhones = [...parts, part('phones', 90)];
    const visits = [visit(withPhones, ['home']), visit(withPhones, ['form', 'dates'])];
    expect(namesOf(planChunks(withPhones, visits, 10))).not.toContainEqual(['checks', 'dates']);
  });
});

/** Parts that import later ones alone, as code without circles does, and visits to some of them. */
const plans = array(
  record({ size: integer({ min: 1, max: 4_000 }), imports: uniqueArray(nat(14), { maxLength: 4 }) }),
  {
    minLength: 2,
    maxLength: 14,
  },
).chain((drawn) => {
  const parts = drawn.map(({ size, imports }, place) =>
    part(`p${place}`, size, ...imports.filter((to) => to > place && to < drawn.length).map((to) => `p${to}`)),
  );
  const names = constantFrom(...parts.map(({ name }) => name));
  const heads = array(
    record({ names: uniqueArray(names, { minLength: 1, maxLength: 3 }), times: integer({ min: 1, max: 20 }) }),
    { minLength: 1, maxLength: 8 },
  );
  return record({ heads, fileCost: integer({ min: 0, max: 10_000 }) }).map(({ heads: chosen, fileCost }) => ({
    parts,
    visits: chosen.map(({ names: these, times }) => visit(parts, these, times)),
    fileCost,
  }));
});

/** What all visits pay for some files together: bytes, and for each file its cost. */
function costOf(
  files: ReturnType<typeof planChunks>,
  { visits, fileCost }: { readonly visits: readonly ReturnType<typeof visit>[]; readonly fileCost: number },
) {
  const fileOf = new Map(files.flatMap((held) => held.map(({ name }) => [name, held] as const)));
  const fetched = (names: Iterable<string>) => {
    const found = new Set<readonly Part[]>();
    const waiting = [...names];
    for (let name = waiting.pop(); name !== undefined; name = waiting.pop()) {
      const file = fileOf.get(name);
      if (file !== undefined && !found.has(file)) {
        found.add(file);
        waiting.push(...file.flatMap(({ imports }) => imports));
      }
    }
    return [...found];
  };
  const ofOne = (names: Iterable<string>) =>
    fetched(names).reduce((sum, held) => sum + fileCost + held.reduce((bytes, { size }) => bytes + size, 0), 0);
  return visits.reduce((sum, each) => sum + each.times * ofOne(each.parts), 0);
}

describe('whatever imports what, the plan', () => {
  it('holds each part once', () => {
    assert(
      property(plans, ({ parts, visits, fileCost }) => {
        const names = planChunks(parts, visits, fileCost)
          .flat()
          .map(({ name }) => name);
        expect(names.toSorted()).toEqual(parts.map(({ name }) => name).toSorted());
      }),
    );
  });

  it('has no files that import each other', () => {
    assert(
      property(plans, ({ parts, visits, fileCost }) => {
        const files = planChunks(parts, visits, fileCost);
        const fileOf = new Map(files.flatMap((held, place) => held.map(({ name }) => [name, `${place}`] as const)));
        const imports = files.map((held, place) => {
          const others = held.flatMap((each) => each.imports.map((name) => fileOf.get(name) ?? ''));
          return [`${place}`, [...new Set(others)].filter((other) => other !== `${place}`)] as const;
        });
        expect(circleOf(new Map(imports))).toBeUndefined();
      }),
    );
  });

  it('costs all visits together no more than a file for each part, nor than any two of its files as one', () => {
    assert(
      property(plans, (plan) => {
        const files = planChunks(plan.parts, plan.visits, plan.fileCost);
        const cost = costOf(files, plan);
        expect(cost).toBeLessThanOrEqual(
          costOf(
            plan.parts.map((each) => [each]),
            plan,
          ),
        );
        const pairs = files.flatMap((one, place) => files.slice(place + 1).map((other) => [one, other] as const));
        const cheaper = pairs.filter(([one, other]) => {
          const rest = files.filter((each) => each !== one && each !== other);
          return costOf([...rest, [...one, ...other]], plan) < cost;
        });
        expect(cheaper).toEqual([]);
      }),
      { numRuns: 1_000 },
    );
  });
});
