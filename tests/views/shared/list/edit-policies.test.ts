import { expect, it } from 'vitest';

import { matchRoute } from '@/domain/navigation/routes';
import { selfPayingPayment, selfPayingStatuses } from '@/domain/self-paying/self-paying-dossier';
import { selfPayingWorkflow } from '@/machines/workflows/self-paying-workflow-machine';
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

it.each(selfPayingStatuses)(
  'B-03 P-02 offers to edit a dossier that is "$ten" where its workflow lets it be',
  ({ id }) => {
    const amounts = { soTien: 100_000, conPhaiNop: 100_000 };
    const row = { trangThai: id, tinhTrangDong: selfPayingPayment.unpaid, duTaiLieu: true, ...amounts };
    expect(dossiersList.isEditable?.(row as never)).toBe(selfPayingWorkflow.hasStep(row, 'sua'));
  },
);
