// @vitest-environment jsdom
import { cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createActor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import { policies } from '@/domain/policies/policy-names';
import type { ReportCode } from '@/domain/reports/report';
import { reportOf } from '@/domain/reports/report-table';
import { authMachine, type AuthRef } from '@/machines/auth/auth-machine';
import type { LookupsApi } from '@/services/api/lookups-api';
import { ReportScreen } from '@/views/reports/report-screen';

import { storedSession } from '../../support/sessions';
import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { departures } from './report-fixtures';

// The pictures are drawn by a library that needs a browser; what they say is proven without it.
vi.mock('@/views/shared/chart/chart-plot', () => ({ ChartPlot: () => null }));

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

const departuresTitle = 'Báo cáo lao động xuất cảnh theo thị trường';

describe('names on a report’s paper', () => {
  it('B-12 P-03 heads a paper of a unit’s people by their unit, and gives none away before its name is known', async () => {
    const { user, recover } = openForUnitStaff('lao-dong-xuat-canh', '&in=bang');
    await screen.findByRole('grid');
    const alert = await screen.findByRole('alert');
    expect(disabledActions()).toEqual(['Xuất Excel', 'Xuất PDF', 'In']);
    expect(screen.queryByRole('article')).toBeNull();

    recover();
    await user.click(within(alert).getByRole('button', { name: 'Thử lại' }));
    const paper = await screen.findByRole('article', { name: departuresTitle });
    expect(paper.textContent).toContain('CÔNG TY UNIT-1');
    expect(paper.textContent).not.toContain('QUỸ HỖ TRỢ VIỆC LÀM NGOÀI NƯỚC');
    expect(within(paper).getByText('……………, ngày 15 tháng 11 năm 2026')).toBeDefined();
  });

  it('B-12 never shows an id for a unit whose name is not known', async () => {
    const { user, recover } = openForUnitStaff('lao-dong-xuat-canh', '&donViId=unit-2');
    const alert = await screen.findByRole('alert');
    const line = 'Kỳ báo cáo: từ ngày 01/01/2026 đến ngày 31/12/2026 · Đơn vị: ';
    expect(screen.getByText(`${line}…`)).toBeDefined();
    expect(disabledActions()).toEqual(['Xuất Excel', 'Xuất PDF', 'In']);

    recover();
    await user.click(within(alert).getByRole('button', { name: 'Thử lại' }));
    expect(await screen.findByText(`${line}unit-2 – Công ty unit-2`)).toBeDefined();
    expect(disabledActions()).toEqual([]);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it('B-13 names the officer in charge on paper as on the screen', async () => {
    const { user } = openForUnitStaff('dong-gop-quy', '&canBoPhuTrachId=user-khoa', false);
    await screen.findByText(/· Cán bộ phụ trách: Trần Minh Khoa$/u);
    await screen.findByRole('grid');
    await user.click(screen.getByRole('button', { name: 'In' }));
    const paper = await screen.findByRole('article', { name: /^Báo cáo lao động đóng góp quỹ/u });
    expect(paper.textContent).toContain('Cán bộ phụ trách: Trần Minh Khoa');
  });
});

/** Opens a report on 2026 for a person of `unit-1`; while `isBroken`, units cannot be looked up until `recover` is called. */
function openForUnitStaff(code: ReportCode, query: string, isBroken = true) {
  window.history.pushState(null, '', `/report/x?tuNgay=2026-01-01&denNgay=2026-12-31${query}`);
  const findUnits = vi.fn<LookupsApi['findUnits']>((id) =>
    isBroken
      ? Promise.reject(new AppError('http.server', { status: 500 }))
      : Promise.resolve([{ id, ma: id, ten: `Công ty ${id}` }]),
  );
  const all = () => Promise.resolve([{ id: 'user-khoa', ten: 'Trần Minh Khoa' }]);
  const { services } = fakeServices({
    reports: { get: () => Promise.resolve(departures) },
    lookups: { findUnits, all },
  });
  render(
    <Surroundings services={services} authRef={unitStaff()}>
      <ReportScreen description={reportOf(code)} />
    </Surroundings>,
  );
  const recover = () => {
    isBroken = false;
  };
  return { user: userEvent.setup({ delay: null }), recover };
}

function unitStaff(): AuthRef {
  const { context, ...atRest } = signedInAuth([policies.workers]).getSnapshot();
  const session = { ...storedSession, unitId: 'unit-1', unitTypeId: 200 };
  return createActor(authMachine, {
    input: { flow: 'password', culture: 'vi' },
    snapshot: { ...atRest, context: { ...context, session } } as never,
  });
}

/** Of what a report can be made into, what is not to be had. */
const disabledActions = () =>
  ['Xuất Excel', 'Xuất PDF', 'In'].filter((name) => screen.getByRole<HTMLButtonElement>('button', { name }).disabled);
