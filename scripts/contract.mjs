import { writeFileSync } from 'node:fs';

import { generatedFiles, readContract } from './support/contract.mjs';

/** Makes docs/api/openapi.yaml and the types of src/domain/contract from docs/api/parts. */
const { yaml, types } = await generatedFiles(readContract());
writeFileSync(new URL('../docs/api/openapi.yaml', import.meta.url), yaml);
writeFileSync(new URL('../src/domain/contract/schemas.ts', import.meta.url), types);
