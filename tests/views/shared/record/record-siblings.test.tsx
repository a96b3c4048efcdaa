// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { Route, Switch } from 'wouter';

import { AppError } from '@/domain/errors/app-error';
import { trailState } from '@/domain/lists/record-trail';
import { UnitScreen } from '@/views/database/units/unit-screen';
import { unitsList } from '@/views/database/units/units-list';
import { UnitsScreen } from '@/views/database/units/units-screen';
import { siblingsIn } from '@/views/shared/list/list-siblings';
import { usePrintRequest } from '@/views/shared/print/use-print-request';
import { RecordSiblings } from '@/views/shared/record/record-siblings';
import { RecordTabs } from '@/views/shared/record/record-tabs';

import { fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';
import { goBack, showOn } from '../list/list-page';

afterEach(cleanup);

const list = '/csdl/don-vi';
const place = () => screen.findByRole('group', { name: 'Bản ghi trong danh sách' });

describe('records before and after', () => {
  it('W-07 are walked over the end of a page, by button and key, and Back leads to the list as it was', async () => {
    showOn('phone');
    const user = userEvent.setup({ delay: null });
    const { asked } = await open(`${list}?sap-xep=-ma`);
    const last = await screen.findByText('Công ty Cổ phần Nhân lực Lam Giang 3');
    const before = asked.length;
    await user.click(last);
    expect((await place()).textContent).toBe('10 / 12');

    await user.click(screen.getByRole('button', { name: 'Bản ghi sau' }));
    await waitFor(async () => expect((await place()).textContent).toBe('11 / 12'));
    expect(location.pathname).toBe(`${list}/unit-2`);
    fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true });
    await waitFor(() => expect(location.pathname).toBe(`${list}/unit-1`));
    expect((await place()).textContent).toBe('12 / 12');
    expect(screen.getByRole('button', { name: 'Bản ghi sau' }).ariaDisabled).toBe('true');
    fireEvent.keyDown(document.body, { key: 'ArrowUp', altKey: true });
    await waitFor(() => expect(location.pathname).toBe(`${list}/unit-2`));
    // The first page was at hand, and so was the second once it had been asked for; strict mode asks twice.
    expect(asked.slice(before).map(({ query }) => query.page)).toEqual([1, 1]);

    await goBack();
    await waitFor(() => expect([location.pathname, location.search]).toEqual([list, '?sap-xep=-ma']));
  });

  it('W-07 leave none out when each has left the list by what was done with it, over the end of a page', async () => {
    showOn('phone');
    const user = userEvent.setup({ delay: null });
    const { table } = await open(list, null, { units: 30 });
    await user.click(await screen.findByText('Công ty TNHH Hợp tác quốc tế Sao Mai 1'));
    const seen: string[] = [];
    for (let n = 1; n <= 22; n += 1) {
      await place();
      seen.push(location.pathname.split('/').at(-1) ?? '');
      // The list finds what waits: what is decided waits no more.
      const id = seen.at(-1);
      table.units = table.units.filter((unit) => unit.id !== id);
      fireEvent.keyDown(document.body, { key: 'ArrowDown', altKey: true });
      await waitFor(() => expect(location.pathname.endsWith(`/${String(id)}`)).toBe(false));
    }
    expect(seen).toEqual(Array.from({ length: 22 }, (_, index) => `unit-${index + 1}`));
  });

  it('W-07 S-03 stay while a tab is chosen and a paper is printed, and Back still leads to the list', async () => {
    const user = userEvent.setup({ delay: null });
    history.pushState(null, '', list);
    history.pushState(trailState({ list: 'units', query: '', position: 2 }), '', `${list}/unit-3`);
    render(
      <Surroundings services={fakeServices().services} authRef={signedInAuth()}>
        <RecordWithPaper />
      </Surroundings>,
    );
    expect((await place()).textContent).toBe('3 / 12');

    await user.click(screen.getByRole('tab', { name: 'Tài khoản' }));
    expect(location.search).toBe('?tab=accounts');
    expect((await place()).textContent).toBe('3 / 12');

    await user.click(screen.getByRole('button', { name: 'In' }));
    await screen.findByText('giấy');
    expect((await place()).textContent).toBe('3 / 12');
    await user.click(screen.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByText('giấy')).toBeNull());
    expect([location.search, (await place()).textContent]).toEqual(['?tab=accounts', '3 / 12']);

    await goBack();
    expect(location.pathname).toBe(list);
  });

  it('W-07 are those of the rows that stand there when one is opened while the next page is on its way', async () => {
    showOn('desktop');
    const user = userEvent.setup({ delay: null });
    await open(list, null, { isPageTwoAwaited: true });
    const [third] = within(await screen.findByRole('row', { name: /Lam Giang 3/u }))
      .getAllByRole('gridcell')
      .slice(-2);
    await user.click(await screen.findByRole('button', { name: 'Trang sau' }));
    await waitFor(() => expect(location.search).toBe('?trang=2'));
    await user.click(third ?? document.body);
    expect(history.state).toEqual(trailState({ list: 'units', query: '', position: 2 }));
    expect((await place()).textContent).toBe('3 / 12');
  });

  it('are not offered for a record that was not opened from its list', async () => {
    await open(`${list}/unit-3`);
    expect(await screen.findByRole('heading', { level: 1 })).toBeDefined();
    expect(screen.queryByRole('group', { name: 'Bản ghi trong danh sách' })).toBeNull();
  });

  it('are found again after a reload of the record', async () => {
    await open(`${list}/unit-3`, trailState({ list: 'units', query: '', position: 2 }));
    expect((await place()).textContent).toBe('3 / 12');
  });

  it('X-01 W-07 say why their list could not be loaded, and are found when it can', async () => {
    const server = { failure: new AppError('http.server', { status: 500 }) as AppError | undefined };
    await open(`${list}/unit-3`, trailState({ list: 'units', query: '', position: 2 }), server);
    const again = await screen.findByRole('button', {
      name: /^Không tải được bản ghi trước và sau: Hệ thống có lỗi\. .*Bấm để thử lại\.$/u,
    });
    server.failure = undefined;
    await userEvent.setup({ delay: null }).click(again);
    await waitFor(async () => expect((await place()).textContent).toBe('3 / 12'));
  });
});

function RecordWithPaper() {
  const { paper, open: print, close } = usePrintRequest();
  return (
    <>
      <RecordSiblings recordId="unit-3" siblings={siblingsIn(unitsList)} />
      <RecordTabs
        label="Phần"
        tabs={[
          { id: 'facts', label: 'Thông tin' },
          { id: 'accounts', label: 'Tài khoản' },
        ]}
      >
        {(tab) => tab}
      </RecordTabs>
      <button onClick={() => print('phieu')}>In</button>
      {paper === undefined ? null : <p>giấy</p>}
      <button onClick={close}>Đóng</button>
    </>
  );
}

type Server = { failure?: AppError | undefined; units?: number; isPageTwoAwaited?: boolean };

async function open(url: string, state: unknown = null, server: Server = {}) {
  history.pushState(state, '', url);
  const fake = fakeServices();
  const [first] = fake.table.units;
  if (server.units !== undefined && first !== undefined) {
    fake.table.units = Array.from({ length: server.units }, (_, index) => ({
      ...(fake.table.units[index] ?? first),
      id: `unit-${index + 1}`,
      ma: `DV${String(index + 1).padStart(4, '0')}`,
    }));
  }
  const { units } = fake.services;
  const listed: typeof units.list = (query, signal) => {
    if (server.isPageTwoAwaited === true && query.page === 1) {
      return new Promise(() => undefined);
    }
    return server.failure === undefined ? units.list(query, signal) : Promise.reject(server.failure);
  };
  const get = (id: string) =>
    units.get(id, new AbortController().signal).then((unit) => ({ ...unit, taiKhoan: [], lienHe: [] }));
  await act(async () => {
    render(
      <Surroundings services={{ ...fake.services, units: { ...units, get, list: listed } }} authRef={signedInAuth()}>
        <Switch>
          <Route path={list}>
            <UnitsScreen />
          </Route>
          <Route path={`${list}/:unitId`}>
            <UnitScreen />
          </Route>
        </Switch>
      </Surroundings>,
    );
    await Promise.resolve();
  });
  return fake;
}
