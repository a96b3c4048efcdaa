// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { policies } from '@/domain/policies/policy-names';
import { reportOf } from '@/domain/reports/report-table';
import type { ReportsApi } from '@/services/api/reports-api';
import { ReportScreen } from '@/views/reports/report-screen';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { departures } from './report-fixtures';

vi.mock('@/views/shared/chart/chart-plot', () => ({ ChartPlot: () => null }));

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

async function openDepartures(address: string) {
  window.history.pushState(null, '', address);
  const get = vi.fn<ReportsApi['get']>(() => Promise.resolve(departures));
  const { services } = fakeServices({ reports: { get } });
  render(
    <Surroundings services={services} authRef={signedInAuth([policies.workers])}>
      <ReportScreen description={reportOf('lao-dong-xuat-canh')} />
    </Surroundings>,
  );
  await screen.findByRole('grid');
  return { user: userEvent.setup({ delay: null }), get };
}

const kind = () => screen.getByRole('combobox', { name: /^Kỳ báo cáo/u }).textContent;
const first = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Từ ngày' });

async function typeFirst(user: ReturnType<typeof userEvent.setup>, text: string) {
  await user.clear(first());
  await user.type(first(), text);
}

describe('a period of one’s own', () => {
  it('B-12 keeps both its fields, and the focus in them, while one of them passes over a calendar year', async () => {
    const { user } = await openDepartures('/report/x?tuNgay=2026-01-15&denNgay=2026-12-31');
    expect(kind()).toBe('Tùy chọn');
    await typeFirst(user, '01/01/2026');
    await user.tab();
    expect(kind()).toBe('Tùy chọn');
    expect(first().value).toBe('01/01/2026');
    expect(document.activeElement).not.toBe(document.body);
  });

  it('B-12 keeps them when such days are asked for from the field itself, until another address is opened', async () => {
    const { user, get } = await openDepartures('/report/x?tuNgay=2026-01-15&denNgay=2026-12-31');
    await typeFirst(user, '01/01/2026{Enter}');
    await waitFor(() => {
      expect(get.mock.lastCall?.[1]).toEqual({ tuNgay: '2026-01-01', denNgay: '2026-12-31' });
    });
    expect(kind()).toBe('Tùy chọn');
    expect(document.activeElement).toBe(first());
    act(() => {
      window.history.pushState(null, '', '/report/x?tuNgay=2025-01-01&denNgay=2025-12-31');
    });
    await waitFor(() => {
      expect(kind()).toBe('Năm dương lịch');
    });
  });

  it('B-12 becomes a preset when one is chosen, and a year of it can be chosen then', async () => {
    const { user } = await openDepartures('/report/x?tuNgay=2026-01-15&denNgay=2026-12-31');
    await user.click(screen.getByRole('combobox', { name: /^Kỳ báo cáo/u }));
    await user.click(await screen.findByRole('option', { name: 'Năm dương lịch' }));
    expect(kind()).toBe('Năm dương lịch');
    expect(screen.queryByRole('textbox', { name: 'Từ ngày' })).toBeNull();
    await user.click(screen.getByRole('combobox', { name: /^Năm/u }));
    await user.click(await screen.findByRole('option', { name: '2025' }));
    expect(kind()).toBe('Năm dương lịch');
  });
});
