import { expect, it } from 'vitest';

import { documentPath, head as quarterHead, revenuePath } from './quarter-reports';
import { head, openFund, reportPath } from './fund-desk';
import { caseOf, requestOf, supportDeskIn, supportPath } from '../support-requests/support-desk';

type Coded = { readonly id: string; readonly ma: string };

const nothing = { khongPhatSinh: true, tongDoanhThu: 0, chiTiet: [] };
const line = { taiLieuId: 'GDDH-JP', thiTruongId: 'JP', tonDau: 100, nhan: 0, daCap: 0, hongMat: 0, deNghi: 0 };

it.each([
  ['B-01', reportPath, { ...head, khongPhatSinh: true, nam: 2026, thang: 10 }],
  ['B-06', revenuePath, { ...quarterHead, ...nothing, nam: 2026, quy: 4 }],
  ['B-07', documentPath, { ...quarterHead, nam: 2026, quy: 4, chiTiet: [line] }],
  ['B-08', supportPath, undefined],
])('%s D-02 gives the code of a draft that was removed to no other at %s', async (_, path, body) => {
  const { office } = await openFund(60);
  const support = supportDeskIn(office);
  const cases = [caseOf(support.typeOf('HT02'), support.contractOf(), { tienDeNghi: 10_000_000 })];
  const input = body ?? requestOf('HT02', cases);
  const desk = await office.as('dv0007.nhaplieu');
  const first = (await desk.post(path, input)).body as Coded;
  expect((await desk.remove(`${path}/${first.id}`)).status).toBe(204);
  expect((await desk.get(`${path}/${first.id}`)).status).toBe(404);
  const second = (await desk.post(path, input)).body as Coded;
  expect(first.ma).toMatch(/^[A-Z]+\./u);
  expect(second.ma).toMatch(/^[A-Z]+\./u);
  expect(second.ma).not.toBe(first.ma);
});
