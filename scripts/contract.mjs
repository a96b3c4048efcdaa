import { writeFileSync } from 'node:fs';

import { generatedFiles, readContract } from './support/contract.mjs';

/** Makes docs/api/openapi.yaml, the types of src/domain/contract and the shapes of mock-server/http from docs/api/parts. */
const { yaml, types, shapes } = await generatedFiles(readContract());
writeFileSync(new URL('../docs/api/openapi.yaml', import.meta.url), yaml);
writeFileSync(new URL('../src/domain/contract/schemas.ts', import.meta.url), types);
writeFileSync(new URL('../mock-server/http/body-shapes.ts', import.meta.url), shapes);
