/** Answers the next number of a sequence: at least 0, less than 1. */
export type Draw = () => number;

/**
 * The draw at a place of a seed's sequence (generator mulberry32): whoever knows seed and place gets the same number,
 * whatever else has been drawn meanwhile.
 *
 * @param index From 0.
 */
export function drawAt(seed: number, index: number): number {
  const state = (seed + Math.imul(index + 1, 0x6d2b79f5)) | 0;
  let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
}

/** A seed's sequence from its beginning. */
export function drawsFrom(seed: number): Draw {
  let index = -1;
  return () => {
    index += 1;
    return drawAt(seed, index);
  };
}

/** A seed of its own for each name under one seed. */
export function seedOf(seed: number, name: string): number {
  return seed ^ hashText(name);
}

/** FNV-1a, 32 bits. */
export function hashText(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) {
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  }
  return hash >>> 0;
}
