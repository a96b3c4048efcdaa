// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { SupportCase, SupportRequest } from '@/domain/support/support-request';
import type { SupportRequestsApi } from '@/services/api/support-requests-api';
import { useRequestSteps } from '@/views/support/requests/use-request-steps';
import { WorkflowSteps } from '@/views/shared/workflow/workflow-steps';

import { fakeServices, Surroundings } from '../shared/list/list-fixtures';
import { storedRequest } from './request-fixtures';

afterEach(cleanup);

const label = 'Sửa tài khoản nhận';
const bank = { nganHangId: '970405', chiNhanh: null } as const;
const hai = { id: 'hai', hoTen: 'Nguyễn Văn Hải', chuTaiKhoan: 'NGUYEN VAN HAI', soTaiKhoan: '1900000000031' };
const mo = { id: 'mo', hoTen: 'Trần Thị Mơ', chuTaiKhoan: 'TRAN THI MO', soTaiKhoan: '2800000000042' };
const lan = { id: 'lan', hoTen: 'Lê Thị Lan', chuTaiKhoan: 'LE THI LAN', soTaiKhoan: '3700000000053' };

/** An approved request: everything is left to pay, but of Lan, to whom nothing was given. */
function requestWith(...cases: readonly Partial<SupportCase>[]): SupportRequest {
  const truongHop = cases.flatMap(
    (each) => storedRequest('HT02', { ...bank, tienDuyet: each.id === lan.id ? 0 : 12_000_000, ...each }).truongHop,
  );
  return storedRequest('HT02', {}, { trangThai: 4, soQd: '45/QĐ', ngayQd: '2026-11-10', truongHop });
}

describe('the dialog that corrects an account', () => {
  it('B-08 has the only payable case chosen and its account filled in, and sends the one that is right', async () => {
    const { user, dialog, step, send } = await open(requestWith(lan, hai));
    expect(accountIn(dialog)).toEqual(['NGUYEN VAN HAI', '1900000000031', '']);
    const chosen = within(dialog).getByLabelText<HTMLSelectElement>(/^Trường hợp còn phải chi/u);
    expect([chosen.value, chosen.disabled]).toEqual(['hai', true]);
    expect([...chosen.options].map(({ text }) => text.replaceAll(/\s/gu, ' '))).toEqual([
      expect.any(String),
      'Nguyễn Văn Hải · 12.000.000 ₫',
    ]);

    await user.type(within(dialog).getByLabelText(/^Lý do/u), 'Ngân hàng trả về vì sai số.');
    await send();
    expect(await within(dialog).findByText('Chưa có gì thay đổi so với hiện tại.')).toBeDefined();
    await retype(user, within(dialog).getByLabelText(/^Số tài khoản/u), '1900 0000 00099');
    await send();
    await waitFor(() => {
      expect(step).toHaveBeenCalledOnce();
    });
    const [record, verb, input] = step.mock.calls[0] ?? [];
    expect([record?.concurrencyStamp, verb]).toEqual(['s1', 'sua-tai-khoan']);
    expect(input).toMatchObject({
      ...{ truongHopId: 'hai', chuTaiKhoan: 'NGUYEN VAN HAI', soTaiKhoan: '1900000000099', ...bank },
      lyDo: 'Ngân hàng trả về vì sai số.',
    });
  });

  it('B-08 asks which case it is of several, shows the account of the chosen one, and none before', async () => {
    const { user, dialog, step, send } = await open(requestWith(hai, lan, mo));
    const choice = within(dialog).getByLabelText<HTMLSelectElement>(/^Trường hợp còn phải chi/u);
    expect([...choice.options].map(({ value }) => value)).toEqual(['', 'hai', 'mo']);
    expect(accountIn(dialog)).toEqual([]);
    await send();
    expect((await within(dialog).findAllByText('Trường này không được bỏ trống.')).length).toBeGreaterThan(0);
    await user.selectOptions(choice, 'hai');
    expect(accountIn(dialog)).toEqual(['NGUYEN VAN HAI', '1900000000031', '']);
    await user.selectOptions(choice, 'mo');
    expect(accountIn(dialog)).toEqual(['TRAN THI MO', '2800000000042', '']);
    await user.type(within(dialog).getByLabelText(/^Chi nhánh/u), 'Hà Nội');
    await user.type(within(dialog).getByLabelText(/^Lý do/u), 'Chi nhánh đã đổi tên.');
    await send();
    await waitFor(() => {
      expect(step).toHaveBeenCalledOnce();
    });
    expect(step.mock.calls[0]?.[2]).toMatchObject({ ...bank, truongHopId: 'mo', chiNhanh: 'Hà Nội' });
  });

  it('B-08 A-01 locks the number of who does not see it whole, and lets them correct what stands beside it', async () => {
    const { user, dialog, step, send } = await open(requestWith({ ...hai, soTaiKhoan: '190***000031' }));
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Số tài khoản/u).readOnly).toBe(true);
    await retype(user, within(dialog).getByLabelText(/^Chủ tài khoản/u), 'Nguyễn Văn Hai');
    await user.type(within(dialog).getByLabelText(/^Lý do/u), 'Tên chủ tài khoản sai dấu.');
    await send();
    expect(await within(dialog).findByText('Chưa có gì thay đổi so với hiện tại.')).toBeDefined();
    await retype(user, within(dialog).getByLabelText(/^Chủ tài khoản/u), 'Nguyễn Văn Hòa');
    await send();
    await waitFor(() => {
      expect(step).toHaveBeenCalledOnce();
    });
    expect(step.mock.calls[0]?.[2]).toMatchObject({ chuTaiKhoan: 'NGUYEN VAN HOA', soTaiKhoan: '190***000031' });
  });
});

/** What stands in the fields of the account but the bank, whose names are asked for elsewhere. */
function accountIn(dialog: HTMLElement): readonly string[] {
  return [/^Chủ tài khoản/u, /^Số tài khoản/u, /^Chi nhánh/u].flatMap((name) =>
    within(dialog)
      .queryAllByLabelText<HTMLInputElement>(name)
      .map(({ value }) => value),
  );
}

async function retype(user: ReturnType<typeof userEvent.setup>, field: HTMLElement, text: string): Promise<void> {
  await user.clear(field);
  await user.type(field, text);
}

/** Presses the button; the code of the dialog comes when it is first needed. */
async function open(record: SupportRequest) {
  const user = userEvent.setup({ delay: null });
  const step = vi.fn<SupportRequestsApi['step']>(() => Promise.resolve(record));
  render(
    <Surroundings services={fakeServices({ supportRequests: { step } }).services}>
      <Host record={record} />
    </Surroundings>,
  );
  await user.click(screen.getByRole('button', { name: label }));
  const dialog = await screen.findByRole('dialog', { name: label });
  const button = await within(dialog).findByRole('button', { name: label });
  return { user, dialog, step, send: () => user.click(button) };
}

function Host({ record }: { readonly record: SupportRequest }) {
  const steps = useRequestSteps();
  return (
    <WorkflowSteps record={record} allowed={['sua-tai-khoan']} steps={steps} onDone={nothing} onReload={nothing} />
  );
}

const nothing = () => undefined;
