/**
 * The seed at which random walks begin: 1, or what the variable `SEED` says, so that a walk that has failed is the first.
 *
 * @throws {Error} for a `SEED` that is no whole number of at least 1.
 */
export function firstSeed(text: string | undefined = process.env['SEED']): number {
  const seed = text === undefined || text === '' ? 1 : Number(text);
  if (!Number.isSafeInteger(seed) || seed < 1) {
    throw new Error(`SEED has to be a whole number of at least 1, not "${text ?? ''}".`);
  }
  return seed;
}
