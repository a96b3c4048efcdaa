// @vitest-environment jsdom
import { cleanup, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import type { Worker, WorkerInput } from '@/domain/workers/worker';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';

import { enter } from '../../../support/enter';
import { renderAt, storedWorker } from '../../shared/form/record-fixtures';

const editPath = '/csdl/nguoi-lao-dong/w1/sua';

type Update = (id: string, input: WorkerInput & { readonly concurrencyStamp: string }) => Promise<Worker>;

afterEach(() => {
  cleanup();
  forgetDrafts();
  window.history.pushState(null, '', '/');
});

const fieldOf = (label: string) =>
  screen.findByLabelText(new RegExp(`^${label}`, 'u'), { selector: 'input, textarea' });
const button = (name: string) => screen.getByText(name, { selector: 'button' });

describe('form of a worker whom an application before has recorded', () => {
  it('B-10 saves another field of an old record whose numbers today’s rules would refuse, and says so of a new one', async () => {
    const old: Worker = {
      ...storedWorker,
      soCccd: '183456789',
      dienThoai: '01234567890',
      soHoChieu: null,
      hopDong: [],
    };
    const update = vi.fn<Update>((_, input) => Promise.resolve({ ...old, ...input }));
    const { user } = renderAt({ path: editPath, workers: { get: () => Promise.resolve(old), update } });
    await enter(user, await fieldOf('Địa chỉ'), 'Thôn 1');
    await user.click(button('Lưu thay đổi'));

    await waitFor(() => {
      expect(update).toHaveBeenCalledOnce();
    });
    expect(update.mock.calls[0]?.[1]).toMatchObject({
      soCccd: '183456789',
      dienThoai: '01234567890',
      diaChi: 'Thôn 1',
    });
  });

  it('B-10 refuses a number of nine digits that is typed', async () => {
    const update = vi.fn<Update>();
    const { user } = renderAt({ path: editPath, workers: { update } });
    const number = await fieldOf('Số CCCD');
    await user.clear(number);
    await enter(user, number, '183456789');
    await user.click(button('Lưu thay đổi'));

    await waitFor(() => {
      expect(document.activeElement).toBe(number);
    });
    expect([update.mock.calls.length, number.getAttribute('aria-invalid')]).toEqual([0, 'true']);
  });
});
