// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { paperMostRows } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import { writeStored } from '@/views/app/browser-storage';
import type { Services } from '@/views/app/services-context';
import { unitsList } from '@/views/database/units/units-list';
import { UnitsScreen } from '@/views/database/units/units-screen';
import { WorkersScreen } from '@/views/database/workers/workers-screen';

import { allPolicies, fakeServices, signedInAuth, Surroundings, workers } from '../list/list-fixtures';

beforeEach(() => {
  writeStored('ui.list.workers', '{}');
});

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

const workersTitle = 'Cơ sở dữ liệu người lao động';
const unitsTitle = 'Cơ sở dữ liệu đơn vị';
const paperOf = async (name: string) => within(await screen.findByRole('dialog', { name })).findByRole('article');
const cellsOf = (paper: HTMLElement) =>
  within(paper)
    .getAllByRole('row')
    .map((row) => [...row.children].map(({ textContent }) => textContent));

describe('the paper of a list', () => {
  it('B-10 W-07 has every row that the conditions find, in the columns and the order of the screen', async () => {
    const user = userEvent.setup({ delay: null });
    window.history.pushState(
      null,
      '',
      '/csdl/nguoi-lao-dong?so-dong=20&tu-khoa=dang&sap-xep=-hoTen&thiTruongId=SG&ngayXuatCanhTu=2025-01-01&cot=hoTen&cot=soCccd&cot=ngaySinh&cot=dienThoai',
    );
    await open(<WorkersScreen />);

    await user.click(await printButton());

    const paper = await paperOf(workersTitle);
    expect(cellsOf(paper)).toEqual([
      ['STT', 'Họ và tên', 'Số CCCD', 'Ngày sinh', 'Điện thoại'],
      ['1', 'Đặng Thị Dũng 46', '038203000046', '16/02/1991', '0912 345 046'],
      ['2', 'Đặng Thị Dũng 4', '038203000004', '14/05/1989', '—'],
    ]);
    expect([...paper.querySelectorAll('.print-title p')].map(({ textContent }) => textContent)).toEqual([
      'Từ khóa: dang\nThị trường: Singapore\nNgày xuất cảnh: từ 01/01/2025',
    ]);
    expect(paper.textContent).toContain('Tổng số dòng2');
    expect(paper.querySelector('header')?.textContent).toContain('QUỸ HỖ TRỢ VIỆC LÀM NGOÀI NƯỚC');
    expect(within(paper).getByText('Trần Minh Khoa')).toBeDefined();

    await user.click(screen.getByRole('button', { name: 'Đóng' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(new URLSearchParams(window.location.search).get('tu-khoa')).toBe('dang');
  });

  it('B-11 counts amounts in đồng once for all, and sums what the back end has summed', async () => {
    const fake = fakeServices();
    const list: Services['units']['list'] = async (query, signal) => ({
      ...(await fake.services.units.list(query, signal)),
      tong: { duNoNld: 97_500_000, duNoDoanhThu: 0 },
    });
    window.history.pushState(null, '', '/csdl/don-vi?in=danh-sach&cot=ma&cot=duNoNld');
    await open(<UnitsScreen />, { services: { ...fake.services, units: { ...fake.services.units, list } } });

    const paper = await paperOf(unitsTitle);
    expect(within(paper).getByText('Đơn vị tính: đồng')).toBeDefined();
    expect(cellsOf(paper).slice(0, 3)).toEqual([
      ['STT', 'Mã đơn vị', 'Dư nợ theo NLĐ'],
      ['1', 'DV0001', '1.250.000'],
      ['2', 'DV0002', '2.500.000'],
    ]);
    expect([...paper.querySelectorAll('dl > div')].map(({ textContent }) => textContent)).toEqual([
      'Tổng số dòng12',
      'Dư nợ theo NLĐ97.500.000\u00a0đồng',
      'Dư nợ theo doanh thu0\u00a0đồng',
    ]);
  });

  it('B-10 W-06 says how many rows are there while they are fetched, page by page', async () => {
    const fake = fakeServices();
    fake.table.workers = workers(2_100);
    let answerSecond: () => void = () => undefined;
    const second = new Promise<void>((resolve) => {
      answerSecond = resolve;
    });
    const list: Services['workers']['list'] = async (query, signal) => {
      await (query.pageSize === 1_000 && query.page === 1 ? second : undefined);
      return fake.services.workers.list(query, signal);
    };
    window.history.pushState(null, '', '/csdl/nguoi-lao-dong?in=danh-sach&cot=hoTen');
    await open(<WorkersScreen />, { services: { ...fake.services, workers: { ...fake.services.workers, list } } });

    expect(await screen.findByText('Đang tải các dòng để in: 1.000 / 2.100…')).toBeDefined();
    expect(screen.queryByRole('button', { name: 'In', hidden: false })).toBeNull();
    answerSecond();
    const paper = await paperOf(workersTitle);
    expect(paper.querySelectorAll('tbody tr')).toHaveLength(2_100);
  });

  it('B-10 is in Vietnamese for a reader of English too, and says to them in English what keeps it away', async () => {
    const user = userEvent.setup({ delay: null });
    window.history.pushState(null, '', '/csdl/nguoi-lao-dong?thiTruongId=JP&cot=hoTen&cot=gioiTinh');
    await open(<WorkersScreen />, { culture: 'en' });
    await user.click(await printButton('Print'));
    const paper = await paperOf('Worker database');
    expect(within(paper).getByRole('heading').textContent).toBe(workersTitle);
    expect(paper.querySelector('.print-title p')?.textContent).toBe('Thị trường: Nhật Bản');
    expect(cellsOf(paper)[0]).toEqual(['STT', 'Họ và tên', 'Giới tính']);
    expect(cellsOf(paper)[1]?.[2]).toMatch(/^(?:Nam|Nữ)$/u);
  });

  it('B-10 is refused before anything is fetched where it would be cut: too many rows, or too many columns', async () => {
    const fake = fakeServices();
    const list: Services['workers']['list'] = async (query, signal) => ({
      ...(await fake.services.workers.list(query, signal)),
      totalCount: paperMostRows + 1,
    });
    const services = { ...fake.services, workers: { ...fake.services.workers, list } };
    window.history.pushState(null, '', '/csdl/nguoi-lao-dong?in=danh-sach');
    await open(<WorkersScreen />, { services });
    expect(await screen.findByText(/Danh sách có 5\.001 dòng, mỗi bản in có tối đa 5\.000 dòng/u)).toBeDefined();
    cleanup();

    const columns = unitsList.columns.map(({ field }) => `cot=${field}`).join('&');
    window.history.pushState(null, '', `/csdl/don-vi?in=danh-sach&${columns}`);
    await open(<UnitsScreen />);
    expect(await screen.findByText(/Danh sách đang hiện 16 cột, nhiều hơn một trang A4 ngang/u)).toBeDefined();
    expect(fake.asked.filter(({ query }) => query.pageSize === 1_000)).toEqual([]);
  });

  it('B-10 bears the name of the unit whose staff prints it; without that name there is no paper', async () => {
    const user = userEvent.setup({ delay: null });
    const answers = [
      () => Promise.reject(new AppError('http.server')),
      () => Promise.resolve([{ id: 'unit-own', ma: 'DV0007', ten: 'Công ty Cổ phần Lam Giang' }]),
    ];
    const { services } = fakeServices({ lookups: { findUnits: () => (answers.shift() ?? neverAsked)() } });
    window.history.pushState(null, '', '/csdl/nguoi-lao-dong?in=danh-sach&cot=hoTen');
    await open(<WorkersScreen />, { services, unitTypeId: 2 });

    const dialog = await screen.findByRole('dialog', { name: workersTitle });
    await user.click(await within(dialog).findByRole('button', { name: 'Thử lại' }));
    const paper = await paperOf(workersTitle);
    expect(paper.querySelector('header')?.textContent).toContain('CÔNG TY CỔ PHẦN LAM GIANG');
  });

  it('B-10 names the unit that the list was narrowed to; without that name there is no paper', async () => {
    const user = userEvent.setup({ delay: null });
    const unit = { id: 'unit-7', ma: 'DV0007', ten: 'Công ty Cổ phần Lam Giang' };
    let isFailing = true;
    const findUnits = () => (isFailing ? Promise.reject(new AppError('http.server')) : Promise.resolve([unit]));
    const { services } = fakeServices({ lookups: { findUnits } });
    window.history.pushState(null, '', '/csdl/nguoi-lao-dong?in=danh-sach&cot=hoTen&donViId=unit-7');
    await open(<WorkersScreen />, { services });

    const dialog = await screen.findByRole('dialog', { name: workersTitle });
    const again = await within(dialog).findByRole('button', { name: 'Thử lại' });
    isFailing = false;
    await user.click(again);
    const paper = await paperOf(workersTitle);
    expect(paper.querySelector('.print-title p')?.textContent).toContain('DV0007 – Công ty Cổ phần Lam Giang');
  });

  it('B-10 P-02 is for those who may take the list away as a file, whatever the address says', async () => {
    window.history.pushState(null, '', '/csdl/nguoi-lao-dong?in=danh-sach');
    await open(<WorkersScreen />, { policies: allPolicies.filter((name) => !name.endsWith('.Export')) });
    expect(await screen.findByText('57 bản ghi')).toBeDefined();
    expect([screen.queryByRole('button', { name: 'In' }), screen.queryByRole('dialog')]).toEqual([null, null]);
  });
});

const neverAsked = () => Promise.reject(new Error('Nobody asks so often.'));

type Opening = {
  readonly services?: Services;
  readonly culture?: string;
  readonly policies?: readonly string[];
  readonly unitTypeId?: number;
};

async function open(
  page: ReactNode,
  { services = fakeServices().services, culture = 'vi', policies = allPolicies, unitTypeId }: Opening = {},
) {
  await act(async () => {
    render(
      <Surroundings services={services} authRef={signedInAuth(policies, culture, unitTypeId)}>
        {page}
      </Surroundings>,
    );
    await Promise.resolve();
  });
}

async function printButton(name = 'In'): Promise<HTMLElement> {
  return waitFor(() => {
    const button = screen.getByRole('button', { name });
    expect(button).toHaveProperty('disabled', false);
    return button;
  });
}
