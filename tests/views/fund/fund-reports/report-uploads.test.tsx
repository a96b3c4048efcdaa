// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Route } from 'wouter';

import type { Attachment } from '@/domain/attachments/attachment';
import { AppError } from '@/domain/errors/app-error';
import { href, routes } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import type { Services } from '@/views/app/services-context';
import { ReportScreen } from '@/views/fund/fund-reports/report-screen';

import { report } from '../../../domain/fund-reports/report-fixtures';
import { held, passport, pdf } from '../../shared/attachments/attachments-fixtures';
import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const sentence = /^Còn tệp chưa tải lên xong/u;
const stored: Attachment = { ...passport, id: 'B', ten: 'quet.pdf' };

it('B-01 V-05 offers no step of a report while a file is on its way or waits to be sent again, and says why', async () => {
  const sending = held<Attachment>();
  const upload = vi
    .fn<Services['attachments']['upload']>()
    .mockRejectedValueOnce(new AppError('network.unreachable', { status: 0 }))
    .mockReturnValueOnce(sending.promise);
  const { user } = await open({ upload });
  const send = await screen.findByRole<HTMLButtonElement>('button', { name: 'Gửi báo cáo' });
  expect([send.disabled, screen.queryByText(sentence)]).toEqual([false, null]);

  await choose('quet.pdf');
  await screen.findByText(/^Chưa tải lên được: /u);
  expect([stepButton().disabled, screen.getByText(sentence).getAttribute('role')]).toEqual([true, 'status']);

  await user.click(screen.getByRole('button', { name: 'Thử lại quet.pdf' }));
  await screen.findByRole('progressbar', { name: 'Tiến độ tải lên quet.pdf' });
  expect(stepButton().disabled).toBe(true);

  sending.resolve(stored);
  await screen.findByText('Đã đính kèm quet.pdf.');
  await waitFor(() => expect(stepButton().disabled).toBe(false));
  expect(screen.queryByText(sentence)).toBeNull();
});

it('B-01 V-05 goes on with a file when the report is loaded anew, and shows the new report once it is through', async () => {
  const sending = held<Attachment>();
  const signals: AbortSignal[] = [];
  const again = held<ReturnType<typeof report>>();
  const { user, get } = await open({
    upload: (_, __, signal) => {
      signals.push(signal);
      return sending.promise;
    },
  });
  // The step is taken and the report asked for again; the answer comes only after a file was added.
  get.mockReturnValue(again.promise);
  await user.click(await screen.findByRole('button', { name: 'Gửi báo cáo' }));
  await user.click((await screen.findAllByRole('button', { name: 'Gửi báo cáo' })).at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await choose('quet.pdf');
  await screen.findByRole('progressbar', { name: 'Tiến độ tải lên quet.pdf' });
  await act(async () => {
    again.resolve(report({ ...own, concurrencyStamp: 'stamp-1', trangThai: 2 }));
    await again.promise;
  });
  expect(get).toHaveBeenCalledTimes(2);
  expect(signals.map(({ aborted }) => aborted)).toEqual([false]);
  expect(screen.getByRole('progressbar', { name: 'Tiến độ tải lên quet.pdf' })).toBeDefined();

  sending.resolve(stored);
  expect(await screen.findByRole('button', { name: 'Thu hồi' })).toBeDefined();
});

const own = { donViId: 'unit-own', coNoiDung: true, khongPhatSinh: true };

async function open(attachments: Partial<Services['attachments']>) {
  const get = vi.fn<Services['fundReports']['get']>(() => Promise.resolve(report(own)));
  const { services } = fakeServices({
    fundReports: {
      get,
      lines: () => Promise.resolve([]),
      step: () => Promise.resolve(report({ ...own, concurrencyStamp: 'stamp-1', trangThai: 2 })),
    },
    attachments: {
      list: () => Promise.resolve({ items: [], duocSua: true }),
      check: () => Promise.resolve(undefined),
      ...attachments,
    },
  });
  window.history.replaceState(null, '', `${href('fundReport', { reportId: 'report' })}?tab=tai-lieu`);
  const granted = [policies.fundReportsEdit, policies.fundReportsSubmit];
  render(
    <Surroundings services={services} authRef={signedInAuth(granted, 'vi', 2)} isStrict={false}>
      <Route path={routes.fundReport.path}>
        <ReportScreen />
      </Route>
    </Surroundings>,
  );
  await screen.findByRole('button', { name: 'Gửi báo cáo' });
  return { user: userEvent.setup({ delay: null }), get };
}

const stepButton = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Gửi báo cáo' });

async function choose(name: string) {
  const input = await screen.findByLabelText('Chọn tệp đính kèm', { selector: 'input' });
  fireEvent.change(input, { target: { files: [pdf(name)] } });
}
