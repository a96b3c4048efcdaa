// @vitest-environment jsdom
import { act, cleanup, render } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { waitFor } from 'xstate';

import { AppError } from '@/domain/errors/app-error';
import type { FundReport } from '@/domain/fund-reports/fund-report';
import type { FundReportEditRef } from '@/machines/records/fund-report-edit-machine';
import { useReportEdit } from '@/views/fund/fund-reports/use-report-edit';

import { newLine, report, storedLine } from '../../../domain/fund-reports/report-fixtures';
import { fakeServices, Surroundings } from '../../shared/list/list-fixtures';
import { comeBack, refuseTokens, signedIn } from '../../shared/lost-session';

afterEach(cleanup);

it('A-10 B-01 a report that could not be saved for a lost session is saved as soon as the person is back', async () => {
  const saveLines = vi
    .fn()
    .mockRejectedValueOnce(new AppError('http.sessionExpired', { status: 401 }))
    .mockResolvedValue({ baoCao: report({ concurrencyStamp: 'stamp-1' }), dong: [storedLine(0)] });
  const { services } = fakeServices({ fundReports: { lines: () => Promise.resolve([]), saveLines } as never });
  const authRef = await signedIn();
  const started: FundReportEditRef[] = [];
  render(
    <Surroundings services={services} authRef={authRef}>
      <Editor
        onStarted={(ref) => {
          started.push(ref);
        }}
      />
    </Surroundings>,
  );
  const reached = (state: 'failed' | 'settled') =>
    act(async () => {
      await waitFor(lastOf(started), (snapshot) =>
        state === 'settled' ? snapshot.hasTag(state) : snapshot.matches(state),
      );
    });

  await reached('settled');
  act(() => {
    lastOf(started).send({ type: 'lines.change', lines: [newLine(0)] });
    lastOf(started).send({ type: 'edit.save' });
  });
  await reached('failed');
  await refuseTokens(authRef);
  expect(saveLines).toHaveBeenCalledTimes(1);
  await comeBack(authRef);
  await reached('settled');
  expect(saveLines.mock.calls.map(([, changes]) => (changes as { luu: readonly unknown[] }).luu.length)).toEqual([
    1, 1,
  ]);
});

function lastOf(started: readonly FundReportEditRef[]): FundReportEditRef {
  const ref = started.at(-1);
  if (ref === undefined) {
    throw new Error('The editor starts with its first drawing.');
  }
  return ref;
}

const shown: FundReport = report();

function Editor({ onStarted }: { readonly onStarted: (ref: FundReportEditRef) => void }) {
  onStarted(useReportEdit(shown));
  return null;
}
