// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { HomePage } from '@/domain/home/home';
import { policies } from '@/domain/policies/policy-names';
import type { HomeApi } from '@/services/api/home-api';
import type { NotificationsApi } from '@/services/api/notifications-api';
import type { Services } from '@/views/app/services-context';

import { overdueTask } from '../../support/notifications';
import { findHeading, renderShell } from '../shell/shell-fixtures';

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

beforeAll(async () => {
  await import('@/views/app/stage/inside');
  await import('@/views/shell/main-layout');
  await import('@/views/home/home-screen');
}, 60_000);

const page: HomePage = {
  o: [
    {
      ...{ ma: 'bao-cao-quy-cho-tham-dinh', giaTri: 12, kieu: 'so', ky: null },
      ...{ hanXuLy: '2020-11-10', lienKet: '/quan-ly-quy/bao-cao-quy?trangThai=2' },
    },
    {
      ...{ ma: 'thu-quy-thang-truoc', giaTri: 1_234_000, kieu: 'tien', ky: '10/2026', hanXuLy: null },
      lienKet: '/quan-ly-quy/nop-quy?trangThai=7',
    },
  ],
  han: [
    {
      ...{ loai: 'nop-quy', ky: '10/2026', hanXuLy: '2020-11-10', soTien: 250_000, tinhTrangNop: 2 },
      lienKet: '/quan-ly-quy/bao-cao-quy/1',
    },
  ],
};

function open(api: Partial<HomeApi>, granted = [policies.fundReports], services: Partial<Services> = {}) {
  const home: HomeApi = {
    page: () => Promise.resolve(page),
    charts: () => Promise.resolve([]),
    search: () => Promise.resolve([]),
    ...api,
  };
  renderShell({ policies: granted, services: { home, ...services } });
  return userEvent.setup({ delay: null });
}

describe('home page', () => {
  it('B-25 X-04 shows figures that lead to what they count; a part that fails is said in its place and tried again', async () => {
    let isFailing = true;
    const user = open({
      page: () => (isFailing ? Promise.reject(new AppError('http.server', { status: 500 })) : Promise.resolve(page)),
    });
    await findHeading(/Trần Minh Khoa/);
    const main = within(screen.getByRole('main'));
    expect(await main.findByText('Không có việc nào đang chờ bạn.')).toBeTruthy();
    isFailing = false;
    await user.click(await main.findByRole('button', { name: 'Thử lại' }));

    const tile = await main.findByRole('link', { name: /Báo cáo quỹ chờ thẩm định/ });
    expect(tile.getAttribute('href')).toBe('/quan-ly-quy/bao-cao-quy?trangThai=2');
    expect(tile.textContent).toContain('12');
    expect(within(tile).getByText(/Quá hạn \d/)).toBeTruthy();
    expect(main.getByRole('link', { name: /Số tiền thu quỹ tháng trước\s*1\.234\.000/ })).toBeTruthy();
    const debt = main.getByRole('link', { name: /Nộp tiền quỹ kỳ 10\/2026\s+Còn nợ/ });
    expect(debt.getAttribute('href')).toBe('/quan-ly-quy/bao-cao-quy/1');
    expect(await main.findByText('Chưa có dữ liệu để hiển thị.')).toBeTruthy();
  });

  it('B-25 shows no sum for a period whose report nobody has begun, and none to pay where nothing is due', async () => {
    const period = { ma: 'ky-den-han', giaTri: 0, kieu: 'tien', lienKet: '/quan-ly-quy/bao-cao-quy' } as const;
    open({ page: () => Promise.resolve({ o: [{ ...period, hanXuLy: '2026-11-10', ky: '10/2026' }], han: [] }) });
    const tile = await screen.findByRole('link', { name: /^Kỳ đến hạn gần nhất/ });
    expect(tile.querySelector('.figure')?.textContent).toBe('—');
    expect(tile.textContent).toContain('Kỳ 10/2026, hạn 10/11/2026');
    cleanup();

    open({ page: () => Promise.resolve({ o: [{ ...period, hanXuLy: null, ky: null }], han: [] }) });
    const nothing = await screen.findByRole('link', { name: /^Kỳ đến hạn gần nhất/ });
    expect(nothing.querySelector('.figure')?.textContent).toMatch(/^0/);
    expect(nothing.textContent).toContain('Không có kỳ nào đến hạn');
  });

  it('C-03 S-07 words the tasks and messages of the server in the language that was chosen since', async () => {
    let asked = 0;
    const openTasks = vi.fn(() => {
      asked += 1;
      return Promise.resolve([{ ...overdueTask, tieuDe: asked > 2 ? 'Contract over' : 'Hợp đồng đã hết hạn' }]);
    });
    const list = vi.fn(() => Promise.resolve({ totalCount: 0, soChuaDoc: 0, items: [] }));
    const user = open({}, [policies.fundReports], {
      notifications: { list, openTasks } as unknown as NotificationsApi,
    });
    await findHeading(/Trần Minh Khoa/);
    const main = within(screen.getByRole('main'));
    await main.findByText('Hợp đồng đã hết hạn');
    await waitFor(() => expect(list).toHaveBeenCalledTimes(1));

    await user.click(screen.getByRole('button', { name: /^EN/u, hidden: true }));
    expect(await main.findByText('Contract over')).toBeTruthy();
    await waitFor(() => expect(list).toHaveBeenCalledTimes(2));
  });

  it('W-06 keeps the room of what is on its way, is not seen to wait before the wait is long, and says that it is busy', async () => {
    const idle: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
    vi.stubGlobal('cancelIdleCallback', () => undefined);
    const never = () => new Promise<never>(() => undefined);
    const notifications = { list: never, openTasks: never } as unknown as NotificationsApi;
    const charts = vi.fn<HomeApi['charts']>(never);
    open({ page: never, charts }, [policies.fundReports], { notifications });
    await findHeading(/Trần Minh Khoa/);
    const region = await screen.findByRole('region', { name: 'Biểu đồ' });
    const signs = () => [...screen.getByRole('main').querySelectorAll('.MuiSkeleton-root')];
    const isSeenAtOnce = (sign: Element) => sign.closest('.delayed-sign') === null;
    const isBusy = (sign: Element) => sign.closest('[aria-busy=true]') !== null;
    // Nine tiles below two headings, and four tasks; the charts have not been asked for, their room alone is there.
    expect(signs()).toHaveLength(15);
    expect(region.querySelectorAll('[aria-busy=true] > *')).toHaveLength(2);
    expect([signs().filter(isSeenAtOnce), signs().every(isBusy)]).toEqual([[], true]);

    act(() => {
      for (const work of idle.splice(0)) {
        work();
      }
    });
    await waitFor(() => expect(charts).toHaveBeenCalled());
    expect(signs()).toHaveLength(17);
    expect([signs().filter(isSeenAtOnce), signs().every(isBusy)]).toEqual([[], true]);
  });

  it('B-25 P-02 tells a person without any permission whom to ask, and asks for nothing', async () => {
    let asked = 0;
    open(
      {
        page: () => {
          asked += 1;
          return Promise.resolve(page);
        },
      },
      [],
    );
    await findHeading(/Trần Minh Khoa/);
    expect(screen.getByText(/Bạn chưa được cấp quyền sử dụng chức năng nào/)).toBeTruthy();
    expect(asked).toBe(0);
  });

  it('finds records in the command palette, says what of them was searched for, and opens one', async () => {
    const user = open({
      search: () =>
        Promise.resolve([
          {
            ...{ loai: 'phieu-nop-quy', id: 'p1', ma: 'NQ.2026.000123', tieuDe: 'Công ty Sao Việt' },
            ...{ moTa: 'Chờ đối soát', duongDan: '/ca-nhan' },
          },
        ]),
    });
    await findHeading(/Trần Minh Khoa/);
    await user.keyboard('{Control>}k{/Control}');
    const box = await screen.findByRole('combobox', { name: /mã hồ sơ/ });
    await user.click(box);
    await user.paste('nq2026');
    const option = await screen.findByRole('option', { name: /NQ\.2026\.000123/ });
    expect(option.querySelector('mark')?.textContent).toBe('NQ.2026');
    expect(screen.getByText('Bản ghi · Phiếu nộp quỹ')).toBeTruthy();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(window.location.pathname).toBe('/ca-nhan'));
  });
});
