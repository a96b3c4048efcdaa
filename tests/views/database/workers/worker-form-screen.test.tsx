// @vitest-environment jsdom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { Worker, WorkerInput } from '@/domain/workers/worker';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { renderAt, storedWorker } from '../../shared/form/record-fixtures';
import { enter } from '../../../support/enter';
import { refusalOf } from '../../shared/form/refusals';

const createPath = '/csdl/nguoi-lao-dong/them-moi';
const editPath = '/csdl/nguoi-lao-dong/w1/sua';

type Update = (id: string, input: WorkerInput & { readonly concurrencyStamp: string }) => Promise<Worker>;

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

/** By label, which is what a person finds it by; roles cost seconds in a form of this size. */
const fieldOf = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label}`, 'u'), { selector: 'input, textarea' });
const button = (name: string) => screen.getByText(name, { selector: 'button' });

describe('worker form', () => {
  it('B-10 V-02 shows no error before a field was left, then says what is wrong with that field only', async () => {
    const { user } = renderAt({ path: createPath });
    const name = await fieldOf('Họ và tên');

    expect(screen.queryByText('Trường này không được bỏ trống.')).toBeNull();
    await user.type(name, 'A');
    expect(name.getAttribute('aria-invalid')).toBe('false');
    await user.tab();

    const message = screen.getByText('Phải nhập tối thiểu 2 ký tự. (Hiện có 1 ký tự)');
    expect(name.getAttribute('aria-invalid')).toBe('true');
    expect(name.className).toContain('is-invalid');
    expect(name.getAttribute('aria-describedby')).toBe(message.id);
    expect(document.querySelectorAll('.is-invalid')).toHaveLength(1);
  });

  it('B-10 V-02 blocks an invalid submit, focuses the first invalid field and announces how many there are', async () => {
    const create = vi.fn();
    const { user } = renderAt({ path: createPath, workers: { create } });
    const name = await fieldOf('Họ và tên');

    await user.click(button('Thêm người lao động'));

    await waitFor(() => {
      expect(document.activeElement).toBe(name);
    });
    expect(screen.getByText('4 trường cần sửa trước khi lưu.')).toBeDefined();
    expect(create).not.toHaveBeenCalled();
  });

  it('V-02 opens a folded contract that has an invalid field and focuses that field', async () => {
    const { user } = renderAt({ path: editPath });
    await fieldOf('Họ và tên');
    await user.click(screen.getByLabelText(/^Mở: Nhật Bản/u));
    const from = await fieldOf('Thời hạn từ ngày');
    await user.clear(from);
    await enter(user, from, '32/13/2026');
    await user.click(screen.getByLabelText(/^Thu gọn: Nhật Bản/u));

    await user.click(button('Lưu thay đổi'));

    await waitFor(async () => {
      expect(document.activeElement).toBe(await fieldOf('Thời hạn từ ngày'));
    });
    expect(document.activeElement).toHaveProperty('value', '32/13/2026');
    expect(screen.getByText(/^Ngày không hợp lệ\./u)).toBeDefined();
  });

  it('V-03 saves once when Enter is pressed twice, and never on Enter in a text area', async () => {
    const update = vi.fn<Update>(() => Promise.resolve(storedWorker));
    const { user } = renderAt({ path: editPath, workers: { update } });
    const note = await fieldOf('Ghi chú');
    await user.type(note, 'dòng một{Enter}dòng hai');
    expect(note).toHaveProperty('value', 'dòng một\ndòng hai');

    await user.type(await fieldOf('Email'), '{Enter}{Enter}');

    await screen.findByText('Mã số lao động 042196000045');
    expect(update).toHaveBeenCalledTimes(1);
  });

  it('V-03 saves once when the button is pressed twice, and shows the progress in it', async () => {
    const answers: ((worker: Worker) => void)[] = [];
    const update = vi.fn<Update>(() => new Promise((resolve) => answers.push(resolve)));
    const { user } = renderAt({ path: editPath, workers: { update } });
    await enter(user, await fieldOf('Ghi chú'), 'đã kiểm tra');

    await user.dblClick(button('Lưu thay đổi'));
    expect(await screen.findByText('Đang lưu…')).toBeDefined();
    act(() => {
      answers[0]?.(storedWorker);
    });

    await screen.findByText('Mã số lao động 042196000045');
    expect(update).toHaveBeenCalledTimes(1);
    expect(update.mock.calls[0]?.[1]).toEqual({
      ...inputOf(storedWorker),
      ghiChu: 'đã kiểm tra',
      concurrencyStamp: 'stamp-1',
    });
    expect(await screen.findByText('Cập nhật thành công.')).toBeDefined();
  });

  it('V-04 puts server errors on their fields by wire path, others above the form, until the field is edited', async () => {
    const error = refusalOf(
      { message: 'Số hộ chiếu đã có.', members: ['SoHoChieu'] },
      { message: 'Ngày ký chưa đúng.', members: ['HopDong[0].NgayKy'] },
      { message: 'Đã hết hạn mức trong ngày.', members: ['HanMuc'] },
    );
    const { user } = renderAt({ path: editPath, workers: { update: () => Promise.reject(error) } });
    const passport = await fieldOf('Số hộ chiếu');

    await user.click(button('Lưu thay đổi'));

    expect(await screen.findByText('Số hộ chiếu đã có.')).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(passport));
    expect((await fieldOf('Ngày ký hợp đồng')).getAttribute('aria-invalid')).toBe('true');
    expect(within(screen.getByRole('alert')).getByText('Đã hết hạn mức trong ngày.')).toBeDefined();

    await user.type(passport, '8');
    expect(screen.queryByText('Số hộ chiếu đã có.')).toBeNull();
    expect(screen.getByText('Ngày ký chưa đúng.')).toBeDefined();
  });

  it('B-10 shows the refusal of a second CCCD as the server says it, on the field', async () => {
    const message = 'Số CCCD 042196000045 đã tồn tại: Đào Thị Ứng, 14/06/1996.';
    const server = { code: 'QuyHoTro:07001', message, details: null, data: null, validationErrors: null };
    const update = () => Promise.reject(new AppError('server.message', { status: 403, server }));
    const { user } = renderAt({ path: editPath, workers: { update } });
    const number = await fieldOf('Số CCCD');

    await user.click(button('Lưu thay đổi'));

    expect(await screen.findByText(message)).toBeDefined();
    await waitFor(() => expect(document.activeElement).toBe(number));
  });

  it('B-10 asks for a reason where the CCCD contradicts sex or birth year, and saves with one', async () => {
    const update = vi.fn<Update>(() => Promise.resolve(storedWorker));
    const { user } = renderAt({ path: editPath, workers: { update } });
    const number = await fieldOf('Số CCCD');
    expect(screen.queryByLabelText(/^Lý do số CCCD/u)).toBeNull();

    await user.clear(number);
    await enter(user, number, '042096000045');
    await user.tab();
    expect(await screen.findByText('Số CCCD không phù hợp với giới tính hoặc năm sinh.')).toBeDefined();
    expect(screen.getByText('Theo số CCCD: Nam, sinh năm 1996.')).toBeDefined();

    await enter(user, screen.getByLabelText(/^Lý do số CCCD/u), 'Sổ hộ khẩu ghi sai giới tính');
    await user.click(button('Lưu thay đổi'));

    await screen.findByText('Mã số lao động 042196000045');
    expect(update.mock.calls[0]?.[1]).toMatchObject({
      soCccd: '042096000045',
      lyDoCccd: 'Sổ hộ khẩu ghi sai giới tính',
    });
  });

  it('B-10 offers the sex that the CCCD says, and sets it on demand only', async () => {
    const { user } = renderAt({ path: createPath });
    await enter(user, await fieldOf('Số CCCD'), '042196000045');

    expect(screen.getByLabelText('Nam')).toHaveProperty('checked', true);
    await user.click(button('Dùng giới tính: Nữ'));
    expect(screen.getByLabelText('Nữ')).toHaveProperty('checked', true);
  });

  it('B-10 adds and removes contracts from the keyboard, and keeps one that has a certificate', async () => {
    const { user } = renderAt({ path: editPath });
    await fieldOf('Họ và tên');
    expect(screen.getByLabelText(/^Xóa: Nhật Bản/u).getAttribute('aria-disabled')).toBe('true');

    button('Thêm hợp đồng').focus();
    await user.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(screen.getAllByLabelText(/^Hình thức đi/u).at(-1)));

    await user.click(screen.getByLabelText('Xóa: Hợp đồng mới'));
    await user.click(await screen.findByText('Có'));
    await waitFor(() => {
      expect(screen.queryByLabelText('Xóa: Hợp đồng mới')).toBeNull();
    });
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText(/^Mở: Nhật Bản/u)));
  });

  it('B-04 B-10 locks the unit of a contract that has a certificate, with the reason, and no other one', async () => {
    const { user } = renderAt({ path: editPath });
    await fieldOf('Họ và tên');
    await user.click(screen.getByLabelText(/^Mở: Nhật Bản/u));
    expect(await fieldOf('Đơn vị đưa đi')).toHaveProperty('disabled', true);
    expect(await fieldOf('Số hợp đồng')).toHaveProperty('readOnly', false);
    const why = 'Hợp đồng đã có giấy chứng nhận GCN.2026.0004821 nên không xóa, không đổi đơn vị được.';
    expect(screen.getByText(why)).toBeDefined();

    await user.click(button('Thêm hợp đồng'));
    const added = within(screen.getByRole('group', { name: 'Hợp đồng mới' }));
    expect(added.getByLabelText(/^Đơn vị đưa đi/u)).toHaveProperty('disabled', false);
  });

  it('B-10 keeps what was typed when a save does not get through, and saves it on the next try', async () => {
    const update = vi
      .fn<Update>()
      .mockRejectedValueOnce(new AppError('network.timeout', { status: 0 }))
      .mockResolvedValueOnce(storedWorker);
    const { user } = renderAt({ path: editPath, workers: { update } });
    await enter(user, await fieldOf('Ghi chú'), 'giữ lại');

    await user.click(button('Lưu thay đổi'));
    await user.click(await screen.findByText('Thử lại'));

    await screen.findByText('Mã số lao động 042196000045');
    expect(update.mock.calls.map(([, input]) => input.ghiChu)).toEqual(['giữ lại', 'giữ lại']);
  });

  it('X-02 shows a 409 field by field and saves my changes over the present record', async () => {
    const theirs = { ...storedWorker, concurrencyStamp: 'stamp-2', dienThoai: '0987654321' };
    const get = vi.fn().mockResolvedValueOnce(storedWorker).mockResolvedValue(theirs);
    const update = vi
      .fn<Update>()
      .mockRejectedValueOnce(new AppError('http.conflict', { status: 409 }))
      .mockResolvedValueOnce(storedWorker);
    const { user } = renderAt({ path: editPath, workers: { get, update } });
    await enter(user, await fieldOf('Ghi chú'), 'của tôi');
    await user.click(button('Lưu thay đổi'));

    const dialog = await screen.findByRole('dialog', { name: 'Dữ liệu đã được người khác thay đổi' });
    const phone = within(dialog).getByRole('group', { name: 'Điện thoại' });
    expect(
      within(phone)
        .getAllByRole('definition')
        .map((cell) => cell.textContent),
    ).toEqual(['0912 345 678', '0912 345 678', '0987 654 321']);
    expect(within(dialog).getByRole('group', { name: 'Ghi chú' })).toBeDefined();

    await user.click(within(dialog).getByRole('button', { name: 'Giữ thay đổi của tôi' }));
    await screen.findByText('Mã số lao động 042196000045');
    expect(update.mock.calls[1]?.[1]).toMatchObject({
      ghiChu: 'của tôi',
      dienThoai: '0987654321',
      concurrencyStamp: 'stamp-2',
    });
  });

  it('X-02 takes their version into the form, or leaves the form as it was', async () => {
    const theirs = { ...storedWorker, concurrencyStamp: 'stamp-2', ghiChu: 'của họ' };
    const get = vi.fn().mockResolvedValueOnce(storedWorker).mockResolvedValue(theirs);
    const update = () => Promise.reject(new AppError('http.conflict', { status: 409 }));
    const { user } = renderAt({ path: editPath, workers: { get, update } });
    const note = await fieldOf('Ghi chú');
    await enter(user, note, 'của tôi');

    await user.click(button('Lưu thay đổi'));
    await user.click(await screen.findByText('Quay lại biểu mẫu'));
    expect(note).toHaveProperty('value', 'của tôi');

    await user.click(button('Lưu thay đổi'));
    await user.click(await screen.findByText('Lấy bản của người khác'));
    await waitFor(() => {
      expect(note).toHaveProperty('value', 'của họ');
    });
  });

  it('K-03 speaks English to an English reader', async () => {
    const { user } = renderAt({ path: createPath, culture: 'en' });
    const name = await fieldOf('Full name');
    await user.click(name);
    await user.tab();

    expect(await screen.findByText('This field is required.')).toBeDefined();
  });
});

function inputOf(worker: Worker): WorkerInput {
  const { id, creationTime, creatorId, lastModificationTime, lastModifierId, concurrencyStamp, ...input } = worker;
  expect([id, creationTime, creatorId, lastModificationTime, lastModifierId, concurrencyStamp]).toHaveLength(6);
  return input;
}

describe('worker form of a provincial authority', () => {
  it('B-10 DS3 shows contracts of units locked, with the reason, and enters direct ones', async () => {
    const { user } = renderAt({ path: editPath, unitTypeId: 3 });
    await fieldOf('Họ và tên');
    expect(screen.getByLabelText(/^Xóa: Nhật Bản/u).getAttribute('aria-disabled')).toBe('true');
    await user.click(screen.getByLabelText(/^Mở: Nhật Bản/u));
    expect(await fieldOf('Số hợp đồng')).toHaveProperty('readOnly', true);
    expect(screen.getByText('Hợp đồng do đơn vị đưa đi khai báo, ở đây chỉ xem.')).toBeDefined();

    await user.click(button('Thêm hợp đồng'));
    const added = within(screen.getByRole('group', { name: 'Hợp đồng mới' }));
    const form = added.getByLabelText<HTMLSelectElement>(/^Hình thức đi/u);
    expect([form.value, form.disabled]).toEqual(['6a', false]);
    expect([...form.options].map(({ value }) => value)).toEqual(['', '6a', '6b']);
  });
});
