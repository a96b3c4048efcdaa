// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { Worker } from '@/domain/workers/worker';
import type { FundReportEditRef } from '@/machines/records/fund-report-edit-machine';
import type { Services } from '@/views/app/services-context';
import { WorkerFinder } from '@/views/fund/fund-reports/worker-finder';
import { useReportEdit } from '@/views/fund/fund-reports/use-report-edit';
import { forgetDrafts } from '@/views/shared/unsaved/use-draft';
import { holdsUnkept } from '@/views/shared/unsaved/use-unsaved-guard';

import { report } from '../../../domain/fund-reports/report-fixtures';
import { storedWorker } from '../../shared/form/record-fixtures';
import { fakeServices, Surroundings } from '../../shared/list/list-fixtures';

afterEach(() => {
  cleanup();
  forgetDrafts();
});

const first = '040301000001';
const second = '040301000002';
const box = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Tìm trong CSDL theo số CCCD' });

describe('workers added by their number', () => {
  it('B-01 V-05 on a slow line keep the next number that is typed meanwhile, and look for it where Enter was pressed', async () => {
    const { user, finds, found } = await open();
    await user.type(box(), `${first}{Enter}`);
    await user.type(box(), second.slice(0, 5));
    expect(holdsUnkept()).toBe(true);
    act(() => finds[0]?.resolve(true));
    await waitFor(() => expect(found()).toEqual([first]));
    expect(holdsUnkept()).toBe(false);
    expect(box().value).toBe(second.slice(0, 5));

    await user.type(box(), `${second.slice(5)}{Enter}`);
    act(() => finds[1]?.resolve(true));
    await waitFor(() => expect(found()).toEqual([first, second]));
    expect(box().value).toBe('');
  });

  it('B-01 V-05 are added one after another where the next one is asked for before the answer has come', async () => {
    const { user, finds, found } = await open();
    await user.type(box(), `${first}{Enter}`);
    await user.type(box(), `${second}{Enter}`);
    act(() => finds[0]?.resolve(true));
    await waitFor(() => expect(finds).toHaveLength(2));
    act(() => finds[1]?.resolve(true));
    await waitFor(() => expect(found()).toEqual([first, second]));
    expect(box().value).toBe('');
  });

  it('B-01 X-02 are told by their number where nobody has it, or where it could not be looked for', async () => {
    const { user, finds, found } = await open();
    await user.type(box(), `${first}{Enter}`);
    await user.type(box(), `${second}{Enter}`);
    act(() => finds[0]?.resolve(false));
    await waitFor(() => expect(finds).toHaveLength(2));
    expect(screen.getByRole('status').textContent).toContain(first);
    act(() => finds[1]?.reject(new AppError('network.timeout', { status: 0 })));
    await waitFor(() => expect(screen.getByRole('status').textContent).toContain(`Chưa tìm được số CCCD ${second}`));
    expect(screen.getByRole('status').textContent).toContain(`Không có người lao động với số CCCD ${first}`);
    expect([box().value, found()]).toEqual([first, []]);
  });
});

type Find = { readonly resolve: (isThere: boolean) => void; readonly reject: (error: AppError) => void };

/** A report without lines over a database that answers when the test says so. */
async function open() {
  const finds: Find[] = [];
  const numbers = new Map<string, Worker>();
  const list: Services['workers']['list'] = ({ search }) =>
    new Promise((resolve, reject) => {
      const worker = { ...storedWorker, id: search, soCccd: search };
      numbers.set(search, worker);
      finds.push({
        resolve: (isThere) => {
          resolve({ items: isThere ? [worker as never] : [], totalCount: isThere ? 1 : 0 });
        },
        reject,
      });
    });
  const get: Services['workers']['get'] = (id) => Promise.resolve(numbers.get(id) ?? storedWorker);
  const { services } = fakeServices({
    workers: { list, get },
    fundReports: { lines: () => Promise.resolve([]), saveLines: vi.fn<Services['fundReports']['saveLines']>() },
  });
  let ref: FundReportEditRef | undefined;
  function Page() {
    const editRef = useReportEdit(shown);
    ref = editRef;
    return <WorkerFinder editRef={editRef} />;
  }
  render(
    <Surroundings services={services}>
      <Page />
    </Surroundings>,
  );
  await waitFor(() => expect(ref?.getSnapshot().matches('loading')).toBe(false));
  return {
    user: userEvent.setup({ delay: null }),
    finds,
    found: () => ref?.getSnapshot().context.lines.map(({ soCccd }) => soCccd),
  };
}

const shown = report();
