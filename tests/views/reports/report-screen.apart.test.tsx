// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { todayAt } from '@/domain/format/calendar';
import { policies } from '@/domain/policies/policy-names';
import { reportOf } from '@/domain/reports/report-table';
import type { ReportCode } from '@/domain/reports/report';
import type { ReportsApi } from '@/services/api/reports-api';
import { ReportScreen } from '@/views/reports/report-screen';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { departures, unpaidPerson, unpaidReport } from './report-fixtures';

// The pictures are drawn by a library that needs a browser; what they say is proven without it.
vi.mock('@/views/shared/chart/chart-plot', () => ({ ChartPlot: () => null }));

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

function openReport(code: ReportCode, address: string, units = 3, departed = departures, people = 1) {
  window.history.pushState(null, '', address);
  const get = vi.fn<ReportsApi['get']>((asked) =>
    Promise.resolve(asked === 'chua-dong-quy' ? unpaidReport(units) : departed),
  );
  const unpaid = vi.fn<ReportsApi['unpaid']>((_, { page }) =>
    Promise.resolve({ totalCount: people, items: [unpaidPerson(page)] }),
  );
  const { services } = fakeServices({ reports: { get, unpaid } });
  render(
    <Surroundings services={services} authRef={signedInAuth([policies.workers])}>
      <ReportScreen description={reportOf(code)} />
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), get, unpaid };
}

const departuresTitle = 'Báo cáo lao động xuất cảnh theo thị trường';

const filtersOf = (get: ReturnType<typeof openReport>['get']) => get.mock.lastCall?.[1];

describe('a report on the screen', () => {
  it('B-12 asks for what the address says, and writes what is chosen into it when the report is asked for', async () => {
    const { user, get } = openReport('lao-dong-xuat-canh', '/report/x?tuNgay=2025-12-15&denNgay=2026-12-14&gioiTinh=2');
    const line = 'Kỳ báo cáo: từ ngày 15/12/2025 đến ngày 14/12/2026 · Giới tính: Nữ';
    expect(await screen.findByText(line)).toBeDefined();
    await screen.findByRole('grid');
    expect(filtersOf(get)).toEqual({ tuNgay: '2025-12-15', denNgay: '2026-12-14', gioiTinh: '2' });
    expect(screen.getByRole('combobox', { name: /^Kỳ báo cáo/u }).textContent).toBe('Năm báo cáo (15/12–14/12)');

    await user.click(screen.getByRole('combobox', { name: /^Kỳ báo cáo/u }));
    await user.click(await screen.findByRole('option', { name: 'Quý' }));
    expect(screen.getByText(/^Bộ lọc đã đổi/u)).toBeDefined();
    expect(window.location.search).toContain('tuNgay=2025-12-15');
    await user.click(screen.getByRole('button', { name: 'Xem báo cáo' }));
    await waitFor(() => {
      expect(filtersOf(get)).not.toEqual({ tuNgay: '2025-12-15', denNgay: '2026-12-14', gioiTinh: '2' });
    });
    const { tuNgay = '', denNgay = '' } = filtersOf(get) ?? {};
    expect(window.location.search).toBe(`?tuNgay=${tuNgay}&denNgay=${denNgay}&gioiTinh=2`);
  });

  it('B-16 B-18 offers every year of which there can be reports: revenue is from 2008 to 2022', async () => {
    const { user } = openReport('theo-doanh-thu', '/report/x?nam=2022');
    await user.click(await screen.findByRole('combobox', { name: /^Năm/u }));
    const years = (await screen.findAllByRole('option')).map(({ textContent }) => Number(textContent));
    const next = Number(todayAt(Date.now()).slice(0, 4)) + 1;
    expect(years).toEqual(Array.from({ length: next - 2008 + 1 }, (_, back) => next - back));
  });

  it('B-12 stays the report that it is, with what was set in its fields, over New Year', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-31T23:58:30+07:00') });
    try {
      const { user, get } = openReport('lao-dong-xuat-canh', '/report/x');
      await screen.findByRole('grid');
      await user.click(screen.getByRole('combobox', { name: /^Kỳ báo cáo/u }));
      await user.click(await screen.findByRole('option', { name: 'Quý' }));
      vi.setSystemTime(Date.parse('2027-01-01T00:01:00+07:00'));
      act(() => {
        window.dispatchEvent(new Event('focus'));
      });
      expect(filtersOf(get)).toEqual({ tuNgay: '2026-01-01', denNgay: '2026-12-31' });
      expect(screen.getByText(/^Bộ lọc đã đổi/u)).toBeDefined();
      await user.click(screen.getByRole('button', { name: 'Xem báo cáo' }));
      await waitFor(() => {
        expect(filtersOf(get)).toEqual({ tuNgay: '2026-10-01', denNgay: '2026-12-31' });
      });
    } finally {
      vi.useRealTimers();
    }
  });

  it('B-12 folds a region, leads from a figure to its list, and is one stop of the Tab key', async () => {
    const { user } = openReport('lao-dong-xuat-canh', '/report/x?tuNgay=2026-01-01&denNgay=2026-12-31');
    const grid = await screen.findByRole('grid');
    const korea = within(grid).getByRole('row', { name: /^Hàn Quốc/u });
    expect(
      within(korea)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['2', '1', '33,3', '2', '1', '0', '—', '60,0', '1', '1']);
    const total = within(korea).getByRole('link', { name: 'Trong kỳ, Tổng, Hàn Quốc: 2. Mở danh sách' });
    expect(total.getAttribute('href')).toBe(
      '/csdl/nguoi-lao-dong?moiHopDong=true&khuVuc=dong-bac-a&thiTruongId=KR&ngayXuatCanhTu=2026-01-01&ngayXuatCanhDen=2026-12-31',
    );
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    const fold = within(grid).getByRole('button', { name: 'Đông Bắc Á' });
    fold.focus();
    await user.keyboard('{ArrowDown}{ArrowDown}{ArrowRight}');
    expect(document.activeElement).toBe(total);

    await user.click(fold);
    expect(fold.getAttribute('aria-expanded')).toBe('false');
    expect(within(grid).queryByRole('row', { name: /^Hàn Quốc/u })).toBeNull();
    expect(screen.getByText('Đạt 93,3 % kế hoạch năm 2026 (1.560 người).')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Xem dạng bảng: Lao động xuất cảnh theo thị trường' }));
    expect(screen.getByRole('table', { name: 'Lao động xuất cảnh theo thị trường' })).toBeDefined();
  });

  it('B-15 opens the people of a unit, with masked numbers, and prints them with their total', async () => {
    const { user, unpaid } = openReport('chua-dong-quy', '/report/x?denNgay=2026-11-15');
    await user.click(await screen.findByRole('button', { name: 'Công ty 1' }));
    const people = await screen.findByRole('table', { name: 'Lao động chưa đóng quỹ của Công ty 1' });
    expect(within(people).getByText('042***000031')).toBeDefined();
    expect(unpaid.mock.lastCall?.[0]).toEqual({ denNgay: '2026-11-15', donViId: 'unit-1' });

    await user.click(screen.getByRole('button', { name: 'In danh sách' }));
    const paper = await screen.findByRole('article', { name: 'Danh sách lao động chưa đóng quỹ' });
    expect(paper.textContent).toContain('Kỳ báo cáo: tính đến ngày 15/11/2026');
    expect(within(paper).getByRole('row', { name: /^Tổng cộng/u }).textContent).toBe('Tổng cộng250.000');
  });

  it('B-15 W-07 finds the people of a unit again, on the page that was left for one of them, and folds them for good', async () => {
    const { user } = openReport('chua-dong-quy', '/report/x?denNgay=2026-11-15', 3, departures, 57);
    await user.click(await screen.findByRole('button', { name: 'Công ty 1' }));
    await user.click(await screen.findByRole('button', { name: 'Trang sau' }));
    expect(await screen.findByText('Hiển thị 11 – 20 trong tổng số 57 bản ghi')).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Trang sau' }));
    expect(await screen.findByText('Hiển thị 21 – 30 trong tổng số 57 bản ghi')).toBeDefined();
    cleanup();

    const { unpaid } = openReport('chua-dong-quy', window.location.href, 3, departures, 57);
    expect(await screen.findByText('Hiển thị 21 – 30 trong tổng số 57 bản ghi')).toBeDefined();
    expect(new Set(unpaid.mock.calls.map(([, { page }]) => page))).toEqual(new Set([2]));
    await user.click(screen.getByRole('button', { name: 'Công ty 1' }));
    expect(screen.queryByText('Hiển thị 21 – 30 trong tổng số 57 bản ghi')).toBeNull();
    expect(window.location.search).toBe('?denNgay=2026-11-15');
  });

  it('B-15 W-07 shows the last page where an address asks for one beyond it', async () => {
    openReport('chua-dong-quy', '/report/x?denNgay=2026-11-15&mo=unit-2.99', 3, departures, 57);
    expect(await screen.findByText('Hiển thị 51 – 57 trong tổng số 57 bản ghi')).toBeDefined();
    await waitFor(() => expect(new URLSearchParams(window.location.search).get('mo')).toBe('unit-2.6'));
  });

  it('B-15 draws a long report as it comes near, and all of it for the keyboard and on paper', async () => {
    const watched = new Map<Element, IntersectionObserverCallback>();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        readonly #tell: IntersectionObserverCallback;
        constructor(tell: IntersectionObserverCallback) {
          this.#tell = tell;
        }
        observe = (target: Element) => watched.set(target, this.#tell);
        disconnect = () => {
          watched.clear();
        };
      },
    );
    const { user } = openReport('chua-dong-quy', '/report/x?denNgay=2026-11-15', 200);
    const grid = await screen.findByRole('grid');
    const drawn = () =>
      [...grid.querySelectorAll('tbody > tr[aria-rowindex]')].map(
        (row) => Number(row.getAttribute('aria-rowindex')) - 3,
      );
    const all = (from: number, to: number) => Array.from({ length: to - from }, (_, index) => from + index);
    expect(grid.getAttribute('aria-rowcount')).toBe('203');
    expect(drawn()).toEqual(all(0, 60));

    const [[gap, tell] = []] = watched;
    act(() => tell?.([{ target: gap, isIntersecting: true } as IntersectionObserverEntry], {} as IntersectionObserver));
    expect(drawn()).toEqual(all(0, 120));

    within(grid).getByRole('button', { name: 'Công ty 0' }).focus();
    await user.keyboard('{Control>}{End}{/Control}{ArrowUp}{Home}');
    expect(document.activeElement?.textContent).toBe('Công ty 199');
    await user.keyboard('{PageUp}{PageUp}');
    expect(document.activeElement?.textContent).toBe('Công ty 179');
    expect(grid.querySelectorAll('[tabindex="0"]')).toHaveLength(1);
    expect(drawn()).toEqual(all(0, 200));

    cleanup();
    vi.unstubAllGlobals();
  });

  it('B-12 names the unit that the figures are of, while those of another one are on their way', async () => {
    window.history.pushState(null, '', '/report/x?tuNgay=2026-01-01&denNgay=2026-12-31&donViId=unit-1');
    const get = vi.fn<ReportsApi['get']>((_, { donViId }) =>
      donViId === 'unit-1' ? Promise.resolve(departures) : new Promise<never>(() => undefined),
    );
    const findUnits = (id: string) => Promise.resolve([{ id, ma: id, ten: `Công ty ${id}` }]);
    const { services } = fakeServices({ reports: { get }, lookups: { findUnits } });
    render(
      <Surroundings services={services} authRef={signedInAuth([policies.workers])}>
        <ReportScreen description={reportOf('lao-dong-xuat-canh')} />
      </Surroundings>,
    );
    const ofFirst = 'Kỳ báo cáo: từ ngày 01/01/2026 đến ngày 31/12/2026 · Đơn vị: unit-1 – Công ty unit-1';
    expect(await screen.findByText(ofFirst)).toBeDefined();
    await screen.findByRole('grid');
    act(() => {
      window.history.pushState(null, '', '/report/x?tuNgay=2026-01-01&denNgay=2026-12-31&donViId=unit-2');
    });
    await waitFor(() => {
      expect(get.mock.lastCall?.[1].donViId).toBe('unit-2');
    });
    await userEvent.setup({ delay: null }).click(screen.getByRole('button', { name: 'In' }));
    const paper = await screen.findByRole('article', { name: departuresTitle });
    expect(screen.getByText(ofFirst)).toBeDefined();
    expect(paper.textContent).toContain('Đơn vị: Công ty unit-1');
  });

  it('B-12 names the unit that is chosen before the report is asked for', async () => {
    window.history.pushState(null, '', '/report/x?tuNgay=2026-01-01&denNgay=2026-12-31');
    const found = [{ id: '3a1312ab', ma: 'DV0007', ten: 'Công ty Lam Giang' }];
    const { services } = fakeServices({
      reports: { get: () => Promise.resolve(departures) },
      lookups: { findUnits: () => Promise.resolve(found as never) },
    });
    render(
      <Surroundings services={services} authRef={signedInAuth([policies.workers])}>
        <ReportScreen description={reportOf('lao-dong-xuat-canh')} />
      </Surroundings>,
    );
    await screen.findByRole('grid');
    const user = userEvent.setup({ delay: null });
    const box = screen.getByRole<HTMLInputElement>('combobox', { name: 'Đơn vị' });
    await user.type(box, 'lam');
    await user.click(await screen.findByRole('option', { name: 'DV0007 – Công ty Lam Giang' }));
    expect(screen.getByText(/^Bộ lọc đã đổi/u)).toBeDefined();
    await waitFor(() => {
      expect(box.value).toBe('DV0007 – Công ty Lam Giang');
    });
  });

  it('B-12 K-03 dates a paper by the day in Vietnam', async () => {
    const early = { ...departures, lucLay: '2026-11-14T18:30:00Z' };
    const { user } = openReport('lao-dong-xuat-canh', '/report/x?tuNgay=2026-01-01&denNgay=2026-12-31', 3, early);
    await screen.findByRole('grid');
    await user.click(screen.getByRole('button', { name: 'In' }));
    const paper = await screen.findByRole('article', { name: departuresTitle });
    expect(paper.textContent).toContain('Dữ liệu lấy lúc 15/11/2026 01:30');
    expect(paper.textContent).toContain('Hà Nội, ngày 15 tháng 11 năm 2026');
  });

  it('B-12 prints a signed paper, and says how the browser makes a PDF of it', async () => {
    const { user } = openReport('lao-dong-xuat-canh', '/report/x?tuNgay=2026-01-01&denNgay=2026-12-31');
    await screen.findByRole('grid');
    await user.click(screen.getByRole('button', { name: 'Xuất PDF' }));
    const paper = await screen.findByRole('article', { name: departuresTitle });
    expect(screen.getByText(/Lưu dưới dạng PDF/u)).toBeDefined();
    expect(document.title).toMatch(/^BaoCao_LaoDongXuatCanh_\d{8}_\d{4}$/u);
    expect([...paper.querySelectorAll('tbody tr')].map((row) => row.firstElementChild?.textContent)).toEqual([
      'I',
      '1',
      '2',
    ]);
    // As on the screen: a gap in a signed paper could be filled in by hand.
    expect([...paper.querySelectorAll('tbody tr:last-child td')].map(({ textContent }) => textContent)[7]).toBe('—');
    expect(paper.textContent).toContain('Hà Nội, ngày 15 tháng 11 năm 2026');
    expect(paper.textContent).toContain('Dữ liệu lấy lúc 15/11/2026 08:30');
  });
});
