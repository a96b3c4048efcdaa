import { expect, it } from 'vitest';

import { matchRoute } from '@/domain/navigation/routes';
import { unitsList } from '@/views/database/units/units-list';
import { workersList } from '@/views/database/workers/workers-list';
import { dossiersList } from '@/views/fund/self-paying/dossiers-list';

it.each([
  ['units', unitsList.editHref?.({ id: '1' } as never), unitsList.policies.edit],
  ['workers', workersList.editHref?.({ id: '1' } as never), workersList.policies.edit],
  ['dossiers', dossiersList.editHref?.({ id: '1' } as never), dossiersList.policies.edit],
])('P-02 offers to edit a row of %s to whoever may open its form, and to nobody else', (_, href, policy) => {
  expect(policy).toBe(matchRoute(href ?? '')?.route.policy);
});
