import type { MockBackend } from '../../backend';
import { warningsOfDossier } from '../../data/fund/self-paying-people';
import { businessFailure, entityNotFound } from '../../failures';
import type { MockRequest, MockResponse } from '../../routing';
import { checkStamp } from '../audit';
import { takeEach } from '../bulk-steps';
import { refuseForeignUnits } from '../data-scope';
import { once } from '../once';
import { takeDossierStep } from './self-paying-steps';

/** Approves up to 50 dossiers, each judged by itself; one with a warning needs a look of its own (§5.3). */
export function bulkApproval(request: MockRequest, backend: MockBackend): MockResponse {
  refuseForeignUnits(request);
  const { selfPaying } = backend.database;
  return once(request, backend, () => ({
    status: 200,
    body: takeEach(
      request,
      (id) => selfPaying.find(id)?.ma,
      (one, id) => {
        approveOne(one, backend, id);
      },
    ),
  }));
}

function approveOne(request: MockRequest, backend: MockBackend, id: string): void {
  const row = backend.database.selfPaying.find(id);
  if (row === undefined) {
    throw entityNotFound();
  }
  checkStamp(row, request.body);
  if (warningsOfDossier(backend, row).length > 0) {
    throw businessFailure(
      'QuyHoTro:02005',
      {
        vi: `Hồ sơ ${row.ma} có cảnh báo, hãy xét duyệt riêng.`,
        en: `Dossier ${row.ma} has warnings; decide on it by itself.`,
      },
      { ma: row.ma },
    );
  }
  takeDossierStep(request, backend, row, 'phe-duyet');
}
