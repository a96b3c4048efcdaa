import { expect, it } from 'vitest';

import { generatedFiles, readContract } from '../../scripts/support/contract.mjs';

it('docs/api/openapi.yaml and the wire types are made from the parts of the contract', async () => {
  const { yaml, types } = await generatedFiles(readContract());
  await expect(yaml).toMatchFileSnapshot('../../docs/api/openapi.yaml');
  await expect(types).toMatchFileSnapshot('../../src/domain/contract/schemas.ts');
});
