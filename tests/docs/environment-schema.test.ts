import { toJsonSchema } from '@valibot/to-json-schema';
import { expect, it } from 'vitest';

import { environmentSchema } from '@/domain/environment/environment';

it('docs/environment.schema.json describes the environment that the product accepts', async () => {
  const schema = {
    title: 'dynamic-env.json',
    description: 'Where an installation of the Fund office finds its issuer and its back end (docs/deployment.md).',
    ...toJsonSchema(environmentSchema, { typeMode: 'input', ignoreActions: ['trim'] }),
  };
  await expect(`${JSON.stringify(schema, null, 2)}\n`).toMatchFileSnapshot('../../docs/environment.schema.json');
});
