import { expect, it } from 'vitest';

import type { Page } from '@/domain/abp/paging';
import type { SupportRequestListItem } from '@/domain/support/support-request';
import { requestsList } from '@/views/support/requests/requests-list';

import { caseOf, codeOf, openSupport, requestOf, supportPath, taken } from './support-desk';

it('B-08 a withdrawn request is not offered to be deleted in the list, where it would be refused', async () => {
  const desk = await openSupport();
  const request = requestOf('HT01', [caseOf(desk.typeOf('HT01'), desk.contractOf(), { tienDeNghi: 20_000_000 })]);
  const made = taken(await desk.create(request));
  const clerk = await desk.office.as('dv0007.nhaplieu');
  const isOffered = async () => {
    const { body } = await clerk.get(`${supportPath}?filter=${made.ma}`);
    const [row] = (body as Page<SupportRequestListItem>).items;
    return row !== undefined && requestsList.isRemovable?.(row, '');
  };
  expect(await isOffered()).toBe(true);
  taken(await desk.step('dv0007.lanhdao', made, 'gui'));
  taken(await desk.step('dv0007.lanhdao', made, 'thu-hoi'));
  expect([await isOffered(), codeOf(await clerk.remove(`${supportPath}/${made.id}`))]).toEqual([
    false,
    [403, 'QuyHoTro:01004'],
  ]);
});

it('B-08 a draft is offered to be deleted to those who may delete it, and not to the Fund that only sees it', async () => {
  const desk = await openSupport();
  const request = requestOf('HT01', [caseOf(desk.typeOf('HT01'), desk.contractOf(), { tienDeNghi: 20_000_000 })]);
  const made = taken(await desk.create(request));
  const offeredTo = async (userName: string) => {
    const person = await desk.office.as(userName);
    const { body } = await person.get(`${supportPath}?filter=${made.ma}`);
    const [row] = (body as Page<SupportRequestListItem>).items;
    return row !== undefined && requestsList.isRemovable?.(row, '');
  };
  expect([await offeredTo('dv0007.nhaplieu'), await offeredTo('dv0007.lanhdao'), await offeredTo('khoa.tm')]).toEqual([
    true,
    true,
    false,
  ]);
  const officer = await desk.office.as('khoa.tm');
  expect((await officer.remove(`${supportPath}/${made.id}`)).status).toBe(403);
});
