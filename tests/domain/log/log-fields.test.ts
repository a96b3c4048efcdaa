import { expect, it } from 'vitest';

import { logFieldOf } from '@/domain/log/log-fields';
import { bodyShapes } from '@mock-server/http/body-shapes';

/** What no entry keeps: who and when, stamps, and the names of intentions. */
const unlogged: readonly string[] = ['id', 'concurrencyStamp', 'maLanGui'];

/** The fields of a body, and of the rows inside it. */
function fieldsOf(shape: unknown): readonly string[] {
  if (Array.isArray(shape)) {
    return fieldsOf(shape[0]);
  }
  return typeof shape === 'object' && shape !== null
    ? Object.entries(shape).flatMap(([name, inner]) => [name, ...fieldsOf(inner)])
    : [];
}

const written = Object.entries(bodyShapes).filter(([name]) => /^(?:POST|PUT) \/api\/app\/[^/]+(?:\/:id)?$/u.test(name));

it.each(written)('B-23 K-03 the log calls what is entered by its name, not by that of the wire: %s', (_, shape) => {
  const names = fieldsOf(shape).filter((name) => !unlogged.includes(name));
  expect(names.filter((name) => logFieldOf(name) === undefined)).toEqual([]);
});
