import fc from 'fast-check';
import { expect } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { errorCatalogue } from '@/domain/errors/error-catalogue';

/** Inputs of every property (docs/fuzzing.md). */
const inputsPerProperty = 10_000;

/** The same inputs on every machine; `FUZZ_SEED=…` looks at others. */
const seed = Number(process.env['FUZZ_SEED'] ?? 20_261_122);

type Options<Input> = {
  /** Inputs that were a fault once, tried before all others. */
  readonly examples?: readonly Input[];
  readonly runs?: number;
};

/** Tries a property on ten thousand inputs; none of them may leave a trace on the prototypes that all objects share. */
export function holdsFor<Input>(
  inputs: fc.Arbitrary<Input>,
  check: (input: Input) => void,
  { examples = [], runs = inputsPerProperty }: Options<Input> = {},
): void {
  const before = sharedNames();
  fc.assert(fc.property(inputs, check), {
    seed,
    numRuns: runs,
    examples: examples.map((input): [Input] => [input]),
  });
  expect(sharedNames()).toEqual(before);
}

/** As `holdsFor`, for parsers that answer later. */
export async function holdsLaterFor<Input>(
  inputs: fc.Arbitrary<Input>,
  check: (input: Input) => Promise<void>,
  { examples = [], runs = inputsPerProperty }: Options<Input> = {},
): Promise<void> {
  const before = sharedNames();
  await fc.assert(fc.asyncProperty(inputs, check), {
    seed,
    numRuns: runs,
    examples: examples.map((input): [Input] => [input]),
  });
  expect(sharedNames()).toEqual(before);
}

function sharedNames() {
  return [Object.prototype, Array.prototype, Function.prototype].map((shared) => Reflect.ownKeys(shared));
}

export type Outcome<Answer> = { readonly answer: Answer } | { readonly refusal: AppError };

/** What a parser makes of an input: its answer or its refusal by the catalogue. Anything else that is thrown goes on. */
export function outcomeOf<Answer>(parse: () => Answer): Outcome<Answer> {
  try {
    return { answer: parse() };
  } catch (thrown) {
    return { refusal: catalogued(thrown) };
  }
}

export async function laterOutcomeOf<Answer>(parse: () => Promise<Answer>): Promise<Outcome<Answer>> {
  try {
    return { answer: await parse() };
  } catch (thrown) {
    return { refusal: catalogued(thrown) };
  }
}

/** The catalogue's error; a text that is fit to be shown is asked for too. */
export function catalogued(thrown: unknown): AppError {
  if (!(thrown instanceof AppError) || !Object.hasOwn(errorCatalogue, thrown.code)) {
    throw thrown;
  }
  expect((thrown.detail ?? '').length).toBeLessThanOrEqual(longestDetail);
  return thrown;
}

const longestDetail = 400;
