// @vitest-environment jsdom
import { cleanup, render, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { AppError } from '@/domain/errors/app-error';
import type { RecordFormRef } from '@/machines/records/record-form-machine';
import { useRecordForm, type RecordCalls } from '@/views/shared/record/use-record-form';

import { fakeServices, Surroundings } from '../list/list-fixtures';

type Note = { readonly ten: string };
type StoredNote = Note & { readonly id: string; readonly concurrencyStamp: string };

afterEach(cleanup);

it('C-07 a new record is named the same when it is sent again after a lost answer, changed meanwhile or not', async () => {
  const create = vi.fn<RecordCalls<Note, StoredNote>['create']>(() => Promise.reject(new AppError('network.timeout')));
  const get = () => Promise.reject(new Error('There is none yet.'));
  let ref: RecordFormRef<Note, StoredNote> | undefined;
  function Page() {
    ref = useRecordForm<Note, StoredNote>(
      undefined,
      { get, create, update: get },
      { inputOf: whole, normalize: whole },
    );
    return null;
  }
  render(
    <Surroundings services={fakeServices().services}>
      <Page />
    </Surroundings>,
  );
  for (const ten of ['một', 'một', 'hai']) {
    const count = create.mock.calls.length;
    ref?.send({ type: 'record.save', input: { ten } });
    await waitFor(() => expect([create.mock.calls.length, ref?.getSnapshot().value]).toEqual([count + 1, 'failed']));
  }
  const [first, ...others] = create.mock.calls.map(([, , intention]) => intention);
  expect(first).toMatch(/^[\da-f]{8}-/u);
  expect(others).toEqual([first, first]);
});

function whole({ ten }: Note): Note {
  return { ten };
}
