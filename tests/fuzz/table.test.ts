import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

const folder = new URL('.', import.meta.url);

describe('docs/fuzzing.md', () => {
  it('names every file of this folder, once', () => {
    const text = readFileSync(new URL('../../docs/fuzzing.md', folder), 'utf8');
    const named = [...text.matchAll(/\| `tests\/fuzz\/([^`]+)`/gu)].map(([, name = '']) => name);
    const files = readdirSync(folder).filter((name) => name.endsWith('.test.ts') && name !== 'table.test.ts');
    expect(named.toSorted()).toEqual(files.toSorted());
  });
});
