import { demoSeed } from '@mock-server/data/seed/demo-seed';
import type { SeedOptions } from '@mock-server/data/table-rows';

/** Makes every change in place of a row that databases of these options share throw. */
export function freezeSeed(options: SeedOptions): void {
  for (const rows of Object.values(demoSeed(options))) {
    freeze(rows());
  }
}

function freeze(value: unknown): void {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value);
    Object.values(value).forEach(freeze);
  }
}
