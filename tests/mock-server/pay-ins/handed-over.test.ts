import { beforeAll, describe, expect, it } from 'vitest';

import { unsent } from '@mock-server/data/support/support-request-row';

import { openOffice, type Office } from '../routes/office';
import { userNamed } from '../support/test-backend';
import { attachProof, layVoucher, take } from './pay-in-desk';

let office: Office;

beforeAll(async () => {
  office = await openOffice(200);
});

describe('what an officer who is away has begun for people without a unit', () => {
  it('B-05 is a voucher that another accountant sends again or cancels', async () => {
    const creatorId = userNamed(office.backend, 'admin').id;
    const draft = layVoucher(office, 1, { donViId: null, creatorId });
    const returned = layVoucher(office, 2, { donViId: null, creatorId, trangThai: 6 });
    attachProof(office, returned.id);
    expect(await take(office, 'ngan.dt', draft, 'huy')).toMatchObject({ status: 200, body: { trangThai: 9 } });
    expect(await take(office, 'ngan.dt', returned, 'gui')).toMatchObject({ status: 200, body: { trangThai: 2 } });
  });

  it('B-05 is no voucher of a unit’s, which its own people go on with', async () => {
    const draft = layVoucher(office, 3);
    expect((await take(office, 'ngan.dt', draft, 'huy')).status).toBe(403);
  });

  it('B-08 is a request that another officer may remove', async () => {
    const { database } = office.backend;
    const [seeded] = database.supportRequests.rows();
    const creatorId = userNamed(office.backend, 'khoa.tm').id;
    const drafts = [null, userNamed(office.backend, 'dv0007.lanhdao').donViId].map((donViId) => {
      const row = { ...(seeded ?? neverSeeded()), ...unsent, id: crypto.randomUUID(), donViId, creatorId };
      database.supportRequests.put(row);
      return row.id;
    });
    const desk = await office.as('ha.lt');
    const answers = [];
    for (const id of drafts) {
      answers.push((await desk.remove(`/api/app/yeu-cau-ho-tro/${id}`)).status);
    }
    expect(answers).toEqual([204, 403]);
  });
});

function neverSeeded(): never {
  throw new Error('The demo has no support request.');
}
