// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { Route } from 'wouter';

import { fundUnitTypeId } from '@/domain/constants';
import { AppError } from '@/domain/errors/app-error';
import type { FundReport } from '@/domain/fund-reports/fund-report';
import { href, routes } from '@/domain/navigation/routes';
import { policies } from '@/domain/policies/policy-names';
import type { Services } from '@/views/app/services-context';
import { ReportScreen } from '@/views/fund/fund-reports/report-screen';

import { report } from '../../../domain/fund-reports/report-fixtures';
import { held } from '../../shared/attachments/attachments-fixtures';
import { fakeServices, signedInAuth, Surroundings } from '../../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  window.history.replaceState(null, '', '/');
});

const sent = { trangThai: 2, daMo: false, coNoiDung: true, daGui: true } as const;
const noted = report({ ...sent, daMo: true, concurrencyStamp: 'stamp-1' });

it('B-01 appraises a report with the stamp that noting its opening has given it, and loses nothing typed to it', async () => {
  const noting = held<FundReport>();
  const { user, get, markOpened, step } = open({ markOpened: () => noting.promise });
  await waitFor(() => expect(markOpened).toHaveBeenCalledTimes(1));
  // What could be typed before the answer would be lost, or sent with a stamp that counts no more.
  expect(screen.queryByRole('button', { name: 'Thẩm định' })).toBeNull();

  noting.resolve(noted);
  await appraise(user, 'Khớp hồ sơ.');

  expect(step.mock.calls.map(([{ concurrencyStamp }, verb, { yKien }]) => [concurrencyStamp, verb, yKien])).toEqual([
    ['stamp-1', 'tham-dinh', 'Khớp hồ sơ.'],
  ]);
  // Once for the page and once after the step.
  expect([get.mock.calls.length, markOpened.mock.calls.length]).toEqual([2, 1]);
});

it('B-01 shows a report all the same when its opening cannot be noted', async () => {
  const { user, step } = open({
    markOpened: () => Promise.reject(new AppError('network.unreachable', { status: 0 })),
  });
  await appraise(user, 'Khớp hồ sơ.');
  expect(step.mock.calls[0]?.[0].concurrencyStamp).toBe('stamp-0');
});

it.each([
  ['the Fund has opened', report({ ...sent, daMo: true }), [policies.fundReportsAppraise]],
  ['its reader may not appraise', report(sent), [policies.fundReportsReturn]],
])('B-01 notes no opening of a report that %s', async (_, shown, granted) => {
  const { markOpened } = open({ get: () => Promise.resolve(shown), granted });
  expect(await screen.findByRole('heading', { name: shown.ma })).toBeDefined();
  expect(markOpened).not.toHaveBeenCalled();
});

type Fakes = Partial<Pick<Services['fundReports'], 'get' | 'markOpened'>> & { readonly granted?: readonly string[] };

function open({
  get: load = () => Promise.resolve(report(sent)),
  markOpened: note = () => Promise.resolve(noted),
  granted = [policies.fundReportsAppraise],
}: Fakes) {
  const get = vi.fn<Services['fundReports']['get']>(load);
  const markOpened = vi.fn<Services['fundReports']['markOpened']>(note);
  const step = vi.fn<Services['fundReports']['step']>(() => {
    const appraised = report({ ...sent, daMo: true, trangThai: 3, concurrencyStamp: 'stamp-2' });
    get.mockResolvedValue(appraised);
    return Promise.resolve(appraised);
  });
  const { services } = fakeServices({
    fundReports: { get, markOpened, step, lines: () => Promise.resolve([]) },
  });
  window.history.replaceState(null, '', href('fundReport', { reportId: 'report' }));
  render(
    <Surroundings services={services} authRef={signedInAuth(granted, 'vi', fundUnitTypeId)} isStrict={false}>
      <Route path={routes.fundReport.path}>
        <ReportScreen />
      </Route>
    </Surroundings>,
  );
  return { user: userEvent.setup({ delay: null }), get, markOpened, step };
}

async function appraise(user: ReturnType<typeof userEvent.setup>, opinion: string): Promise<void> {
  await user.click(await screen.findByRole('button', { name: 'Thẩm định' }));
  await user.type(await screen.findByRole('textbox', { name: 'Ý kiến' }), opinion);
  await user.click(screen.getAllByRole('button', { name: 'Thẩm định' }).at(-1) ?? document.body);
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
}
