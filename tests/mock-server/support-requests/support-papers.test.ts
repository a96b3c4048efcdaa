import { expect, it } from 'vitest';

import type { SupportRequest } from '@/domain/support/support-request';
import { paperCodeOf } from '@/domain/support/support-draft';
import { supportRequestResource } from '@mock-server/data/support/support-request-row';

import { caseOf, codeOf, requestOf, sharedSupport, supportPath, taken, type SupportDesk } from './support-desk';

/** A request whose first paper has a document. */
async function filed(desk: SupportDesk) {
  const { attachments, supportRequests } = desk.database;
  const entered = caseOf(desk.typeOf('HT01'), desk.contractOf(), { tienDeNghi: 20_000_000 });
  const { id } = taken(await desk.create(requestOf('HT01', [entered])));
  const row = supportRequests.find(id);
  const tepId = crypto.randomUUID();
  if (row === undefined) {
    throw new Error('The request was not stored.');
  }
  const truongHop = row.truongHop.map((each) => ({
    ...each,
    giayTo: each.giayTo.map((paper, index) => (index === 0 ? { ...paper, tepId } : paper)),
  }));
  supportRequests.put({ ...row, truongHop });
  const [entry] = truongHop;
  attachments.put({
    id: tepId,
    taiNguyen: supportRequestResource,
    banGhiId: id,
    ten: 'Đơn.pdf',
    loai: 'pdf',
    dungLuong: 100,
    giayTo: paperCodeOf({ hopDongId: entry?.hopDongId ?? null }, entry?.giayTo[0]?.ma ?? ''),
    maLanGui: tepId,
    creationTime: '2026-11-15T08:00:00.000',
    creatorId: null,
    nguoiTaoTen: null,
    mau: 'Đơn',
  });
  return { id, tepId };
}

/** The documents that the papers of a request name. */
async function namedBy(desk: SupportDesk, id: string): Promise<readonly string[]> {
  const { body } = await (await desk.office.as('dv0007.nhaplieu')).get(`${supportPath}/${id}`);
  return (body as SupportRequest).truongHop.flatMap(({ giayTo }) => giayTo.flatMap(({ tepId }) => tepId ?? []));
}

it('B-08 a paper names no document any more that was removed while the request was not saved', async () => {
  const desk = await sharedSupport();
  const { id, tepId } = await filed(desk);
  expect(await namedBy(desk, id)).toEqual([tepId]);
  const unit = await desk.office.as('dv0007.nhaplieu');
  expect((await unit.remove(`${supportPath}/${id}/tep-dinh-kem/${tepId}`)).status).toBe(204);
  expect(await namedBy(desk, id)).toEqual([]);
});

it('B-08 06010 a paper whose document was removed is missing, also where the request is not saved before it is sent', async () => {
  const desk = await sharedSupport();
  const { id, tepId } = await filed(desk);
  const unit = await desk.office.as('dv0007.nhaplieu');
  const present = async () => (await unit.get(`${supportPath}/${id}`)).body as SupportRequest;
  const before = await present();
  const [first, ...others] = before.truongHop[0]?.giayTo ?? [];
  expect([before.duHoSo, first?.batBuoc, first?.tinhTrang]).toEqual([true, true, 'co']);
  await unit.remove(`${supportPath}/${id}/tep-dinh-kem/${tepId}`);
  const after = await present();
  // The others were handed over by hand.
  expect(after.truongHop[0]?.giayTo).toEqual([{ ...first, tinhTrang: 'thieu', tepId: null }, ...others]);
  expect([after.duHoSo, after.thieuHoSo]).toEqual([false, [first?.ten]]);
  expect(codeOf(await desk.step('dv0007.lanhdao', after, 'gui'))).toEqual([403, 'QuyHoTro:06010']);
});

it('B-08 a paper whose document was removed names another document of the same paper', async () => {
  const desk = await sharedSupport();
  const { id, tepId } = await filed(desk);
  const { attachments } = desk.database;
  const document = attachments.find(tepId);
  const again = crypto.randomUUID();
  if (document !== undefined) {
    attachments.put({ ...document, id: again, maLanGui: again });
  }
  const unit = await desk.office.as('dv0007.nhaplieu');
  expect((await unit.remove(`${supportPath}/${id}/tep-dinh-kem/${tepId}`)).status).toBe(204);
  expect(await namedBy(desk, id)).toEqual([again]);
});

it('B-08 a paper names no document of another request', async () => {
  const desk = await sharedSupport();
  const [own, other] = [await filed(desk), await filed(desk)];
  const { attachments } = desk.database;
  const document = attachments.find(own.tepId);
  if (document !== undefined) {
    attachments.put({ ...document, banGhiId: other.id });
  }
  expect(await namedBy(desk, own.id)).toEqual([]);
  expect(await namedBy(desk, other.id)).toEqual([other.tepId]);
});
