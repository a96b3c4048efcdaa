// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import { draftOfRequest, type CaseDraft } from '@/domain/support/support-draft';
import type { SupportRequestsApi } from '@/services/api/support-requests-api';
import { LiveConditionState } from '@/views/support/requests/live-condition-state';
import { useLiveConditions } from '@/views/support/requests/use-live-conditions';

import { fakeServices, signedInAuth, Surroundings } from '../shared/list/list-fixtures';
import { refusalOf } from '../shared/form/refusals';
import { storedRequest, supportTypeOf } from './request-fixtures';

afterEach(cleanup);

const draft = draftOfRequest(storedRequest('HT01', { hopDongId: 'contract-1', lvDen: '2026-09-15' }));
const type = supportTypeOf('HT01');
const said = (message: string) => ({ code: null, message, details: null, data: null, validationErrors: null });

describe('conditions that could not be judged', () => {
  it.each([
    [
      'a 500',
      new AppError('http.server', { status: 500, server: said('Object reference not set') }),
      'Hệ thống có lỗi.',
    ],
    ['a bare 403', new AppError('http.forbidden', { status: 403 }), 'Bạn không được phép thực hiện thao tác này.'],
    ['a malformed answer', new AppError('response.malformed', { status: 200 }), 'Máy chủ trả về dữ liệu không đúng'],
  ])('X-01 B-08 say what the catalogue says of %s, not that there is no network', async (_, error, details) => {
    show(() => Promise.reject(error));
    expect(await screen.findByText(details, { exact: false })).toBeDefined();
    expect(screen.queryByText(/kết nối/u)).toBeNull();
    expect(screen.getByText('Thử lại')).toBeDefined();
  });

  it('X-01 B-08 give the code and the id by which the server’s log knows a failure, and are asked for again', async () => {
    const judge = vi
      .fn<SupportRequestsApi['judge']>()
      .mockRejectedValue(new AppError('http.server', { status: 500, correlationId: 'c-17' }));
    const user = show(judge);
    const lines = await screen.findByText(/http\.server/u);
    expect(lines.textContent).toContain('X-Correlation-Id: c-17');

    judge.mockResolvedValue({ truongHop: [] });
    await user.click(screen.getByText('Thử lại'));
    await vi.waitFor(() => expect(screen.queryByText(/http\.server/u)).toBeNull());
    expect(screen.queryByText('Hệ thống có lỗi.', { exact: false })).toBeNull();
  });

  it('X-01 B-08 that are asked for again by keyboard leave the focus to the heading of their part', async () => {
    const user = show(() => Promise.reject(new AppError('http.server', { status: 500 })));
    const retry = await screen.findByRole('button', { name: 'Thử lại' });
    retry.focus();
    await user.keyboard('{Enter}');
    await vi.waitFor(() => expect(retry.isConnected).toBe(false));
    expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Điều kiện' }));
  });

  it('X-01 B-08 say of a dead network that the server cannot be reached', async () => {
    show(() => Promise.reject(new AppError('network.unreachable', { status: 0 })));
    expect(await screen.findByText('Không kết nối được máy chủ')).toBeDefined();
    expect(screen.getByText('Thử lại')).toBeDefined();
  });

  it.each([
    [
      'a rule',
      new AppError('server.message', { status: 403, server: said('Sổ của hợp đồng này đã khóa.') }),
      'Sổ của hợp đồng này đã khóa.',
    ],
    ['the input', refusalOf({ message: 'Sai loại', members: ['loaiHoTroId'] }), 'Yêu cầu của bạn không hợp lệ!'],
  ])('X-01 B-08 are refused in the server’s own sentence where it refuses by %s', async (_, error, sentence) => {
    show(() => Promise.reject(error));
    expect(await screen.findByText(sentence)).toBeDefined();
    expect(screen.queryByText('Thử lại')).toBeNull();
  });
});

describe('conditions while a request is typed', () => {
  const answered = () => Promise.resolve({ truongHop: [] });
  const isJudging = () => screen.queryByText(/^Đang xét/u) !== null;

  it('B-08 are not asked for anew where no condition looks: an account, a contact', async () => {
    const judge = vi.fn<SupportRequestsApi['judge']>(answered);
    const user = show(judge);
    await vi.waitFor(() => expect([judge.mock.calls.length, isJudging()]).toEqual([1, false]));
    await user.click(screen.getByText('type an account'));
    await user.click(screen.getByText('type a contact'));
    expect(isJudging()).toBe(false);

    await user.click(screen.getByText('type an amount'));
    expect(isJudging()).toBe(true);
    await vi.waitFor(() => expect([judge.mock.calls.length, isJudging()]).toEqual([2, false]));
    const { nguoiLienHe, truongHop } = judge.mock.lastCall?.[0] ?? {};
    expect([nguoiLienHe, truongHop?.[0]?.tienDeNghi]).toEqual(['', 20_000_000]);
  });

  it('B-08 V-02 are asked for without a day that is half typed, and without what no condition looks at', async () => {
    const judge = vi.fn<SupportRequestsApi['judge']>(answered);
    const user = show(judge);
    await vi.waitFor(() => expect([judge.mock.calls.length, isJudging()]).toEqual([1, false]));
    await user.click(screen.getByText('type an account'));
    await user.click(screen.getByText('type half a day'));
    await vi.waitFor(() => expect([judge.mock.calls.length, isJudging()]).toEqual([2, false]));
    const asked = judge.mock.lastCall?.[0].truongHop[0];
    expect([asked?.lvDen, asked?.soTaiKhoan, asked?.hopDongId]).toEqual([null, null, 'contract-1']);
  });
});

function show(judge: SupportRequestsApi['judge']) {
  render(
    <Surroundings services={fakeServices({ supportRequests: { judge } }).services} authRef={signedInAuth()}>
      <Conditions />
    </Surroundings>,
  );
  return userEvent.setup({ delay: null });
}

function Conditions() {
  const [typed, setTyped] = useState(draft);
  const intoCase = (change: Partial<CaseDraft>) => () => {
    setTyped((now) => ({ ...now, truongHop: now.truongHop.map((entry) => ({ ...entry, ...change })) }));
  };
  return (
    <section>
      <h3>Điều kiện</h3>
      <LiveConditionState conditions={useLiveConditions(typed, type, null)} index={0} />
      <button onClick={intoCase({ soTaiKhoan: '012345' })}>type an account</button>
      <button onClick={intoCase({ lvDen: '15/0' })}>type half a day</button>
      <button onClick={intoCase({ tienDeNghi: 20_000_000 })}>type an amount</button>
      <button
        onClick={() => {
          setTyped((now) => ({ ...now, nguoiLienHe: 'Hoa' }));
        }}
      >
        type a contact
      </button>
    </section>
  );
}
