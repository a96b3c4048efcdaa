import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';

import { freezeSeed } from '../support/frozen-seed';
import { act } from './closing-acts';
import { openWorld, type World } from './closing-world';
import { disagreements } from './closing-figures';

const walks = 2;
const actsOfWalk = 130;
const lookEvery = 65;

/** Steps that move money or people; a walk in which none of a kind is taken would prove little. */
const wanted = [
  ...['gui', 'tham-dinh', 'phe-duyet', 'tra-lai', 'tu-choi', 'thu-hoi-phe-duyet'],
  ...['doi-soat', 'huy-doi-soat', 'thu-tien-mat', 'ghi-nhan-dong', 'xac-nhan-dong', 'hoan-tra', 'chi-tra', 'huy-chi'],
];

/** The verbs of all steps that a world has seen after its seed. */
function stepsOf({ database }: World, seeded: number): readonly string[] {
  return [...database.stepHistory.rows()].slice(seeded).map(({ hanhDong }) => hanhDong);
}

describe('the closing of a month', () => {
  beforeAll(() => {
    freezeSeed({ workerCount: 200 });
  });

  it('B-01 B-03 B-04 B-05 B-08 B-09 B-10 B-11 B-25 P-03 agrees in all its figures after any acts of any people, over month ends', async () => {
    const taken = new Map<string, number>();
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.tuple(fc.nat(997), fc.nat(97), fc.nat(97)), { minLength: actsOfWalk, maxLength: actsOfWalk }),
        async (draws) => {
          const world = await openWorld();
          const seeded = world.database.stepHistory.size;
          const trail: string[] = [];
          for (const [index, draw] of draws.entries()) {
            trail.push(await act(world, draw));
            if ((index + 1) % lookEvery === 0) {
              expect({ trail, found: await disagreements(world) }).toEqual({ trail, found: [] });
            }
          }
          for (const verb of stepsOf(world, seeded)) {
            taken.set(verb, (taken.get(verb) ?? 0) + 1);
          }
        },
      ),
      { numRuns: walks, seed: 20_261_127, endOnFailure: true },
    );
    expect(wanted.filter((verb) => !taken.has(verb))).toEqual([]);
  }, 300_000);
});
