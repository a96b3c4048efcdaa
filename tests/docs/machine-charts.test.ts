import { describe, expect, it } from 'vitest';

import { allMachines } from '../support/all-machines';
import { toMermaidPage } from '../support/to-mermaid';

describe('machine charts', () => {
  it.each(allMachines.map((machine) => [machine.id, machine] as const))(
    'docs/machines/%s.md is what the machine is',
    async (id, machine) => {
      await expect(toMermaidPage(machine)).toMatchFileSnapshot(`../../docs/machines/${id}.md`);
    },
  );
});
