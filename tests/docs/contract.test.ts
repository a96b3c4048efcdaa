import { expect, it } from 'vitest';

import { generatedFiles, readContract } from '../../scripts/support/contract.mjs';

it('docs/api/openapi.yaml, the wire types and the shapes of bodies are made from the parts of the contract', async () => {
  const { yaml, types, shapes } = await generatedFiles(readContract());
  await expect(yaml).toMatchFileSnapshot('../../docs/api/openapi.yaml');
  await expect(types).toMatchFileSnapshot('../../src/domain/contract/schemas.ts');
  await expect(shapes).toMatchFileSnapshot('../../mock-server/http/body-shapes.ts');
});
