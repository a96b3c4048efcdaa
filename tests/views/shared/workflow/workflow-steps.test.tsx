// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { StepDescription } from '@/views/shared/workflow/step-description';
import { WorkflowSteps } from '@/views/shared/workflow/workflow-steps';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';
import { holdsUnkept } from '@/views/shared/unsaved/use-unsaved-guard';

import { fakeServices, Surroundings } from '../list/list-fixtures';

type Report = { readonly id: string; readonly ma: string; readonly trangThai: number };
type Step = 'phe-duyet' | 'tra-lai' | 'tu-choi' | 'gui' | 'thu-hoi';
type Run = StepDescription<Report, Step>['run'];

const report: Report = { id: 'r10', ma: 'BCQ.202610.DV0007', trangThai: 3 };
/** As a host says it that looks at the status before the stamp. */
const moved = new AppError('server.message', {
  status: 403,
  server: {
    code: 'QuyHoTro:01004',
    message: 'Trạng thái của BCQ.202610.DV0007 đã thay đổi (Đã phê duyệt). Vui lòng tải lại.',
    details: null,
    data: null,
    validationErrors: null,
  },
});
const approved: Report = { ...report, trangThai: 4 };

beforeAll(() => import('@/views/shared/notices/notice-views'), 60_000);
afterEach(() => {
  cleanup();
  forgetDrafts();
});

const button = (name: string) => screen.getByRole('button', { name });
const dialog = () => screen.queryByRole('dialog');
const reason = () => screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Lý do/u });
const inDialog = (name: string) => within(screen.getByRole('dialog')).getByRole('button', { name });

/** Presses a step's button; the code of its dialog comes when it is first needed. */
async function open(user: ReturnType<typeof userEvent.setup>, name: string) {
  await user.click(button(name));
  await within(await screen.findByRole('dialog')).findByRole('button', { name });
}

describe('steps of a record', () => {
  it('B-01 W-04 a step is taken once however often it is clicked, and the record after it is handed on', async () => {
    let answer: (record: Report) => void = () => undefined;
    const pending = new Promise<Report>((resolve) => {
      answer = resolve;
    });
    const { user, run, onDone } = show({ allowed: ['phe-duyet'], run: () => pending });
    await open(user, 'Phê duyệt');
    expect(dialog()?.textContent).toContain('Bạn có chắc chắn muốn phê duyệt BCQ.202610.DV0007 không?');
    expect(within(screen.getByRole('dialog')).getByRole('definition').textContent).toBe('9.750.000 ₫');
    await user.dblClick(inDialog('Phê duyệt'));
    answer(approved);
    await waitFor(() => expect(dialog()).toBeNull());

    expect(run).toHaveBeenCalledTimes(1);
    expect(onDone).toHaveBeenCalledExactlyOnceWith(approved);
  });

  it('B-01 V-01 K-03 a reason counts and is sent in composed letters, however the keyboard writes them', async () => {
    const { user, run } = show({ allowed: ['tra-lai'], run: () => Promise.resolve(approved) });
    const write = (text: string) => {
      fireEvent.change(reason(), { target: { value: text.normalize('NFD') } });
    };
    await open(user, 'Trả lại');
    write('Thiếu số');
    await user.click(inDialog('Trả lại'));
    expect(await within(screen.getByRole('dialog')).findByText(/tối thiểu 10 ký tự/u)).not.toBeNull();
    const long = 'Hồ sơ thiếu chữ ký của người đại diện. '.repeat(12).trim();
    write(long);
    await user.click(inDialog('Trả lại'));
    await waitFor(() => expect(run.mock.calls.map(([, { lyDo }]) => lyDo)).toEqual([long]));
  });

  it('B-01 a step that is sent again after a lost answer is the same intention; the next opening is another', async () => {
    const answers = [() => Promise.reject(new AppError('network.unreachable')), () => Promise.resolve(approved)];
    const { user, run } = show({ allowed: ['phe-duyet'], run: () => answers.shift()?.() ?? Promise.resolve(approved) });
    for (const press of ['Phê duyệt', 'Phê duyệt']) {
      if (dialog() === null) {
        await open(user, press);
      }
      await user.click(inDialog(press));
    }
    await waitFor(() => expect(dialog()).toBeNull());
    await open(user, 'Phê duyệt');
    await user.click(inDialog('Phê duyệt'));
    await waitFor(() => expect(dialog()).toBeNull());

    const [first, again, other] = run.mock.calls.map(([, input]) => input.maLanGui);
    expect(first).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
  });

  it('B-01 X-02 what is typed anew after a lost answer is another intention: it is not answered with the first one', async () => {
    const lost = () => Promise.reject(new AppError('network.timeout'));
    const answers = [lost, lost, lost];
    const { user, run } = show({
      allowed: ['tra-lai'],
      run: () => answers.shift()?.() ?? Promise.resolve(approved),
    });
    await open(user, 'Trả lại');
    await user.click(reason());
    await user.paste('Thiếu hợp đồng của 02 lao động');
    await user.click(inDialog('Trả lại'));
    await user.click(inDialog('Trả lại'));
    await user.click(reason());
    await user.paste(', và của Trần Thị Bình');
    await user.click(inDialog('Trả lại'));
    await user.click(inDialog('Trả lại'));
    await waitFor(() => expect(dialog()).toBeNull());

    const [first, again, other, otherAgain] = run.mock.calls.map(([, input]) => input.maLanGui);
    expect(again).toBe(first);
    expect(other).not.toBe(first);
    expect(otherAgain).toBe(other);
  });

  it('B-01 V-01 a step that takes something back asks for a reason of 10 characters', async () => {
    const { user, run } = show({ allowed: ['tra-lai'], run: () => Promise.resolve(approved) });
    await open(user, 'Trả lại');
    const reason = screen.getByRole('textbox', { name: /Lý do/u });
    await user.click(reason);
    await user.paste('Thiếu');
    await user.click(inDialog('Trả lại'));
    expect(run).not.toHaveBeenCalled();
    expect(reason.getAttribute('aria-invalid')).toBe('true');

    await user.click(reason);
    await user.paste(' hợp đồng của 02 lao động');
    await user.click(inDialog('Trả lại'));
    await waitFor(() => expect(run).toHaveBeenCalledTimes(1));
    expect(run.mock.calls[0]?.[1].lyDo).toBe('Thiếu hợp đồng của 02 lao động');
  });

  it.each([
    ['the stamp is stale', new AppError('http.conflict', { status: 409 })],
    ['the status has moved', moved],
  ])(
    'B-01 X-02 somebody else was first, %s: says so, keeps what was typed, and shows the latest on demand and the words again in the same step',
    async (_, error) => {
      const conflict = () => Promise.reject(error);
      const { user, onReload } = show({ allowed: ['tra-lai'], run: conflict });
      await open(user, 'Trả lại');
      await user.click(screen.getByRole('textbox', { name: /Lý do/u }));
      await user.paste('Thiếu hợp đồng của 02 lao động');
      await user.click(inDialog('Trả lại'));
      const latest = await screen.findByRole('button', { name: 'Xem bản mới nhất' });
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Lý do/u }).value).toBe(
        'Thiếu hợp đồng của 02 lao động',
      );

      await user.click(latest);
      await waitFor(() => expect(dialog()).toBeNull());
      expect(onReload).toHaveBeenCalledTimes(1);
      await open(user, 'Trả lại');
      expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: /Lý do/u }).value).toBe(
        'Thiếu hợp đồng của 02 lao động',
      );
    },
  );

  it('V-05 A-10 what was typed is offered again, in the same step of the same record, when the page itself had gone', async () => {
    const missing = 'Thiếu hợp đồng của 02 lao động';
    const run = () => Promise.resolve(approved);
    const allowed: readonly Step[] = ['tra-lai', 'tu-choi'];
    const first = show({ allowed, run });
    await first.user.click(button('Trả lại'));
    await first.user.click(reason());
    await first.user.paste(missing);
    expect(holdsUnkept()).toBe(false);
    first.leave();

    const other = show({ allowed, run, record: { ...report, id: 'r11' } });
    await other.user.click(button('Trả lại'));
    expect(reason().value).toBe('');
    other.leave();

    const again = show({ allowed, run });
    await again.user.click(button('Từ chối'));
    expect(reason().value).toBe('');
    await again.user.click(inDialog('Hủy'));
    await waitFor(() => expect(dialog()).toBeNull());
    await again.user.click(button('Trả lại'));
    expect(reason().value).toBe(missing);
    expect(screen.getByText(/khôi phục/u)).toBeTruthy();

    await again.user.click(inDialog('Trả lại'));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(again.run.mock.calls[0]?.[1].lyDo).toBe(missing);
    await again.user.click(button('Trả lại'));
    expect(reason().value).toBe('');
  });

  it('B-01 shows the steps that are allowed and no other, those beyond the third in a menu', async () => {
    const { user } = show({
      allowed: ['phe-duyet', 'tra-lai', 'tu-choi', 'thu-hoi'],
      run: () => Promise.resolve(approved),
    });
    expect(screen.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Phê duyệt',
      'Trả lại',
      'Thao tác khác',
    ]);
    expect(screen.queryByRole('status')).toBeNull();
    await user.click(button('Thao tác khác'));
    expect(screen.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual(['Từ chối', 'Thu hồi']);
  });

  it('B-01 V-05 offers none while files of the record are not sent, and says what to do; nothing where there are none', () => {
    const run = () => Promise.resolve(approved);
    show({ allowed: ['phe-duyet', 'tra-lai', 'tu-choi', 'thu-hoi'], run, hasUnsentFiles: true });
    const status = screen.getByRole('status');
    expect(status.textContent).toBe(
      'Còn tệp chưa tải lên xong. Hãy chờ tải xong, hoặc thử lại hay bỏ tệp đó trong phần tài liệu, rồi thực hiện tiếp.',
    );
    const buttons = screen.getAllByRole<HTMLButtonElement>('button');
    expect(buttons.map(({ textContent, disabled }) => [textContent, disabled])).toEqual([
      ['Phê duyệt', true],
      ['Trả lại', true],
      ['Thao tác khác', true],
    ]);
    expect(buttons.map((each) => each.getAttribute('aria-describedby'))).toEqual([status.id, status.id, status.id]);
    cleanup();
    show({ allowed: [], run, hasUnsentFiles: true });
    expect(screen.queryByRole('status')).toBeNull();
  });
});

type Shown = {
  readonly allowed: readonly Step[];
  readonly run: Run;
  readonly hasUnsentFiles?: boolean;
  readonly record?: Report;
};

function show({ allowed, run, hasUnsentFiles = false, record = report }: Shown) {
  const spy = vi.fn(run);
  const onDone = vi.fn<(record: Report) => void>();
  const onReload = vi.fn<() => void>();
  const describeStep = (id: Step, label: string, asks: 'nothing' | 'reason'): StepDescription<Report, Step> => ({
    id,
    label,
    asks,
    tone: asks === 'reason' ? 'error' : 'primary',
    question: ({ ma }) => `Bạn có chắc chắn muốn ${label.toLowerCase()} ${ma} không?`,
    facts: () => [{ label: 'Tổng số tiền phải nộp', value: '9.750.000 ₫' }],
    done: 'Đã xong.',
    run: spy,
  });
  const steps = [
    describeStep('phe-duyet', 'Phê duyệt', 'nothing'),
    describeStep('tra-lai', 'Trả lại', 'reason'),
    describeStep('tu-choi', 'Từ chối', 'reason'),
    describeStep('thu-hoi', 'Thu hồi', 'nothing'),
    describeStep('gui', 'Gửi', 'nothing'),
  ];
  const { unmount } = render(
    <Surroundings services={fakeServices().services}>
      <WorkflowSteps
        record={record}
        allowed={allowed}
        steps={steps}
        onDone={onDone}
        onReload={onReload}
        hasUnsentFiles={hasUnsentFiles}
      />
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), run: spy, onDone, onReload, leave: unmount };
}
