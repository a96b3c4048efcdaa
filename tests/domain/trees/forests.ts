import fc from 'fast-check';

type Entry = { readonly name: string; readonly parentName: string | null };

/** Flat lists as a hostile server may send them: orphans, circles, doubled names, any order. */
export const anyEntries: fc.Arbitrary<readonly Entry[]> = fc.array(
  fc.record({
    name: fc.integer({ min: 0, max: 12 }).map((number) => `e${number}`),
    parentName: fc.option(fc.integer({ min: 0, max: 14 }).map((number) => `e${number}`)),
  }),
  { maxLength: 24 },
);

/** Proper trees, each parent before its children, up to 20 entries. */
export const properEntries: fc.Arbitrary<readonly Entry[]> = fc
  .array(fc.option(fc.nat()), { minLength: 1, maxLength: 20 })
  .map((parents) =>
    parents.map((parent, index) => ({
      name: `e${index}`,
      parentName: parent === null || index === 0 ? null : `e${parent % index}`,
    })),
  );
