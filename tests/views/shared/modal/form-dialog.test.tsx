// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { object } from 'yup';

import { AppError } from '@/domain/errors/app-error';
import { formErrorsOf } from '@/domain/validation/schema-errors';
import { requiredText } from '@/domain/validation/yup-fields';
import type { ModalInput } from '@/machines/dialogs/modal-machine';
import { FormDialog } from '@/views/shared/modal/form-dialog';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';
import { useModal } from '@/views/shared/modal/use-modal';
import { TextField } from '@/views/shared/form/text-field';

import { fakeServices, signedInAuth, Surroundings } from '../list/list-fixtures';
import { enter } from '../../../support/enter';

type Values = { readonly ten: string; readonly ghiChu: string };

beforeAll(() => import('@/views/shared/notices/notice-views'), 60_000);
afterEach(() => {
  cleanup();
  forgetDrafts();
});

const dialog = () => screen.queryByRole('dialog', { name: 'Đổi tên' });
const field = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Tên/u });
const note = () => screen.getByRole<HTMLInputElement>('textbox', { name: /^Ghi chú/u });
const question = () => screen.queryByRole('alertdialog', { name: 'Xác nhận' });

describe('FormDialog', () => {
  it('W-04 sends what is typed once, however often it is pressed, and closes when it is done', async () => {
    let finish: (saved: string) => void = () => undefined;
    const { user, submit, done } = await openDialog(
      () =>
        new Promise<string>((resolve) => {
          finish = resolve;
        }),
    );
    await user.clear(field());
    await enter(user, field(), 'Lam Giang');
    await user.dblClick(screen.getByRole('button', { name: 'Lưu' }));
    await user.click(screen.getByRole('button', { name: 'Đang xử lý…' }));

    expect(dialog()?.getAttribute('aria-busy')).toBe('true');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Đóng' }).disabled).toBe(true);
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeNull();

    finish('đã lưu');
    await waitFor(() => expect(dialog()).toBeNull());
    expect(done).toHaveBeenCalledExactlyOnceWith('đã lưu');
    expect(submit).toHaveBeenCalledExactlyOnceWith({ ten: 'Lam Giang', ghiChu: '' });
    expect(question()).toBeNull();
  });

  it('W-04 V-05 asks before what was typed goes, keeps it on Không and drops it on Có', async () => {
    const { user, submit } = await openDialog(() => Promise.resolve('đã lưu'));
    await enter(user, field(), ' mới');
    await user.click(screen.getByRole('button', { name: 'Hủy' }));
    await user.click(await screen.findByRole('button', { name: 'Không' }));
    await waitFor(() => expect(question()).toBeNull());
    expect(field().value).toBe('cũ mới');

    await user.click(screen.getByRole('button', { name: 'Đóng' }));
    await user.click(await screen.findByRole('button', { name: 'Có' }));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(submit).not.toHaveBeenCalled();

    await user.click(screen.getByText('mở'));
    expect(field().value).toBe('cũ');
  });

  it('W-04 C-03 asks once, though the language changes meanwhile in another tab, and hears the answer', async () => {
    const authRef = signedInAuth();
    authRef.start();
    const { user } = await openDialog(() => Promise.resolve('đã lưu'), {}, stored, authRef);
    await enter(user, field(), ' mới');
    await user.click(screen.getByRole('button', { name: 'Hủy' }));
    await screen.findByRole('alertdialog');
    act(() => {
      authRef.send({ type: 'language.choose', culture: 'en' });
    });
    await user.click(await screen.findByRole('button', { name: 'Yes' }));
    await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Đổi tên', hidden: true })).toBeNull());
    authRef.stop();
  });

  it('W-04 goes without a question when nothing was typed, or what was typed was taken back', async () => {
    const { user } = await openDialog(() => Promise.resolve('đã lưu'));
    await user.type(field(), 'x{Backspace}');
    await user.click(screen.getByRole('button', { name: 'Hủy' }));
    await waitFor(() => expect(dialog()).toBeNull());
    expect(question()).toBeNull();
  });

  it('V-05 offers what was typed again when the page itself had gone, and not what was given up', async () => {
    const { user, leave } = await openDialog(() => Promise.resolve('đã lưu'));
    await enter(user, field(), ' dở dang');
    leave();
    const again = await openDialog(() => Promise.resolve('đã lưu'));
    expect(field().value).toBe('cũ dở dang');
    expect(screen.getByText(/khôi phục/u)).toBeTruthy();

    await again.user.click(screen.getByRole('button', { name: 'Hủy' }));
    await again.user.click(await screen.findByRole('button', { name: 'Có' }));
    await waitFor(() => expect(dialog()).toBeNull());
    again.leave();
    await openDialog(() => Promise.resolve('đã lưu'));
    expect(field().value).toBe('cũ');
  });

  it('V-05 offers it over the record as it is now: what was not touched is taken from there', async () => {
    const answer = () => Promise.resolve('đã lưu');
    const { user, leave } = await openDialog(answer);
    await enter(user, note(), 'dở dang');
    leave();
    await openDialog(answer, {}, { ten: 'mới', ghiChu: '' });
    expect([field().value, note().value]).toEqual(['mới', 'dở dang']);
  });

  it('W-04 stays on Escape where it may not be closed by keyboard', async () => {
    const { user } = await openDialog(() => Promise.resolve('đã lưu'), { canCloseByKeyboard: false });
    await user.keyboard('{Escape}');
    expect(dialog()).not.toBeNull();
  });

  it('V-04 X-02 shows a refusal at its field and any other failure in place, and keeps what was typed', async () => {
    const refused = new AppError('server.message', {
      status: 403,
      server: { code: 'QuyHoTro:1', message: 'Tên đã có.', details: null, data: null, validationErrors: null },
    });
    const answers = [() => Promise.reject(refused), () => Promise.reject(new AppError('network.unreachable'))];
    const { user, done } = await openDialog(() => (answers.shift() ?? (() => Promise.resolve('đã lưu')))());
    await enter(user, field(), ' trùng');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(field().getAttribute('aria-invalid')).toBe('true'));
    expect(screen.getByText('Tên đã có.')).toBeTruthy();

    await enter(user, field(), ' hơn');
    await user.keyboard('{Enter}');
    expect(await screen.findByText('Không kết nối được máy chủ')).toBeTruthy();
    expect(field().value).toBe('cũ trùng hơn');

    await user.click(screen.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(done).toHaveBeenCalledTimes(1));
  });

  it('V-02 does not send what is wrong', async () => {
    const { user, submit } = await openDialog(() => Promise.resolve('đã lưu'));
    await user.clear(field());
    await user.click(screen.getByRole('button', { name: 'Lưu' }));
    await waitFor(() => expect(document.activeElement).toBe(field()));
    expect(field().getAttribute('aria-invalid')).toBe('true');
    expect(submit).not.toHaveBeenCalled();
  });

  it('W-04 S-09 goes on Escape, as the list of shortcuts promises of all that lies on top', async () => {
    const { user } = await openDialog(() => Promise.resolve('đã lưu'));
    await user.keyboard('{Escape}');
    await waitFor(() => expect(dialog()).toBeNull());
  });

  it.each([
    ['another field', { ten: 'cũ', ghiChu: 'của họ' }, /^Đã khôi phục những gì bạn nhập dở lần trước\.$/u],
    ['the same field', { ten: 'của họ', ghiChu: '' }, /nếu lưu, nội dung của họ sẽ bị thay\.$/u],
  ])(
    'V-05 T-09 what was typed comes back over %s that somebody else has changed, and says so',
    async (_, theirs, said) => {
      const { user, leave } = await openDialog(() => Promise.resolve('đã lưu'));
      await enter(user, field(), ' mới');
      leave();
      await openDialog(() => Promise.resolve('đã lưu'), undefined, theirs);

      expect([field().value, note().value]).toEqual(['cũ mới', theirs.ghiChu]);
      expect(screen.getByText(said)).toBeTruthy();
    },
  );
});

const stored: Values = { ten: 'cũ', ghiChu: '' };

async function openDialog(
  answer: () => Promise<string>,
  options?: ModalInput,
  initialValues = stored,
  authRef = signedInAuth(),
) {
  const submit = vi.fn();
  const done = vi.fn();
  const send = (values: Values) => {
    submit(values);
    return answer();
  };
  function Page() {
    const modalRef = useModal(options);
    return (
      <>
        <button
          onClick={() => {
            modalRef.send({ type: 'modal.open' });
          }}
        >
          mở
        </button>
        <FormDialog<Values, string>
          modalRef={modalRef}
          title="Đổi tên"
          initialValues={initialValues}
          validate={formErrorsOf(object({ ten: requiredText() }))}
          fieldByCode={{ 'QuyHoTro:1': 'ten' }}
          submit={send}
          submitLabel="Lưu"
          draftName="doi-ten"
          onDone={done}
        >
          <TextField name="ten" label="Tên" isRequired />
          <TextField name="ghiChu" label="Ghi chú" />
        </FormDialog>
      </>
    );
  }
  const { unmount } = render(
    <Surroundings services={fakeServices().services} authRef={authRef}>
      <Page />
    </Surroundings>,
  );
  const user = userEvent.setup({ delay: null });
  await user.click(screen.getByText('mở'));
  await screen.findByRole('dialog', { name: 'Đổi tên' });
  return { user, submit, done, leave: unmount };
}
