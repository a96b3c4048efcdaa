// @vitest-environment jsdom
import { cleanup, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { SupportRequest } from '@/domain/support/support-request';
import type { SupportRequestsApi } from '@/services/api/support-requests-api';
import { useRequestSteps } from '@/views/support/requests/use-request-steps';
import { WorkflowSteps } from '@/views/shared/workflow/workflow-steps';

import { fakeServices, Surroundings } from '../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

/** One red case of HT09 and what the steps look at; a dialog needs no more. */
const request = {
  id: 'request-1',
  concurrencyStamp: 'stamp',
  ma: 'YCHT.2026.00031',
  ngayDeNghi: '2026-11-02',
  ngayNhanDu: '2026-11-04',
  tienDeNghi: 20_000_000,
  soQd: null,
  ngayQd: null,
  truongHop: [
    {
      id: 'case-1',
      hoTen: 'Nguyễn Văn Hải',
      tienDeNghi: 20_000_000,
      tienDeXuat: null,
      tienDuyet: null,
      mucMin: 10_000_000,
      mucMax: 30_000_000,
      goiY: null,
      chiTra: [],
      dieuKien: [{ ma: 'E8', dat: false, lyDo: '', canCu: 'Điều 16', thamSo: { soTien: 750_000 } }],
    },
  ],
} as unknown as SupportRequest;

describe('the appraisal of a support request', () => {
  it('B-08 asks why a red condition is accepted, and sends the proposed amount of each case', async () => {
    const user = userEvent.setup({ delay: null });
    const step = vi.fn<SupportRequestsApi['step']>(() => Promise.resolve(request));
    const { services } = fakeServices({ supportRequests: { step } });
    render(
      <Surroundings services={services}>
        <Host />
      </Surroundings>,
    );
    const dialog = await open(user, 'Thẩm định');
    expect(dialog.textContent).toContain('Doanh nghiệp còn nợ Quỹ 750.000');
    const send = () => user.click(screen.getAllByText('Thẩm định').at(-1) ?? dialog);
    await send();
    expect(await screen.findByText('Trường này không được bỏ trống.')).toBeDefined();
    expect(step).not.toHaveBeenCalled();
    await user.click(screen.getByLabelText(/^Lý do chấp nhận ngoại lệ/u));
    await user.paste('Đơn vị đã nộp đủ trong ngày thẩm định.');
    await send();
    await waitFor(() => {
      expect(step).toHaveBeenCalledOnce();
    });
    const [record, verb, input] = step.mock.calls[0] ?? [];
    expect([record?.concurrencyStamp, verb]).toEqual(['stamp', 'tham-dinh']);
    expect(input).toMatchObject({
      ngayNhanDuHoSo: '2026-11-04',
      deXuat: [{ truongHopId: 'case-1', soTien: 20_000_000 }],
      mienDieuKien: 'Đơn vị đã nộp đủ trong ngày thẩm định.',
    });
  });
});

describe('the decision about a support request', () => {
  const appraised = {
    ...request,
    loaiHoTroId: 'HT09',
    loaiHoTroTen: 'Hỗ trợ đào tạo',
    donViTen: 'Công ty Cổ phần Nhân lực Lam Giang',
    tienDuyet: null,
    truongHop: request.truongHop.map((entry) => ({ ...entry, tienDeXuat: 15_000_000 })),
  };

  it('B-08 names the kind of support, the unit, the cases and the amounts that were asked for and proposed', async () => {
    expect(await factsOf(appraised)).toEqual([
      'Loại hỗ trợ: HT09 – Hỗ trợ đào tạo',
      'Đơn vị đề nghị: Công ty Cổ phần Nhân lực Lam Giang',
      'Số trường hợp: 1',
      'Đề nghị: 20.000.000 ₫',
      'Đề xuất: 15.000.000 ₫',
    ]);
  });

  it('B-08 names the person who asks where no unit does, and what was approved once it was', async () => {
    const direct = { ...appraised, donViTen: null, nguoiLienHe: 'Trần Thị Hoa', tienDuyet: 14_000_000 };
    expect((await factsOf(direct)).filter((_, place) => place === 1 || place === 5)).toEqual([
      'Người liên hệ: Trần Thị Hoa',
      'Được duyệt: 14.000.000 ₫',
    ]);
  });

  it('B-08 bears the Fund’s day of the decision, on a page that has been open since the year before', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-31T23:59:00+07:00') });
    const user = userEvent.setup({ delay: null });
    const step = vi.fn<SupportRequestsApi['step']>(() => Promise.resolve(request));
    render(
      <Surroundings services={fakeServices({ supportRequests: { step } }).services}>
        <Host record={appraised} allowed="phe-duyet" />
      </Surroundings>,
    );
    vi.setSystemTime(Date.parse('2027-01-01T06:30:00+07:00'));
    const dialog = await open(user, 'Phê duyệt');
    expect(within(dialog).getByLabelText<HTMLInputElement>(/^Ngày quyết định/u).value).toBe('01/01/2027');

    await user.type(within(dialog).getByLabelText(/^Số quyết định/u), '01/QĐ-QHTVLNN');
    await user.click(screen.getAllByText('Phê duyệt').at(-1) ?? dialog);
    await waitFor(() => {
      expect(step).toHaveBeenCalledOnce();
    });
    expect(step.mock.calls[0]?.[2]).toMatchObject({ ngayQd: '2027-01-01' });
  });

  it('B-08 takes the day that has begun since the dialog was opened', async () => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-12-31T23:59:00+07:00') });
    const user = userEvent.setup({ delay: null });
    const step = vi.fn<SupportRequestsApi['step']>(() => Promise.resolve(request));
    render(
      <Surroundings services={fakeServices({ supportRequests: { step } }).services}>
        <Host record={appraised} allowed="phe-duyet" />
      </Surroundings>,
    );
    const dialog = await open(user, 'Phê duyệt');
    vi.setSystemTime(Date.parse('2027-01-01T00:01:00+07:00'));
    const day = within(dialog).getByLabelText(/^Ngày quyết định/u);
    await user.clear(day);
    await user.type(day, '01/01/2027');
    await user.type(within(dialog).getByLabelText(/^Số quyết định/u), '01/QĐ-QHTVLNN');
    await user.click(screen.getAllByText('Phê duyệt').at(-1) ?? dialog);
    await waitFor(() => {
      expect(step).toHaveBeenCalledOnce();
    });
  });

  it.each([
    ['a condition', 'QuyHoTro:06004', 'Người lao động đã được hỗ trợ nội dung này (QĐ 45/QĐ-QHTVLNN).'],
    ['its frame', 'QuyHoTro:06005', 'Số tiền không được quá 0 ₫.'],
  ])('B-08 V-04 says of which case it is that is refused for %s', async (_, code, message) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-20T09:00:00+07:00') });
    const user = userEvent.setup({ delay: null });
    const server = { code, message, details: null, data: { thuTu: 2 }, validationErrors: null };
    const step = vi
      .fn<SupportRequestsApi['step']>()
      .mockRejectedValue(new AppError('server.message', { status: 403, server }));
    const truongHop = [
      ...appraised.truongHop,
      ...appraised.truongHop.map((entry) => ({ ...entry, id: 'case-2', hoTen: 'Trần Thị Đào' })),
    ];
    render(
      <Surroundings services={fakeServices({ supportRequests: { step } }).services}>
        <Host record={{ ...appraised, truongHop }} allowed="phe-duyet" />
      </Surroundings>,
    );
    const dialog = await open(user, 'Phê duyệt');
    await user.type(within(dialog).getByLabelText(/^Số quyết định/u), '01/QĐ-QHTVLNN');
    await user.click(screen.getAllByText('Phê duyệt').at(-1) ?? dialog);
    expect(await within(dialog).findByText(`Dòng 2, cột Được duyệt: ${message}`)).toBeDefined();
    const wrong = within(dialog).getByLabelText(/^Được duyệt, dòng 2: Trần Thị Đào/u);
    expect(wrong.getAttribute('aria-invalid')).toBe('true');
  });

  /** What the dialog of the approval says before it asks. */
  async function factsOf(record: SupportRequest): Promise<readonly string[]> {
    const user = userEvent.setup({ delay: null });
    render(
      <Surroundings services={fakeServices({}).services}>
        <Host record={record} allowed="phe-duyet" />
      </Surroundings>,
    );
    const dialog = await open(user, 'Phê duyệt');
    const lists = within(dialog).getAllByRole('term');
    return lists.map(
      (term) => `${term.textContent}: ${term.nextElementSibling?.textContent.replace(/\s/gu, ' ') ?? ''}`,
    );
  }
});

describe('the payment of a support request', () => {
  it('B-08 asks for the cases to which something is left to pay, not for those that were paid or granted nothing', async () => {
    const [entry] = request.truongHop;
    const granted = (id: string, tienDuyet: number, chiTra: readonly object[] = []) => ({
      ...entry,
      ...{ id, tienDuyet, chiTra },
    });
    const payment = { id: 'p1', ngayChi: '2026-11-12', soUnc: 'UNC-001', soTien: 15_000_000, huyLuc: null };
    const truongHop = [
      granted('case-1', 15_000_000, [payment]),
      granted('case-2', 12_000_000),
      granted('case-3', 0),
    ] as unknown as SupportRequest['truongHop'];
    render(
      <Surroundings services={fakeServices({}).services}>
        <Host record={{ ...request, soQd: '45/QĐ-QHTVLNN', truongHop }} allowed="chi-tra" />
      </Surroundings>,
    );
    const dialog = await open(userEvent.setup({ delay: null }), 'Chi trả');
    expect(dialog.textContent.replace(/\s/gu, ' ')).toContain(
      'Xác nhận đã chi cho 1 trường hợp theo Quyết định số 45/QĐ-QHTVLNN? Còn phải chi 12.000.000 ₫.',
    );
  });
});

/** Presses a step's button; the code of its dialog comes when it is first needed. */
async function open(user: ReturnType<typeof userEvent.setup>, name: string): Promise<HTMLElement> {
  await user.click(screen.getByRole('button', { name }));
  const dialog = await screen.findByRole('dialog', { name });
  await within(dialog).findByRole('button', { name });
  return dialog;
}

function Host({
  record = request,
  allowed = 'tham-dinh',
}: {
  readonly record?: SupportRequest;
  readonly allowed?: 'tham-dinh' | 'phe-duyet' | 'chi-tra';
}) {
  const steps = useRequestSteps();
  return <WorkflowSteps record={record} allowed={[allowed]} steps={steps} onDone={nothing} onReload={nothing} />;
}

const nothing = () => undefined;
