// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { Route, Router, Switch } from 'wouter';

import { AppError } from '@/domain/errors/app-error';
import type { Worker } from '@/domain/workers/worker';
import type { WorkerMergeInput } from '@/domain/workers/worker-merge';
import type { AuthRef } from '@/machines/auth/auth-machine';
import type { Services } from '@/views/app/services-context';
import { WorkerMergeScreen } from '@/views/database/workers/merge/worker-merge-screen';
import { guardedNavigation } from '@/views/shared/unsaved/use-unsaved-guard';

import { left, right } from '../../../domain/workers/merge-fixtures';
import { fakeServices, Surroundings } from '../../shared/list/list-fixtures';
import { comeBack, refuseTokens, signedIn } from '../../shared/lost-session';
import { refusalOf } from '../../shared/form/refusals';

afterEach(() => {
  cleanup();
  window.history.pushState(null, '', '/');
});

type Merge = Services['workers']['merge'];

function show({
  get,
  merge,
  otherId = 'right',
  authRef,
}: { get?: Services['workers']['get']; merge?: Merge; otherId?: string; authRef?: AuthRef } = {}) {
  const { services } = fakeServices({
    workers: {
      get: get ?? ((id) => Promise.resolve(id === 'left' ? left : right)),
      merge: merge ?? (() => Promise.resolve(left)),
    },
  });
  window.history.pushState(null, '', `/csdl/nguoi-lao-dong/gop-trung/left/${otherId}`);
  render(
    <Surroundings services={services} {...(authRef === undefined ? {} : { authRef })}>
      <Router aroundNav={guardedNavigation}>
        <Switch>
          <Route path="/csdl/nguoi-lao-dong/gop-trung/:workerId/:otherId" component={WorkerMergeScreen} />
          <Route path="/csdl/nguoi-lao-dong/gop-trung">danh sách nghi trùng</Route>
          <Route path="/csdl/nguoi-lao-dong/:workerId">hồ sơ còn lại</Route>
        </Switch>
      </Router>
    </Surroundings>,
  );
  return userEvent.setup({ delay: null });
}

async function choice(name: string) {
  return within(await screen.findByRole('radiogroup', { name })).getAllByRole('radio') as readonly HTMLInputElement[];
}

describe('merging two workers', () => {
  it('B-10 shows why, what differs with a proposal, and the contracts of both', async () => {
    show();

    const passport = await choice('Số hộ chiếu');
    expect(passport.map(({ checked }) => checked)).toEqual([false, true]);
    expect(screen.getByText('CCCD gần giống')).toBeDefined();
    expect(screen.getByText('Cùng tên, ngày sinh')).toBeDefined();
    expect(screen.getAllByRole('radiogroup').map((group) => group.getAttribute('aria-labelledby') ?? '')).toHaveLength(
      5,
    );
    expect(screen.queryByRole('radiogroup', { name: 'Họ và tên' })).toBeNull();
    expect(screen.getByText('GCN.2020.0000118')).toBeDefined();
    expect(screen.getByText('GCN.2024.0000077')).toBeDefined();
  });

  it('B-10 names both in the question, sends sides and no numbers, and goes to the record that stays', async () => {
    const merge = vi.fn<Merge>(() => Promise.resolve(left));
    const user = show({ merge });
    const [first] = await choice('Số CCCD');
    await user.click(first as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Gộp hồ sơ' }));
    const question = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
    expect(question.textContent).toContain('Đào Thị Ứng (042196000054) vào hồ sơ Đào Thị Ứng (042196000045)');
    await user.click(within(question).getByText('Có'));

    await waitFor(() => {
      expect(window.location.pathname).toBe('/csdl/nguoi-lao-dong/left');
    });
    expect(merge.mock.calls.map(([input]) => input)).toEqual([
      {
        giuLaiId: 'left',
        boDiId: 'right',
        concurrencyStamps: { giuLai: 'stamp-left', boDi: 'stamp-right' },
        luaChon: { soCccd: 'giuLai', soHoChieu: 'boDi', dienThoai: 'boDi', email: 'giuLai' },
      } satisfies WorkerMergeInput,
    ]);
  });

  it('B-10 says at the choice what is wrong with the result, and does not ask before it is right', async () => {
    const other: Worker = { ...right, ngaySinh: '1997-06-03', soCccd: '042197000054' };
    const user = show({ get: (id) => Promise.resolve(id === 'left' ? left : other) });
    const [first, second] = await choice('Số CCCD');
    await user.click(first as HTMLElement);

    expect(screen.getByText('Số CCCD không phù hợp với giới tính hoặc năm sinh.')).toBeDefined();
    expect((screen.getByRole('button', { name: 'Gộp hồ sơ' }) as HTMLButtonElement).disabled).toBe(true);
    await user.click(second as HTMLElement);
    expect((screen.getByRole('button', { name: 'Gộp hồ sơ' }) as HTMLButtonElement).disabled).toBe(false);
  });

  it('B-10 V-04 puts what the server refuses at its choice, until another one is made', async () => {
    const error = refusalOf({ message: 'Số hộ chiếu đã hết hạn.', members: ['ngayHetHanHc'] });
    const user = show({ merge: () => Promise.reject(error) });
    await user.click(await screen.findByRole('button', { name: 'Gộp hồ sơ' }));
    await user.click(await screen.findByText('Có'));

    const group = await screen.findByRole('radiogroup', { name: 'Số hộ chiếu' });
    expect(await within(group).findByText('Số hộ chiếu đã hết hạn.')).toBeDefined();
    expect(group.getAttribute('aria-invalid')).toBe('true');
    const [first] = await choice('Số hộ chiếu');
    await user.click(first as HTMLElement);
    expect(within(group).queryByText('Số hộ chiếu đã hết hạn.')).toBeNull();
  });

  it('B-10 X-02 keeps the choices when somebody else has saved first, and says so', async () => {
    const merge = () => Promise.reject(new AppError('http.conflict', { status: 409 }));
    const user = show({ merge });
    const [first] = await choice('Số CCCD');
    await user.click(first as HTMLElement);
    await user.click(screen.getByRole('button', { name: 'Gộp hồ sơ' }));
    await user.click(await screen.findByText('Có'));

    expect(await screen.findByText(/^Một trong hai hồ sơ vừa được người khác thay đổi/u)).toBeDefined();
    expect((await choice('Số CCCD')).map(({ checked }) => checked)).toEqual([true, false]);
  });

  it('B-10 V-05 asks before choices that differ from the proposal go with the page, and keeps them on "Không"', async () => {
    const user = show();
    const [first] = await choice('Số CCCD');
    await user.click(first as HTMLElement);
    await user.click(screen.getByText('Hủy'));

    const question = await screen.findByRole('alertdialog', { name: 'Xác nhận' });
    await user.click(within(question).getByText('Không'));
    expect((await choice('Số CCCD')).map(({ checked }) => checked)).toEqual([true, false]);
    await user.click(screen.getByText('Hủy'));
    await user.click(within(await screen.findByRole('alertdialog', { name: 'Xác nhận' })).getByText('Có'));
    expect(await screen.findByText('danh sách nghi trùng')).toBeDefined();
  });

  it.each([
    ['a field’s', 'Số CCCD'],
    ['the kept record’s', 'Hồ sơ được giữ lại'],
  ])('B-10 V-05 asks nothing about %s choice that stands again as it was proposed', async (_, name) => {
    const user = show();
    const sides = await choice(name);
    const proposed = sides.findIndex(({ checked }) => checked);
    await user.click(sides[1 - proposed] as HTMLElement);
    await user.click(screen.getByText('Hủy'));
    await user.click(within(await screen.findByRole('alertdialog', { name: 'Xác nhận' })).getByText('Không'));
    await user.click(sides[proposed] as HTMLElement);
    await user.click(screen.getByText('Hủy'));
    expect(await screen.findByText('danh sách nghi trùng')).toBeDefined();
  });

  it('B-10 refuses a record beside itself, and says in place that one is not there', async () => {
    show({ otherId: 'left' });
    expect(await screen.findByText('Không thể gộp một hồ sơ với chính nó.')).toBeDefined();
    cleanup();
    show({ get: () => Promise.reject(new AppError('http.notFound', { status: 404 })) });
    expect(await screen.findByText('Không tìm thấy dữ liệu hoặc trang bạn yêu cầu.')).toBeDefined();
  });

  it('A-10 B-10 loads both again once the person is back whose lost session had kept them away', async () => {
    const authRef = await signedIn();
    const get = vi
      .fn<Services['workers']['get']>((id) => Promise.resolve(id === 'left' ? left : right))
      .mockRejectedValueOnce(new AppError('http.sessionExpired', { status: 401 }));
    show({ get, authRef });
    expect(await screen.findByRole('button', { name: 'Thử lại' })).toBeDefined();
    await refuseTokens(authRef);
    await comeBack(authRef);
    expect(await choice('Số hộ chiếu')).toHaveLength(2);
  });
});
