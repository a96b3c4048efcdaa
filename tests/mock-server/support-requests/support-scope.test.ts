import { expect, it } from 'vitest';

import { isVisibleSupportRequest } from '@mock-server/routes/support-requests/support-request-answer';

import { userNamed } from '../support/test-backend';
import { openSupport } from './support-desk';

it('P-03 B-08 a provincial authority sees no request that names people of another province (DS3)', async () => {
  const { office, request } = await mixedRequest();
  const department = { ...userNamed(office.backend, 'dv0049.khaithac'), grantedPolicies: new Set<string>() };
  const seen = (provinces: readonly string[]) =>
    isVisibleSupportRequest(office.backend.database, request(provinces), department);
  const own = department.tinhThanhMa ?? '';
  expect([seen([own]), seen([own, own]), seen([own, '01']), seen(['01']), seen([])]).toEqual([
    true,
    true,
    false,
    false,
    false,
  ]);
});

/** Requests of a unit that is seated elsewhere, for workers of the provinces named. */
async function mixedRequest() {
  const support = await openSupport();
  const { database } = support.office.backend;
  const [stored] = [...database.supportRequests.rows()].filter(({ truongHop }) => truongHop.length > 0);
  const each = stored?.truongHop[0];
  if (stored === undefined || each === undefined) {
    throw new Error('There is no request.');
  }
  const request = (provinces: readonly string[]) => ({
    ...stored,
    donViId: support.unit.id,
    truongHop: provinces.map((tinhThanhMa) => {
      const worker = [...database.workers.rows()].find((row) => row.tinhThanhMa === tinhThanhMa);
      return { ...each, hopDongId: support.contractOf(worker?.id ?? '') };
    }),
  });
  return { office: support.office, request };
}
